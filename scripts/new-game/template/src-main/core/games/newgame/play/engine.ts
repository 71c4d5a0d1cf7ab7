import type { Engine } from '../../../game/module'
import { figure, layOut } from '../../../trace/lay-out'
import { cellBeside, type Level } from '../model'
import { events } from './events'
import { firstFault } from './inputs'
import { readings, rulesOf, type Rules } from './readings'

/** The whole state of a run: the turn to come (-1 once it has stopped), the walker's cell, walls met. */
const { slots, ...layout } = layOut({ clock: ['turn'], walker: ['cell'], stops: figure('stops') })
export { slots }

export const engine: Engine<Level> = {
  phases: [{ name: 'move', rule: 'R1' }],
  eventKinds: events.kinds,
  readings,
  layout: ({ moves }) => ({ ...layout, turnCount: moves.length }),
  start(level, recorder, reading) {
    const rules = rulesOf(reading)
    const stopTurn = firstFault(level)?.turn
    return {
      step() {
        const { turn, cell, stops } = slots
        const now = recorder.state[turn]!
        if (now < 0 || now >= level.moves.length) return 'finished'
        recorder.beginStep(now, 0)
        recorder.set(turn, now === stopTurn ? -1 : now + 1)
        if (now === stopTurn) {
          recorder.emit(events.named['cannot-be-played'], {})
          return 'running'
        }
        const from = recorder.state[cell]!
        const to = next(level, rules, from, now)
        if (to === from) {
          recorder.set(stops, recorder.state[stops]! + 1)
          const wall = cellBeside(level, from, level.moves[now]!)
          recorder.emit(events.named.stopped, { wall, cell: from })
        } else {
          recorder.set(cell, to)
          recorder.emit(events.named.moved, { from, cell: to })
        }
        return 'running'
      },
    }
  },
  answer(level, reading) {
    const rules = rulesOf(reading)
    let cell = 0
    for (let turn = 0; turn < level.moves.length; turn++) cell = next(level, rules, cell, turn)
    return answerText(level, cell)
  },
  answerOf: (level, state) => answerText(level, state[slots.cell]!),
}

/** Where a move leads; a wall and the edge of the board stop it. */
function next(level: Level, rules: Rules, cell: number, turn: number): number {
  const to = cellBeside(level, cell, level.moves[turn]!)
  return to < 0 || (rules.doWallsStop && level.walls[to]) ? cell : to
}

/** Row and column of the last cell. */
function answerText({ cols }: Level, cell: number): string {
  return `${Math.trunc(cell / cols)} ${cell % cols}\n`
}
