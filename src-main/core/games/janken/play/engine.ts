import type { Engine } from '../../../game/module'
import type { Machine } from '../../../trace/machine'
import type { Writer } from '../../../trace/writer'
import { answer, printAnswer } from './answer'
import { events } from './events'
import { firstFault } from './inputs'
import { layoutOf, NO_STEP, resultOf, slotsOf } from './layout'
import { firstTurnOf, type Level } from '../model'
import { phases } from './phases'
import { readings, rulesOf, type Rules } from './readings'
import { begin, end, enter, makeStage, order, refuse, stop } from './stage'

export const engine: Engine<Level> = {
  phases,
  eventKinds: events.kinds,
  readings,
  layout: layoutOf,
  start: (level, recorder, reading) => makeMachine(level, recorder, rulesOf(reading)),
  answer,
  answerOf(level, state) {
    const slots = slotsOf(level)
    return printAnswer(level, (page) => {
      const first = firstTurnOf(level, page)
      return (index) => resultOf(slots, state, first + index) ?? -1
    })
  },
}

/** Plays one step of a move at a time. All memory between steps is in the recorder's state. */
function makeMachine(level: Level, recorder: Writer, rules: Rules): Machine {
  const stage = makeStage(level, recorder, rules)
  const { slots, pageOfTurn, firstTurns } = stage
  const fault = firstFault(level)
  return {
    step() {
      const turn = recorder.state[slots.turn]!
      const made = recorder.state[slots.made]!
      if (made === NO_STEP) return 'finished'
      if (turn === fault?.turn) {
        stop(stage, turn, fault.index)
        return 'running'
      }
      const page = pageOfTurn[turn]
      if (page === undefined) return 'finished'
      const isFirst = turn === firstTurns[page]
      const isOver = play(turn, page, isFirst ? made - 1 : made)
      recorder.set(slots.made, isOver ? 0 : made + 1)
      if (isOver) recorder.set(slots.turn, turn + 1)
      return 'running'
    },
  }

  /** Step -1 sets the board up, 0 gives the order, the others execute it. Returns true if the turn is over. */
  function play(turn: number, page: number, step: number): boolean {
    if (step < 0) return begin(stage, turn, page)
    if (step === 0) return order(stage, turn)
    const outcome = stage.outcomeOf(turn)
    if (outcome.kind === 'refused') return refuse(stage, turn, outcome.refusal)
    return step <= outcome.way.length
      ? enter(stage, turn, outcome, step - 1)
      : end(stage, turn, outcome)
  }
}
