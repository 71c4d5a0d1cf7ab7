import { startField, type Field } from '@core/games/janken/play/field'
import { fieldOf } from '@core/games/janken/play/layout'
import { firstTurnOf, type DataSet, type Level } from '@core/games/janken/model'
import { answeredPositions } from '@core/games/janken/play/play'
import { rulesOf } from '@core/games/janken/play/readings'
import type { ReadingId } from '@core/trace/machine'
import type { BoardMoment, RunFrame } from '../../canvas/board-view'

/** Tools that work on the units as the data set begins; the board shows that while one is chosen. */
const startTools: ReadonlySet<string> = new Set(['unit', 'eraser'])

/** The board of a page at the moment shown. */
export interface Scene {
  readonly field: Field
  /** Index of the unit under way, -1 when none is. */
  readonly mover: number
}

/** The move of a page that is chosen for editing; the number of moves when it is the one to be added. */
export function chosenMove(level: Level, page: number, turn: number): number {
  const count = level.sets[page]?.moves.length ?? 0
  return Math.max(0, Math.min(count, turn - firstTurnOf(level, page)))
}

/** The board before a move of a data set, by the right rules or under a misreading of them. */
export function fieldAt(set: DataSet, index: number, reading?: ReadingId): Field {
  const held = lastFields.get(set)
  if (held?.index === index && held.reading === reading) return held.field
  const field =
    index === 0 ? startField(set) : { set, at: answeredPositions(set, index, rulesOf(reading)) }
  lastFields.set(set, { index, reading, field })
  return field
}

/** What the board shows: the run while stepping, else the moment before the chosen move. */
export function sceneOf(
  level: Level,
  page: number,
  frame: RunFrame<Level> | null,
  { turn, isStepping, toolId }: Pick<BoardMoment, 'turn' | 'isStepping' | 'toolId'>,
): Scene {
  const set = level.sets[page]!
  if (!isStepping) {
    const index = startTools.has(toolId) ? 0 : chosenMove(level, page, turn)
    return { field: fieldAt(set, index, frame?.reading), mover: -1 }
  }
  // Just after an edit the run shown is still the old one.
  const run = frame?.level.sets[page] === set ? fieldOf(frame.level, frame.state) : null
  if (run?.page !== page) return { field: startField(set), mover: -1 }
  return { field: run, mover: run.mover }
}

/** The last field asked for of each data set; playing a hundred moves for each picture would be felt. */
const lastFields = new WeakMap<
  DataSet,
  { readonly index: number; readonly reading: ReadingId | undefined; readonly field: Field }
>()
