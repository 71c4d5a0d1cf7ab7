import type { SlotRange, StateLayout } from '../../../trace/trace'
import type { Field } from './field'
import { turnCount, type Level } from '../model'

/** Results in one slot, four bits each: 0 not played yet, 1 refused, 2 + points left. */
export const RESULTS_A_SLOT = 7

/** In place of the number of steps made: none comes any more. */
export const NO_STEP = -1

/** First slots of everything in the state of a run. */
export interface Slots {
  /** The turn of the step to come, from 0. */
  readonly turn: number
  /** How many steps of that turn are made; NO_STEP once the run has stopped at a data set that cannot be set up. */
  readonly made: number
  /** The data set on the board. */
  readonly page: number
  /** The unit under way, plus 1; 0 between moves. */
  readonly mover: number
  /** Points left of the unit that moves or was the last to move. */
  readonly points: number
  readonly successful: number
  readonly refused: number
  /** Units on the board. */
  readonly unitCount: number
  /** One a unit of the data set: 0 where it began, the cell plus 1, or -1 off the board. */
  readonly units: number
  /** RESULTS_A_SLOT moves a slot over all data sets, to the end of the state. */
  readonly results: number
}

const UNITS = 8

export function slotsOf(level: Level): Slots {
  return {
    turn: 0,
    made: 1,
    page: 2,
    mover: 3,
    points: 4,
    successful: 5,
    refused: 6,
    unitCount: 7,
    units: UNITS,
    results: UNITS + mostUnits(level),
  }
}

export function layoutOf(level: Level): StateLayout {
  const slots = slotsOf(level)
  const range = (name: string, first: number, count: number): SlotRange => ({
    name,
    first,
    count,
    stride: 1,
  })
  return {
    ranges: [
      range('clock', slots.turn, 2),
      range('page', slots.page, 1),
      range('mover', slots.mover, 1),
      range('points', slots.points, 1),
      range('moves', slots.successful, 2),
      range('unit count', slots.unitCount, 1),
      range('units', slots.units, slots.results - slots.units),
      range('results', slots.results, 0),
    ],
    slotCount: slots.results,
    figures: [
      { name: 'Successful', slot: slots.successful },
      { name: 'Unsuccessful', slot: slots.refused },
      { name: 'Points left', slot: slots.points, isSecondary: true },
      { name: 'Units', slot: slots.unitCount, isSecondary: true },
    ],
    turnCount: turnCount(level),
  }
}

/** The board of a run as its state holds it. */
export interface RunField extends Field {
  readonly page: number
  /** Index of the unit under way, -1 between moves. */
  readonly mover: number
  /** Points left of the unit under way, or of the last one that was. */
  readonly points: number
}

/** The board of a state; while a unit is under way it stands where it has come to. */
export function fieldOf(level: Level, state: Int32Array): RunField {
  const slots = slotsOf(level)
  const page = state[slots.page]!
  const set = level.sets[page]!
  const at = set.units.map(({ cell }, unit) => {
    const held = state[slots.units + unit]!
    return held === 0 ? cell : held < 0 ? -1 : held - 1
  })
  return { page, set, at, mover: state[slots.mover]! - 1, points: state[slots.points]! }
}

/** Points left of a move by its turn, -1 when it was refused, null when it is not played yet. */
export function resultOf(slots: Slots, state: Int32Array, turn: number): number | null {
  const packed = state[slots.results + Math.trunc(turn / RESULTS_A_SLOT)] ?? 0
  const result = (packed >> ((turn % RESULTS_A_SLOT) * 4)) & 15
  return result === 0 ? null : result - 2
}

/** The slot and the value that note the result of a move: its points left, or -1. */
export function withResult(
  slots: Slots,
  state: Int32Array,
  turn: number,
  left: number,
): readonly [slot: number, value: number] {
  const slot = slots.results + Math.trunc(turn / RESULTS_A_SLOT)
  return [slot, (state[slot] ?? 0) | ((left + 2) << ((turn % RESULTS_A_SLOT) * 4))]
}

function mostUnits(level: Level): number {
  return level.sets.reduce((most, { units }) => Math.max(most, units.length), 0)
}
