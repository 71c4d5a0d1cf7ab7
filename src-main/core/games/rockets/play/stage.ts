import { ways } from '../../../kernel/grid'
import type { Writer } from '../../../trace/writer'
import type { Level, Turn } from '../model'
import { doorStarts, groundOf, padded, plainCells, type Padded } from './ground'
import { ANIMAL, slotsOf, type Slots } from './layout'
import { makeMarks, type Marks } from './marks'
import type { Rules } from './readings'

/** Data shared by the phases of a run: the recorder with the whole state, and constants of the run. */
export interface Stage {
  readonly level: Level
  readonly recorder: Writer
  readonly rules: Rules
  readonly slots: Slots
  readonly board: Padded
  readonly ground: Uint8Array
  /** Number without the border of each padded cell. */
  readonly plain: Int32Array
  /** Padded cell * 4 + way of each door's animals. */
  readonly starts: Int32Array
  /** Way of each turn's arrow. */
  readonly arrowWays: Uint8Array
  /** Empty between steps. */
  readonly marks: Marks
}

export function makeStage(level: Level, recorder: Writer, rules: Rules): Stage {
  const board = padded(level)
  return {
    level,
    recorder,
    rules,
    slots: slotsOf(level),
    board,
    ground: groundOf(level, rules),
    plain: plainCells(level),
    starts: doorStarts(level),
    arrowWays: arrowWaysOf(level.turns),
    marks: makeMarks(board.cellCount),
  }
}

/** A level is never changed in place, so the directions of its turns are computed once for all stages. */
const knownWays = new WeakMap<readonly Turn[], Uint8Array>()

function arrowWaysOf(turns: readonly Turn[]): Uint8Array {
  const known = knownWays.get(turns)
  if (known) return known
  const found = Uint8Array.from(turns, ({ way }) => ways.indexOf(way))
  knownWays.set(turns, found)
  return found
}

/** First slot of an animal's record. */
export function slotOf(stage: Stage, record: number): number {
  return stage.slots.animals + record * ANIMAL.stride
}

/** The slot after the last record in use. */
export function endOfAnimals(stage: Stage): number {
  return slotOf(stage, stage.recorder.state[stage.slots.top]!)
}

/** Adds to the numbers of mice and cats on the board. */
export function count(stage: Stage, mice: number, cats: number): void {
  const { recorder, slots } = stage
  recorder.set(slots.mice, recorder.state[slots.mice]! + mice)
  recorder.set(slots.cats, recorder.state[slots.cats]! + cats)
}
