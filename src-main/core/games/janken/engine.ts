import type { Engine, Machine } from '../../game/module'
import type { Recorder } from '../../trace/recorder'
import { answer, printAnswer } from './answer'
import { CELLS, cellName, colOf, hasCell, rowOf } from './board'
import { describe, eventKinds } from './events'
import { fieldOf, layoutOf, resultOf, slotsOf } from './layout'
import { firstTurnOf, terrainAt, type Level } from './model'
import { phases } from './phases'
import { startField, unitOn } from './field'
import { readings, rulesOf, type Rules } from './readings'
import { begin, end, enter, makeStage, order, refuse } from './stage'
import { terrainNames, unitWords } from './words'

export const engine: Engine<Level> = {
  phases,
  eventKinds,
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
  describe,
  describeCell,
}

/** Plays a step of a move at a time. What it has to remember from step to step is in the recorder's state alone. */
function makeMachine(level: Level, recorder: Recorder, rules: Rules): Machine {
  const stage = makeStage(level, recorder, rules)
  const { slots, pageOfTurn, firstTurns } = stage
  return {
    step() {
      const turn = recorder.state[slots.turn]!
      const page = pageOfTurn[turn]
      if (page === undefined) return 'finished'
      const made = recorder.state[slots.made]!
      const isFirst = turn === firstTurns[page]
      const isOver = play(turn, page, isFirst ? made - 1 : made)
      recorder.set(slots.made, isOver ? 0 : made + 1)
      if (isOver) recorder.set(slots.turn, turn + 1)
      return 'running'
    },
  }

  /** Step -1 sets the board up, 0 gives the order, the others carry it out. True when the turn is over. */
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

/** "E5: hills, mage of side 1". */
function describeCell(level: Level, state: Int32Array | null, cell: number): string {
  const page = Math.floor(cell / CELLS)
  const at = cell % CELLS
  const set = level.sets[page]
  if (!set || !hasCell(rowOf(at), colOf(at))) return 'off the board'
  const run = state ? fieldOf(level, state) : null
  const field = run?.page === page ? run : startField(set)
  const things = [terrainNames[terrainAt(set, at)]]
  const under = run?.page === page && run.at[run.mover] === at ? run.mover : -1
  if (under >= 0) things.push(`${unitWords(set, under)} under way with ${run!.points} points left`)
  for (let unit = unitOn(field, at); unit >= 0 && unit < field.at.length; unit++) {
    if (unit !== under && field.at[unit] === at) things.push(unitWords(set, unit))
  }
  return `${cellName(at)}: ${things.join(', ')}`
}
