import { CAT, MOUSE } from './model'
import { ANIMAL_BIRTH, ANIMAL_CELL, ANIMAL_FACING, ANIMAL_STRIDE } from './layout'
import { ROCKET } from './ground'
import { phaseOrder } from './phases'
import { floored } from './readings'
import * as events from './events'
import { count, endOfAnimals, type Stage } from './stage'

export function scoreMice(stage: Stage): void {
  const scores = scoresNow(stage)
  const entered = enterRockets(stage, MOUSE, (birth, player) => {
    scores[player]!++
    stage.recorder.emit(events.MOUSE_SCORED, birth, player, scores[player])
  })
  scores.forEach((score, player) => stage.recorder.set(stage.slots.scores + player, score))
  count(stage, -entered, 0)
}

export function scoreCats(stage: Stage, turn: number): void {
  const isLast = phaseOrder(stage.rules, turn + 1, stage.level.turns.length).length === 0
  const scores = scoresNow(stage)
  const entered = enterRockets(stage, CAT, (birth, player) => {
    scores[player]! -= 10
    stage.recorder.emit(events.CAT_SCORED, birth, player, scores[player])
  })
  scores.forEach((score, player) => {
    const kept = floored(stage.rules, score, isLast)
    if (kept !== score) stage.recorder.emit(events.FLOORED, player, score)
    stage.recorder.set(stage.slots.scores + player, kept)
  })
  count(stage, 0, -entered)
}

/** Takes the animals of a kind that stand on rockets off the board; gives their number. */
function enterRockets(
  stage: Stage,
  kind: number,
  enter: (birth: number, player: number) => void,
): number {
  const { recorder, ground } = stage
  const { state } = recorder
  const end = endOfAnimals(stage)
  let entered = 0
  for (let slot = stage.slots.animals; slot < end; slot += ANIMAL_STRIDE) {
    const player = ground[state[slot + ANIMAL_CELL]!]! - ROCKET
    if (player < 0 || state[slot + ANIMAL_FACING]! >> 2 !== kind) continue
    // Cell 0 is the corner of the border: free records never look like standing on a rocket.
    recorder.set(slot + ANIMAL_CELL, 0)
    enter(state[slot + ANIMAL_BIRTH]! - 1, player)
    entered++
  }
  return entered
}

function scoresNow(stage: Stage): number[] {
  const { scores } = stage.slots
  return stage.level.rockets.map((_, player) => stage.recorder.state[scores + player]!)
}
