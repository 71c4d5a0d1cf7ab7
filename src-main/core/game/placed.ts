/** Other properties of something placed, by name: `facing: "N"`. Plain values, so that it can be written as JSON. */
export type PlacedDetails = Readonly<Record<string, string | number | boolean | readonly number[]>>

/** Something that has a place at a moment of a run, in the words of the game's rule page. */
export interface Placed {
  /** "mouse", "robot". */
  readonly kind: string
  /** The same over its whole life, and no other's of its kind. Of entities the number that events name. */
  readonly id: number
  /** Whether events may name it, so that it can be followed: an arrow is placed, but is no entity. */
  readonly isEntity: boolean
  /** Counted from 0 at the top left, through all pages; just off the board where it stands there. */
  readonly row: number
  readonly col: number
  readonly details: PlacedDetails
}

/** Kinds in their order as given, each by id: a list that is the same however the state keeps it. */
export function byKindAndId(kinds: readonly string[], list: readonly Placed[]): Placed[] {
  return [...list].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.id - b.id)
}
