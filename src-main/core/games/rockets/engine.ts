import type { Engine, Machine } from '../../game/module'
import { unreachable } from '../../kernel/unreachable'
import { answer, printScores } from './answer'
import { at, describe, eventKinds } from './events'
import { animalsOf, layoutOf, slotsOf } from './layout'
import { doorCell, isPit, playerOfTurn, type Level } from './model'
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
  eventKinds,
  readings,
  layout: layoutOf,
  start: (level, recorder, reading) => makeMachine(makeStage(level, recorder, rulesOf(reading))),
  answer,
  answerOf(level, state) {
    const first = slotsOf(level).scores
    return printScores(state.subarray(first, first + level.rockets.length))
  },
  describe,
  describeCell,
}

/** Plays a phase a step. What it has to remember from step to step is in the recorder's state alone. */
function makeMachine(stage: Stage): Machine {
  const { level, recorder, rules, slots } = stage
  return {
    step() {
      const turn = recorder.state[slots.turn]!
      const made = recorder.state[slots.phase]!
      const order = phaseOrder(rules, turn, level.turns.length)
      const phase = order[made]
      if (phase === undefined) return 'finished'
      recorder.beginStep(turn, phase)
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
      return scoreMice(stage)
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

/** "(3,2): rocket of player 2, 2 mice, 1 cat". */
function describeCell(level: Level, state: Int32Array | null, cell: number): string {
  const x = cell % level.width
  const y = Math.trunc(cell / level.width)
  const things: string[] = []
  if (isPit(level, x, y)) things.push('pit')
  level.rockets.forEach((rocket, player) => {
    if (rocket.x === x && rocket.y === y) things.push(`rocket of player ${player + 1}`)
  })
  level.doors.forEach((door, index) => {
    if (doorCell(level, door) === cell) things.push(`door ${index + 1} in wall ${door.wall}`)
  })
  if (state) things.push(...changingThings(level, state, cell))
  return `${at(level, cell)}: ${things.length > 0 ? things.join(', ') : 'empty'}`
}

function changingThings(level: Level, state: Int32Array, cell: number): string[] {
  const things: string[] = []
  const animals = animalsOf(level, state).filter((animal) => animal.cell === cell)
  const cats = animals.filter(({ isCat }) => isCat).length
  const mice = animals.length - cats
  if (mice > 0) things.push(mice === 1 ? '1 mouse' : `${mice} mice`)
  if (cats > 0) things.push(cats === 1 ? '1 cat' : `${cats} cats`)
  const placed = state[slotsOf(level).arrows + cell]! - 1
  const arrow = level.turns[placed]
  if (arrow) {
    things.push(`arrow ${arrow.way} of player ${playerOfTurn(level, placed) + 1}`)
  }
  return things
}
