import { CAT, MOUSE } from '../model'
import { ANIMAL } from './layout'
import { ROCKET } from './ground'
import { CAT_COST, floored, lastTurn } from './readings'
import { events, type Happening } from './events'
import { count, endOfAnimals, type Stage } from './stage'

export function scoreMice(stage: Stage, turn: number): void {
  const scores = scoresNow(stage)
  const entered = enterRockets(
    stage,
    MOUSE,
    turn,
    ({ birth, player, isFromDoor, isWithOthers }) => {
      const score = ++scores[player]!
      const entry = { birth, player, score, isFromDoor, isWithOthers }
      stage.recorder.emit(events.named['mouse-scored'], entry)
    },
  )
  scores.forEach((score, player) => stage.recorder.set(stage.slots.scores + player, score))
  count(stage, -entered, 0)
}

export function scoreCats(stage: Stage, turn: number): void {
  const isLast = turn === lastTurn(stage.rules, stage.level.turns.length)
  const scores = scoresNow(stage)
  const entered = enterRockets(stage, CAT, turn, ({ birth, player, isFromDoor, isWithOthers }) => {
    const score = (scores[player]! -= CAT_COST)
    const entry = { birth, player, score, isFromDoor, isWithOthers }
    stage.recorder.emit(events.named['cat-scored'], entry)
  })
  scores.forEach((score, player) => {
    const kept = floored(stage.rules, score, isLast)
    if (kept !== score) stage.recorder.emit(events.named.floored, { player, before: score })
    stage.recorder.set(stage.slots.scores + player, kept)
  })
  count(stage, 0, -entered)
}

/** Removes the animals of a kind that are on rockets from the board; returns their number. */
function enterRockets(
  stage: Stage,
  kind: number,
  turn: number,
  enter: (entry: Omit<Happening<'mouse-scored'>, 'name' | 'score'>) => void,
): number {
  const { recorder, ground, starts } = stage
  const { state } = recorder
  const end = endOfAnimals(stage)
  const entering: number[] = []
  // Bits by player: rockets with animals of the other kind, which score later.
  let others = 0
  for (let slot = stage.slots.animals; slot < end; slot += ANIMAL.stride) {
    // Cell 0 is the corner of the border: free records are never on a rocket.
    const player = ground[state[slot + ANIMAL.cell]!]! - ROCKET
    if (player < 0) continue
    if (state[slot + ANIMAL.facing]! >> 2 === kind) entering.push(slot)
    else others |= 1 << player
  }
  const firstBirth = turn * starts.length
  for (const slot of entering) {
    const player = ground[state[slot + ANIMAL.cell]!]! - ROCKET
    const birth = state[slot + ANIMAL.birth]! - 1
    recorder.set(slot + ANIMAL.cell, 0)
    const isWithOthers = ((others >> player) & 1) === 1
    enter({ birth, player, isFromDoor: birth >= firstBirth, isWithOthers })
  }
  return entering.length
}

function scoresNow(stage: Stage): number[] {
  const { scores } = stage.slots
  return stage.level.rockets.map((_, player) => stage.recorder.state[scores + player]!)
}
