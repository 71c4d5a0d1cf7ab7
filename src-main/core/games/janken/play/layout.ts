import { remembered } from '../../../kernel/remembered'
import { figure, layOut, slot, slots as row } from '../../../trace/lay-out'
import type { StateLayout } from '../../../trace/trace'
import type { Field } from './field'
import { turnCount, type Level } from '../model'

/** Results in one slot: 0 not played yet, 1 refused, 2 + points left. */
export const RESULTS_A_SLOT = 7
export const RESULT_BITS = 4

/** In place of the number of steps made: there are no more steps. */
export const NO_STEP = -1

/** In place of the moving unit. */
export const NOBODY = -1

const laidOut = remembered(({ sets }: Level) =>
  layOut({
    /**
     * The turn of the next step, from 0; the number of its steps made, NO_STEP after a data set that cannot be set up.
     */
    clock: ['turn', 'made'],
    /** The data set on the board. */
    page: slot({ title: 'page' }),
    /** The moving unit; NOBODY between moves. */
    mover: slot({ start: NOBODY, title: 'mover' }),
    successful: figure('Successful'),
    refused: figure('Unsuccessful'),
    /** Points left of the unit that is moving or moved last. */
    points: figure('Points left', { isSecondary: true }),
    /** Units on the board. */
    unitCount: figure('Units', { isSecondary: true }),
    /** One slot per unit of the data set: 0 if it is at its start, otherwise its cell plus 1, or -1 off the board. */
    units: row(sets.reduce((most, { units }) => Math.max(most, units.length), 0)),
    /** RESULTS_A_SLOT moves per slot, over all data sets, at the end of the state. */
    results: row(0, { title: 'results' }),
  }),
)

/** First slots of everything in the state of a run. */
export type Slots = ReturnType<typeof laidOut>['slots']

export function slotsOf(level: Level): Slots {
  return laidOut(level).slots
}

export function layoutOf(level: Level): StateLayout {
  return { ...laidOut(level), turnCount: turnCount(level) }
}

/** The board of a run in a state. */
export interface RunField extends Field {
  readonly page: number
  /** Index of the moving unit, -1 between moves. */
  readonly mover: number
  /** Points left of the moving unit, or of the last one that moved. */
  readonly points: number
}

/** The board of a state; a moving unit is at the cell that it has reached. */
export function fieldOf(level: Level, state: Int32Array): RunField {
  const slots = slotsOf(level)
  const page = state[slots.page]!
  const set = level.sets[page]!
  const at = set.units.map(({ cell }, unit) => {
    const held = state[slots.units + unit]!
    return held === 0 ? cell : held < 0 ? -1 : held - 1
  })
  return { page, set, at, mover: state[slots.mover]!, points: state[slots.points]! }
}

/** Points left after the move of a turn, -1 if it was refused, null if it has not been played. */
export function resultOf(slots: Slots, state: Int32Array, turn: number): number | null {
  const packed = state[slots.results + Math.trunc(turn / RESULTS_A_SLOT)] ?? 0
  const result = (packed >> ((turn % RESULTS_A_SLOT) * RESULT_BITS)) & 15
  return result === 0 ? null : result - 2
}

/** The slot and the value that store the result of a move: its points left, or -1. */
export function withResult(
  slots: Slots,
  state: Int32Array,
  turn: number,
  left: number,
): readonly [slot: number, value: number] {
  const slot = slots.results + Math.trunc(turn / RESULTS_A_SLOT)
  return [slot, (state[slot] ?? 0) | ((left + 2) << ((turn % RESULTS_A_SLOT) * RESULT_BITS))]
}
