/** Why a move is refused. The second group occurs only under misreadings. */
export const refusalReasons = [
  'start-empty',
  'same-cell',
  'end-held',
  'end-water',
  'too-dear',
  'cut-off',
  'barred',
  'enemy-in-way',

  'friend-in-way',
  'stuck',
  'beside-to-beside',
  'end-beside',
  'wrong-side',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** Reasons that occur only under misreadings. */
export const misreadReasons: ReadonlySet<RefusalReason> = new Set(refusalReasons.slice(8))

/** A refused move. */
export interface Refusal {
  readonly reason: RefusalReason
  /** Index of the unit that should move, -1 if there is none. */
  readonly unit: number
  /** The cell that the reason refers to: where it cannot start, end or pass. */
  readonly cell: number
  /** The unit that occupies or bars the cell, -1 if none does. */
  readonly by: number
  /**
   * Points of the cheapest allowed way, -1 if there is none. For a move that is too expensive with no allowed way: of
   * the way over land.
   */
  readonly cost: number
}

/** Rules behind a refusal, the most relevant one first; M6 leaves the unit where it is. */
export const refusalRules: Readonly<Record<RefusalReason, readonly [string, ...string[]]>> = {
  'start-empty': ['J2', 'M6'],
  'same-cell': ['J3', 'M6'],
  'end-held': ['J3', 'M4', 'M6'],
  'end-water': ['J5', 'M1', 'M6'],
  'too-dear': ['M1', 'M6'],
  'cut-off': ['M1', 'M6'],
  barred: ['M5', 'M2', 'M6'],
  'enemy-in-way': ['M4', 'M6'],
  'friend-in-way': ['M4', 'M6'],
  stuck: ['J1', 'M2', 'M6'],
  'beside-to-beside': ['J9', 'M2', 'M6'],
  'end-beside': ['M5', 'M2', 'M6'],
  'wrong-side': ['M6'],
}

/** Notes about a move that is made: whether it was beside enemies that beat the unit. */
export const madeNotes = ['plain', 'start-beside', 'end-beside', 'beside-to-beside'] as const
export type MadeNote = (typeof madeNotes)[number]

/** The note of a move, by whether its start and end are beside an enemy that beats the unit. */
export function madeNote(isStartBeside: boolean, isEndBeside: boolean, steps: number): MadeNote {
  if (isStartBeside) return isEndBeside && steps === 1 ? 'beside-to-beside' : 'start-beside'
  return isEndBeside ? 'end-beside' : 'plain'
}
