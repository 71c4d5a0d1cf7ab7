import type { AnswerOrigins } from '../../../game/answer-origins'
import { everyTurn } from '../../../game/every-turn'
import type { Engine } from '../../../game/module'
import { cellBeside } from '../../../game/square-board'
import { spotOf, type Way } from '../../../kernel/grid'
import { figure, layOut } from '../../../trace/lay-out'
import type { Level } from '../model'
import { events } from './events'
import { readings, rulesOf, type Rules } from './readings'

/** The whole state of a run: the turn to come, how often the walker was stopped, and its cell. */
const { slots, ...layout } = layOut({ clock: ['turn'], stops: figure('stops'), walker: ['cell'] })
export { slots }

export const engine: Engine<Level> = {
  phases: [{ name: 'move', rule: 'R1' }],
  eventKinds: events.kinds,
  readings,
  layout: ({ moves }) => ({ ...layout, turnCount: moves.length }),
  start(level, recorder, reading) {
    const rules = rulesOf(reading)
    const { cell, stops } = slots
    return everyTurn(recorder, slots.turn, level.moves.length, (turn) => {
      const from = recorder.state[cell]!
      const way = level.moves[turn]!
      const to = next(level, rules, from, way)
      if (to === from) {
        recorder.set(stops, recorder.state[stops]! + 1)
        recorder.emit(events.named.stopped, { wall: cellBeside(level, from, way), cell: from })
      } else {
        recorder.set(cell, to)
        recorder.emit(events.named.moved, { cell: to })
      }
    })
  },
  answer(level, reading) {
    const rules = rulesOf(reading)
    const last = level.moves.reduce((cell, way) => next(level, rules, cell, way), 0)
    return answerText(level, last)
  },
  answerOf: (level, state) => answerText(level, state[slots.cell]!),
}

/** Row and column are written by whatever moves the walker. */
export const origins: AnswerOrigins<Level> = { piece: 'word', heldAt: () => [{ slot: slots.cell }] }

/** Where a move leads; a wall and the edge of the board stop it. */
function next(level: Level, rules: Rules, cell: number, way: Way): number {
  const to = cellBeside(level, cell, way)
  return to < 0 || (rules.doWallsStop && level.cells[to] === '#') ? cell : to
}

/** Row and column of the last cell. */
function answerText(level: Level, cell: number): string {
  const { row, col } = spotOf(level, cell)
  return `${row} ${col}\n`
}
