import type { Engine } from '../../../game/module'
import type { Machine } from '../../../trace/machine'
import { scratchOn } from '../../../trace/writer'
import { events } from './events'
import { firstFault } from './inputs'
import { layoutOf, slots, startOf } from './layout'
import type { Level } from '../model'
import { appear } from './phase-appear'
import { move } from './phase-move'
import { neutralise } from './phase-neutralise'
import { phases } from './phases'
import { readings, rulesOf } from './readings'
import { makeStage, type Stage } from './stage'

const plays = [move, neutralise, appear] as const

export const engine: Engine<Level> = {
  phases,
  eventKinds: events.kinds,
  readings,
  layout: layoutOf,
  start: (level, recorder, reading) => makeMachine(makeStage(level, recorder, rulesOf(reading))),
  answer(level, reading) {
    const board = scratchOn(startOf(level))
    const machine = makeMachine(makeStage(level, board, rulesOf(reading)))
    while (machine.step() === 'running');
    return printAnswer(board.state)
  },
  answerOf: (_, state) => printAnswer(state),
}

/** Plays one phase per step. All memory between steps is in the board's state. */
function makeMachine(stage: Stage): Machine {
  const { level, board } = stage
  const stopTurn = firstFault(level)?.turn
  return {
    step() {
      const turn = board.state[slots.turn]!
      if (board.state[slots.impossibleTurn] !== 0 || turn > level.turns.length) return 'finished'
      if (turn === level.turns.length) {
        if (level.forfeit === null) return 'finished'
        board.beginStep(turn, 0)
        board.emit(events.named.forfeited, { player: level.forfeit })
        board.set(slots.turn, turn + 1)
        return 'running'
      }
      const phase = board.state[slots.phase]!
      board.beginStep(turn, phase)
      if (turn === stopTurn && phase === 0) {
        board.set(slots.impossibleTurn, turn + 1)
        board.emit(events.named['cannot-be-played'], {})
        return 'running'
      }
      plays[phase]!(stage, turn)
      const isLast = phase + 1 === plays.length
      board.set(slots.phase, isLast ? 0 : phase + 1)
      if (isLast) board.set(slots.turn, turn + 1)
      return 'running'
    },
  }
}

/**
 * One line: `1 0`. If a transcript does not decide a score, its least and greatest value are printed, and the first
 * such turn is named: `1-2 0 undecided at turn 7` (G7). If the match contradicts a reading: `impossible at turn 7`.
 */
function printAnswer(state: Int32Array): string {
  const impossible = state[slots.impossibleTurn]!
  if (impossible !== 0) return `impossible at turn ${impossible}\n`
  const score = (player: number) => {
    const least = state[slots.scores + player]!
    const perhaps = state[slots.perhaps + player]!
    return perhaps === 0 ? `${least}` : `${least}-${least + perhaps}`
  }
  const turn = state[slots.undecidedTurn]!
  return `${score(0)} ${score(1)}${turn === 0 ? '' : ` undecided at turn ${turn}`}\n`
}
