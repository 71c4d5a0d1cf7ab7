/** Why a move is refused. Those of the second group happen under misreadings only. */
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

/** Reasons that only misreadings refuse for. */
export const misreadReasons: ReadonlySet<RefusalReason> = new Set(refusalReasons.slice(8))

/** A refused move. */
export interface Refusal {
  readonly reason: RefusalReason
  /** Index of the unit that was to move, -1 when there is none. */
  readonly unit: number
  /** The cell that the reason is about: where it cannot start, end or pass. */
  readonly cell: number
  /** The unit that holds or bars the cell, -1 when none does. */
  readonly by: number
  /** Points of the cheapest way that is allowed, -1 when none is. For too expensive a move with none: of the way over land. */
  readonly cost: number
}

/** Rules that a refusal rests on, the most telling one first; M6 leaves the unit where it is. */
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

/** What is worth a word about a move that is made: which enemies that beat the unit it was beside. */
export const madeNotes = ['plain', 'start-beside', 'end-beside', 'beside-to-beside'] as const
export type MadeNote = (typeof madeNotes)[number]

/** The note of a move whose start and end are beside an enemy that beats the unit, or not. */
export function madeNote(isStartBeside: boolean, isEndBeside: boolean, steps: number): MadeNote {
  if (isStartBeside) return isEndBeside && steps === 1 ? 'beside-to-beside' : 'start-beside'
  return isEndBeside ? 'end-beside' : 'plain'
}
