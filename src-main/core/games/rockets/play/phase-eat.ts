import { CAT, MOUSE } from '../model'
import { ANIMAL } from './layout'
import { events } from './events'
import { count, endOfAnimals, type Stage } from './stage'

export function eat(stage: Stage): void {
  const { recorder, marks, board, rules } = stage
  const { state } = recorder
  if (state[stage.slots.cats] === 0) return
  const first = stage.slots.animals
  const end = endOfAnimals(stage)
  for (let slot = first; slot < end; slot += ANIMAL.stride) {
    const facing = state[slot + ANIMAL.facing]!
    const cell = state[slot + ANIMAL.cell]!
    if (cell === 0 || facing >> 2 !== CAT) continue
    const way = facing & 3
    marks.addCat(cell, cell - board.delta[way]!, way, state[slot + ANIMAL.birth]!)
  }
  let eaten = 0
  for (let slot = first; slot < end; slot += ANIMAL.stride) {
    const facing = state[slot + ANIMAL.facing]!
    const cell = state[slot + ANIMAL.cell]!
    if (cell === 0 || facing >> 2 !== MOUSE) continue
    const way = facing & 3
    const here = marks.catOn(cell)
    const passed = rules.isPassingDeadly ? marks.catPassing(cell, way) : 0
    if (here === 0 && passed === 0) continue
    recorder.emit(events.named[here > 0 ? 'mouse-eaten' : 'mouse-eaten-passing'], {
      birth: state[slot + ANIMAL.birth]! - 1,
      cat: (here || passed) - 1,
      cell: stage.plain[cell]!,
    })
    recorder.set(slot + ANIMAL.cell, 0)
    marks.addEaten(cell, way)
    eaten++
  }
  const died = rules.doesCatDieToo ? dieOfEating(stage, end) : 0
  marks.wipe()
  count(stage, -eaten, -died)
}

/** Removes the cats that have eaten from the board; returns their number. */
function dieOfEating({ recorder, marks, board, slots, plain }: Stage, end: number): number {
  const { state } = recorder
  let died = 0
  for (let slot = slots.animals; slot < end; slot += ANIMAL.stride) {
    const facing = state[slot + ANIMAL.facing]!
    const cell = state[slot + ANIMAL.cell]!
    if (cell === 0 || facing >> 2 !== CAT) continue
    const way = facing & 3
    if (!marks.hasEaten(cell, cell - board.delta[way]!, way)) continue
    const birth = state[slot + ANIMAL.birth]! - 1
    recorder.emit(events.named['cat-died'], { birth, cell: plain[cell]! })
    recorder.set(slot + ANIMAL.cell, 0)
    died++
  }
  return died
}
