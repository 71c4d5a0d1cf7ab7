import type { Engine } from '../../../game/module'
import type { Machine } from '../../../trace/machine'
import { unreachable } from '../../../kernel/unreachable'
import { answer, answers, printScores } from './answer'
import { events } from './events'
import { firstFault } from './inputs'
import { layoutOf, NO_PHASE, slotsOf } from './layout'
import type { Level } from '../model'
import { spawn, move } from './phase-come'
import { eat } from './phase-eat'
import { scoreCats, scoreMice } from './phase-score'
import { place, turn } from './phase-turn'
import {
  CATS,
  EAT,
  MICE,
  MOVE,
  phaseOrder,
  phases,
  PLACE,
  SPAWN,
  TURN,
  type PhaseIndex,
} from './phases'
import { readings, rulesOf } from './readings'
import { makeStage, type Stage } from './stage'

export const engine: Engine<Level> = {
  phases,
  eventKinds: events.kinds,
  readings,
  layout: layoutOf,
  start: (level, recorder, reading) => makeMachine(makeStage(level, recorder, rulesOf(reading))),
  answer,
  answers,
  answerOf(level, state) {
    const first = slotsOf(level).scores
    return printScores(state.subarray(first, first + level.rockets.length))
  },
}

/** Plays one phase per step. All memory between steps is in the recorder's state. */
function makeMachine(stage: Stage): Machine {
  const { level, recorder, rules, slots } = stage
  const stopTurn = firstFault(level)?.turn
  // All steps of a turn ask for the same order.
  let ordered = -1
  let order: readonly PhaseIndex[] = []
  return {
    step() {
      const turn = recorder.state[slots.turn]!
      const made = recorder.state[slots.phase]!
      if (made === NO_PHASE) return 'finished'
      if (turn !== ordered) {
        order = phaseOrder(rules, turn, level.turns.length)
        ordered = turn
      }
      const phase = order[made]
      if (phase === undefined) return 'finished'
      recorder.beginStep(turn, phase)
      if (phase === PLACE && turn === stopTurn) {
        recorder.emit(events.named['cannot-be-played'], {})
        recorder.set(slots.phase, NO_PHASE)
        return 'running'
      }
      play(stage, phase, turn)
      const isTurnOver = made + 1 === order.length
      recorder.set(slots.phase, isTurnOver ? 0 : made + 1)
      if (isTurnOver) recorder.set(slots.turn, turn + 1)
      return 'running'
    },
  }
}

function play(stage: Stage, phase: PhaseIndex, number: number): void {
  switch (phase) {
    case SPAWN:
      return spawn(stage, number)
    case MOVE:
      return move(stage)
    case MICE:
      return scoreMice(stage, number)
    case CATS:
      return scoreCats(stage, number)
    case EAT:
      return eat(stage)
    case TURN:
      return turn(stage)
    case PLACE:
      return place(stage, number)
    default:
      return unreachable(phase)
  }
}
