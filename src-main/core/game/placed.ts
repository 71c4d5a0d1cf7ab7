/** Other properties of a placed object, by name: `facing: "N"`. Plain values, so that they can be written as JSON. */
export type PlacedDetails = Readonly<Record<string, string | number | boolean | readonly number[]>>

/** An object with a place at a moment of a run, in the words of the game's rules page. */
export interface Placed {
  /** "mouse", "robot". */
  readonly kind: string
  /** The same over its whole life, and unique within its kind. For entities it is the number used in events. */
  readonly id: number
  /** Whether events may name it, so that it can be followed: an arrow is placed, but is not an entity. */
  readonly isEntity: boolean
  /** Counted from 0 at the top left, through all pages; may be just off the board. */
  readonly row: number
  readonly col: number
  readonly details: PlacedDetails
}

/** Sorts by kind, in the given order, then by id: a list that does not depend on how the state stores it. */
export function byKindAndId(kinds: readonly string[], list: readonly Placed[]): Placed[] {
  return [...list].sort((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.id - b.id)
}
