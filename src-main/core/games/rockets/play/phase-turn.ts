import { CAT, cellAt } from '../model'
import { ANIMAL } from './layout'
import { OFF, wayAfterTurn } from './ground'
import { expiringTurn } from './readings'
import { events } from './events'
import { endOfAnimals, type Stage } from './stage'

export function turn(stage: Stage): void {
  const { state } = stage.recorder
  const end = endOfAnimals(stage)
  for (let slot = stage.slots.animals; slot < end; slot += ANIMAL.stride) {
    if (state[slot + ANIMAL.cell] !== 0) turnAnimal(stage, slot)
  }
}

function turnAnimal(stage: Stage, slot: number): void {
  const { recorder, rules, ground, board } = stage
  const { state } = recorder
  const cell = state[slot + ANIMAL.cell]!
  const facing = state[slot + ANIMAL.facing]!
  const way = facing & 3
  const plain = stage.plain[cell]!
  const placed = state[stage.slots.arrows + plain]!
  // Most animals have neither an arrow nor a wall before them.
  if (placed === 0 && ground[cell + board.delta[way]!] !== OFF) return
  const arrow = placed === 0 ? -1 : stage.arrowWays[placed - 1]!
  const after = wayAfterTurn(rules, ground, board.delta, cell, way, arrow)
  const birth = state[slot + ANIMAL.birth]! - 1
  const isCat = facing >> 2 === CAT
  const from = arrow < 0 ? way : arrow
  if (from !== way) {
    recorder.emit(events.named['arrow-turned'], { birth, isCat, from: way, to: from, cell: plain })
  }
  if (after !== from) {
    const isAfterArrow = arrow >= 0
    recorder.emit(events.named['wall-turned'], {
      birth,
      isCat,
      from,
      to: after,
      isAfterArrow,
      cell: plain,
    })
  }
  recorder.set(slot + ANIMAL.facing, after | (facing & ~3))
}

export function place(stage: Stage, turn: number): void {
  const { recorder, slots, rules, level } = stage
  const gone = expiringTurn(rules, level.rockets.length, turn)
  if (gone >= 0) {
    const cell = cellOfTurn(stage, gone)
    recorder.emit(events.named['arrow-expired'], { turn: gone, cell, way: stage.arrowWays[gone]! })
    recorder.set(slots.arrows + cell, 0)
  }
  const cell = cellOfTurn(stage, turn)
  const isOnAnimals = isAnyOn(stage, cell)
  recorder.emit(events.named['arrow-placed'], {
    turn,
    cell,
    way: stage.arrowWays[turn]!,
    isOnAnimals,
  })
  recorder.set(slots.arrows + cell, turn + 1)
  if (!rules.doArrowsTurnAtOnce) return
  const { state } = recorder
  const end = endOfAnimals(stage)
  for (let slot = slots.animals; slot < end; slot += ANIMAL.stride) {
    const stands = state[slot + ANIMAL.cell]!
    if (stands !== 0 && stage.plain[stands] === cell) turnAnimal(stage, slot)
  }
}

/** Whether there are animals on a square, numbered without the border. */
function isAnyOn(stage: Stage, plain: number): boolean {
  const { state } = stage.recorder
  const end = endOfAnimals(stage)
  for (let slot = stage.slots.animals; slot < end; slot += ANIMAL.stride) {
    const stands = state[slot + ANIMAL.cell]!
    if (stands !== 0 && stage.plain[stands] === plain) return true
  }
  return false
}

function cellOfTurn(stage: Stage, turn: number): number {
  const { x, y } = stage.level.turns[turn]!
  return cellAt(stage.level, x, y)
}
