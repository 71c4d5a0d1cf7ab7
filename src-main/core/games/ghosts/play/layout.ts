import type { Figure, SlotRange, StateLayout } from '../../../trace/trace'
import { GHOSTS, HUNTERS, teamStarts, type Level } from '../model'
import { mapOf, type TownMap } from './town'
import { openWays, type Walk } from './walk'

/*
 * The slots are the same for every level. All of them are 0 at the start, so cells are kept plus 1 and 0 means: still
 * where it began.
 */
/** The turn of the step to come, from 0. */
export const TURN = 0
/** How many phases of that turn are made. */
export const PHASE = 1
/** Points surely made, one slot a player. */
export const SCORES = 2
/** Points perhaps made beyond these, one slot a player (G7). */
export const PERHAPS = 4
/** First turn whose outcome is not decided, from 1; 0 when there is none. */
export const UNDECIDED_TURN = 6
/** Turn that a misreading finds impossible, from 1; 0 when there is none. */
export const IMPOSSIBLE_TURN = 7
/** Ghosts that have appeared after the first six. */
export const BIRTHS = 8
/** Cell plus 1 of White's eight hunters, then of Black's. */
export const HUNTER_CELLS = 9
/** Records of GHOST_STRIDE slots, one for each place of the list. */
export const GHOST_RECORDS = HUNTER_CELLS + 2 * HUNTERS
export const GHOST_STRIDE = 7
export const SLOT_COUNT = GHOST_RECORDS + GHOSTS * GHOST_STRIDE

/** Within a ghost's record: cell plus 1. */
export const CELL = 0
/** Cell plus 1 before the last move. */
export const WAS = 1
/** Corner plus 1 on which it drew last. */
export const ORIGIN = 2
/** Steps since it drew. */
export const AGE = 3
/** Plans that it may be on, as in `Walk`. */
export const MASK = 4
export const FLAGS = 5
/** Its number over its whole life: 0 to 5 in the beginning; kept as births, 0 for those. */
export const BIRTH = 6

/** It has moved since it appeared: the list marks it `*` and no longer `+`. */
export const LIVED = 1
/** It came to the corner on which it drew last, and did not appear there. */
export const CAME = 2
/** It is being neutralised in this turn. */
export const DOOMED = 4
/** Nobody saw its cell after the move; the one kept is one of those possible (G7). */
export const UNSEEN = 8

const figures: readonly Figure[] = [
  { name: 'White', slot: SCORES },
  { name: 'Black', slot: SCORES + 1 },
  { name: 'White, perhaps more', slot: PERHAPS },
  { name: 'Black, perhaps more', slot: PERHAPS + 1 },
  { name: 'Ghosts appeared later', slot: BIRTHS, isSecondary: true },
]

function isPerhaps(slot: number): boolean {
  return slot === PERHAPS || slot === PERHAPS + 1
}

export function layoutOf(level: Level): StateLayout {
  const range = (name: string, first: number, count: number, stride = 1): SlotRange => ({
    name,
    first,
    count,
    stride,
  })
  return {
    ranges: [
      range('clock', TURN, 2),
      range('scores', SCORES, 2),
      range('perhaps', PERHAPS, 2),
      range('notes', UNDECIDED_TURN, 3),
      range('hunters', HUNTER_CELLS, 2 * HUNTERS),
      range('ghosts', GHOST_RECORDS, GHOSTS, GHOST_STRIDE),
    ],
    slotCount: SLOT_COUNT,
    // Only what a player was shown leaves something undecided (G7).
    figures: level.form === 'transcript' ? figures : figures.filter(({ slot }) => !isPerhaps(slot)),
    columns: figures.map(({ name }) => name),
    turnCount: level.turns.length + (level.forfeit === null ? 0 : 1),
  }
}

export function ghostSlot(ghost: number): number {
  return GHOST_RECORDS + ghost * GHOST_STRIDE
}

/** Cell of a hunter. */
export function hunterCell(state: Int32Array, player: number, hunter: number): number {
  const kept = state[HUNTER_CELLS + player * HUNTERS + hunter]!
  return kept === 0 ? teamStarts[player]![hunter]! : kept - 1
}

/** Cells of all hunters, White's first. */
export function hunterCells(state: Int32Array): number[] {
  return Array.from({ length: 2 * HUNTERS }, (_, i) =>
    hunterCell(state, Math.trunc(i / HUNTERS), i % HUNTERS),
  )
}

/** A ghost as the state of a run holds it. */
export interface Ghost extends Walk {
  /** Place in the list, from 0. */
  readonly index: number
  readonly cell: number
  /** Its cell before the last move; the same when it has not moved. */
  readonly was: number
  /** Marked `+` in the list. */
  readonly isNew: boolean
  readonly hasCome: boolean
  readonly isDoomed: boolean
  readonly isUnseen: boolean
  /** Its number over its whole life. */
  readonly birth: number
}

/** The ghost in a place of the list; null while nobody knows where the first ones appear. */
export function ghostAt(level: Level, state: Int32Array, index: number): Ghost | null {
  if (!level.starts) return null
  const slot = ghostSlot(index)
  const start = level.starts[index]!
  const kept = (at: number) => (state[slot + at] === 0 ? start : state[slot + at]! - 1)
  const flags = state[slot + FLAGS]!
  const born = state[slot + BIRTH]!
  return {
    index,
    cell: kept(CELL),
    was: kept(WAS),
    origin: kept(ORIGIN),
    age: state[slot + AGE]!,
    mask: state[slot + MASK]!,
    isNew: (flags & LIVED) === 0,
    hasCome: (flags & CAME) !== 0,
    isDoomed: (flags & DOOMED) !== 0,
    isUnseen: (flags & UNSEEN) !== 0,
    birth: born === 0 ? index : GHOSTS - 1 + born,
  }
}

/** All ghosts of a state, in the order of the list; none while nobody knows where they appear. */
export function ghostsOf(level: Level, state: Int32Array): Ghost[] {
  const ghosts: Ghost[] = []
  for (let index = 0; index < GHOSTS; index++) {
    const ghost = ghostAt(level, state, index)
    if (ghost) ghosts.push(ghost)
  }
  return ghosts
}

/** Remaining cells of every way that a ghost may still be on, for whoever saw its steps. */
export function waysOf(level: Level, ghost: Ghost): readonly (readonly number[])[] {
  const map: TownMap = mapOf(level.town)
  return openWays(map, ghost)
}
