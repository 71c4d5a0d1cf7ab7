import type { Engine } from '../../../game/module'
import type { Machine } from '../../../trace/machine'
import type { TraceEvent } from '../../../trace/trace'
import { describe, eventKinds, FORFEITED, STOPPED } from './events'
import { firstFault } from './inputs'
import {
  IMPOSSIBLE_TURN,
  layoutOf,
  PERHAPS,
  PHASE,
  SCORES,
  SLOT_COUNT,
  TURN,
  UNDECIDED_TURN,
} from './layout'
import type { Level } from '../model'
import { appear } from './phase-appear'
import { move } from './phase-move'
import { neutralise } from './phase-neutralise'
import { phases } from './phases'
import { readings, rulesOf } from './readings'
import { makeStage, type Board, type Stage } from './stage'
import { describeStop } from '../why/stop'

const plays = [move, neutralise, appear] as const

export const engine: Engine<Level> = {
  phases,
  eventKinds,
  readings,
  layout: layoutOf,
  start(level, recorder, reading) {
    return makeMachine(makeStage(level, recorder, rulesOf(reading)), (turn, phase) =>
      recorder.beginStep(turn, phase),
    )
  },
  answer(level, reading) {
    const board = plainBoard()
    const machine = makeMachine(makeStage(level, board, rulesOf(reading)), () => undefined)
    while (machine.step() === 'running');
    return printAnswer(board.state)
  },
  answerOf: (_, state) => printAnswer(state),
  describe: (level: Level, event: TraceEvent) =>
    event.code === STOPPED ? describeStop(level) : describe(event),
}

/** Plays a phase a step. What it has to remember from step to step is in the board's state alone. */
function makeMachine(stage: Stage, beginStep: (turn: number, phase: number) => void): Machine {
  const { level, board } = stage
  const stopTurn = firstFault(level)?.turn
  return {
    step() {
      const turn = board.state[TURN]!
      if (board.state[IMPOSSIBLE_TURN] !== 0 || turn > level.turns.length) return 'finished'
      if (turn === level.turns.length) {
        if (level.forfeit === null) return 'finished'
        beginStep(turn, 0)
        board.emit(FORFEITED, level.forfeit)
        board.set(TURN, turn + 1)
        return 'running'
      }
      const phase = board.state[PHASE]!
      beginStep(turn, phase)
      if (turn === stopTurn && phase === 0) {
        board.set(IMPOSSIBLE_TURN, turn + 1)
        board.emit(STOPPED, turn)
        return 'running'
      }
      plays[phase]!(stage, turn)
      const isLast = phase + 1 === plays.length
      board.set(PHASE, isLast ? 0 : phase + 1)
      if (isLast) board.set(TURN, turn + 1)
      return 'running'
    },
  }
}

/** Slots without a recorder: only the answer is wanted. */
function plainBoard(): Board {
  const state = new Int32Array(SLOT_COUNT)
  return {
    state,
    set: (slot, value) => {
      state[slot] = value
    },
    emit: () => undefined,
  }
}

/**
 * One line: `1 0`. Where a transcript does not decide a score, its least and most stand for it and the first such turn
 * is named: `1-2 0 undecided at turn 7` (G7). A reading that the match contradicts: `impossible at turn 7`.
 */
function printAnswer(state: Int32Array): string {
  const impossible = state[IMPOSSIBLE_TURN]!
  if (impossible !== 0) return `impossible at turn ${impossible}\n`
  const score = (player: number) => {
    const least = state[SCORES + player]!
    const perhaps = state[PERHAPS + player]!
    return perhaps === 0 ? `${least}` : `${least}-${least + perhaps}`
  }
  const turn = state[UNDECIDED_TURN]!
  return `${score(0)} ${score(1)}${turn === 0 ? '' : ` undecided at turn ${turn}`}\n`
}
