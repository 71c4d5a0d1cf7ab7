import {
  fields,
  figure,
  figures,
  layOut,
  records,
  slot,
  slots as cells,
} from '../../../trace/lay-out'
import { startState, type StateLayout } from '../../../trace/trace'
import { GHOSTS, HUNTERS, teamStarts, type Level } from '../model'
import { mapOf } from './town'
import { openWays, type Walk } from './walk'

/** Slots of a ghost's record. */
export const GHOST = fields(
  /** NOWHERE while the starts of the first ghosts are unknown. */
  'cell',
  /** The cell before the last move. */
  'was',
  /** Corner on which it last drew its way. */
  'origin',
  /** Steps since it drew. */
  'age',
  /** Plans that it may be following, as in `Walk`. */
  'mask',
  'flags',
  /** Its number over its whole life. */
  'birth',
)

const NOWHERE = -1

/** It has moved since it appeared: the list marks it with `*`, no longer with `+`. */
export const LIVED = 1
/** It arrived at the corner on which it last drew, and did not appear there. */
export const CAME = 2
/** It is being neutralised in this turn. */
export const DOOMED = 4
/** No one saw its cell after the move; the stored one is one of the possible cells (G7). */
export const UNSEEN = 8

const laid = layOut({
  /** The turn of the next step, from 0, and the number of its completed phases. */
  clock: ['turn', 'phase'],
  /** Certain points, one slot per player. */
  scores: figures(['White', 'Black']),
  /** Possible additional points, one slot per player (G7). */
  perhaps: figures(['White, perhaps more', 'Black, perhaps more'], {
    title: 'perhaps',
  }),
  /** First turn with an undecided outcome, from 1; 0 if there is none. */
  undecidedTurn: slot({ title: 'undecided-turn' }),
  /** Turn that is impossible under a misreading, from 1; 0 if there is none. */
  impossibleTurn: slot({ title: 'impossible-turn' }),
  births: figure('Ghosts appeared later', { isSecondary: true }),
  /** Cells of White's eight, then of Black's. */
  hunters: cells(2 * HUNTERS, { start: teamStarts.flat() }),
  /** One for each place of the list. */
  ghosts: records(GHOSTS, GHOST),
})

/** First slots of everything in the state of a run, the same for every level. */
export const { slots } = laid

export function layoutOf(level: Level): StateLayout {
  // Only transcripts can leave something undecided (G7).
  const isDecided = level.form !== 'transcript'
  const isPerhaps = (at: number): boolean => at >= slots.perhaps && at < slots.undecidedTurn
  return {
    ...laid,
    figures: laid.figures.filter((one) => !(isDecided && isPerhaps(one.slot))),
    columns: laid.figures.map(({ name }) => name),
    start: startOf(level),
    turnCount: level.turns.length + (level.forfeit === null ? 0 : 1),
  }
}

/** The state at the beginning of a match. */
export function startOf({ starts }: Level): Int32Array {
  const state = startState(laid)
  for (let index = 0; index < GHOSTS; index++) {
    const first = ghostSlot(index)
    state.fill(starts?.[index] ?? NOWHERE, first + GHOST.cell, first + GHOST.origin + 1)
    state[first + GHOST.birth] = index
  }
  return state
}

export function ghostSlot(ghost: number): number {
  return slots.ghosts + ghost * GHOST.stride
}

/** Cell of a hunter. */
export function hunterCell(state: Int32Array, player: number, hunter: number): number {
  return state[slots.hunters + player * HUNTERS + hunter]!
}

/** Cells of all hunters, White's first. */
export function hunterCells(state: Int32Array): number[] {
  const cells: number[] = []
  for (let slot = slots.hunters; slot < slots.ghosts; slot++) cells.push(state[slot]!)
  return cells
}

/** A ghost in the state of a run. */
export interface Ghost extends Walk {
  /** Place in the list, from 0. */
  readonly index: number
  readonly cell: number
  /** Its cell before the last move; the same if it has not moved. */
  readonly was: number
  /** Marked `+` in the list. */
  readonly isNew: boolean
  readonly hasCome: boolean
  readonly isDoomed: boolean
  readonly isUnseen: boolean
  /** Its number over its whole life. */
  readonly birth: number
}

/** The ghost in a place of the list. */
export function ghostAt(state: Int32Array, index: number): Ghost {
  const first = ghostSlot(index)
  const flags = state[first + GHOST.flags]!
  return {
    index,
    cell: state[first + GHOST.cell]!,
    was: state[first + GHOST.was]!,
    origin: state[first + GHOST.origin]!,
    age: state[first + GHOST.age]!,
    mask: state[first + GHOST.mask]!,
    isNew: (flags & LIVED) === 0,
    hasCome: (flags & CAME) !== 0,
    isDoomed: (flags & DOOMED) !== 0,
    isUnseen: (flags & UNSEEN) !== 0,
    birth: state[first + GHOST.birth]!,
  }
}

/** All ghosts of a state, in the order of the list; none while their starts are unknown. */
export function ghostsOf(state: Int32Array): Ghost[] {
  const found: Ghost[] = []
  for (let index = 0; index < GHOSTS; index++) {
    if (state[ghostSlot(index) + GHOST.cell] !== NOWHERE) found.push(ghostAt(state, index))
  }
  return found
}

/** Remaining cells of every way that a ghost may still be following, given its steps so far. */
export function waysOf(level: Level, ghost: Ghost): readonly (readonly number[])[] {
  return openWays(mapOf(level.town), ghost)
}
