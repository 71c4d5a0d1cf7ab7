import { CAT, MOUSE } from '../model'
import { ANIMAL } from './layout'
import { OFF, PIT, plainCell } from './ground'
import { isCatBorn } from './readings'
import { events } from './events'
import { count, endOfAnimals, slotOf, type Stage } from './stage'

/** New animals use the first free records, so that there are only as many records as animals. */
export function spawn(stage: Stage, turn: number): void {
  const { recorder, slots, starts, rules } = stage
  let top = recorder.state[slots.top]!
  let record = 0
  const born = [0, 0]
  for (let door = 0; door < starts.length; door++) {
    while (record < top && recorder.state[slotOf(stage, record) + ANIMAL.cell] !== 0) record++
    if (record === top) top++
    const birth = turn * starts.length + door
    const kind = isCatBorn(rules, turn, birth) ? CAT : MOUSE
    const slot = slotOf(stage, record)
    const start = starts[door]!
    recorder.set(slot + ANIMAL.cell, start >> 2)
    recorder.set(slot + ANIMAL.facing, (start & 3) | (kind << 2))
    recorder.set(slot + ANIMAL.birth, birth + 1)
    const inside = (start >> 2) + stage.board.delta[start & 3]!
    recorder.emit(events.named.spawned, {
      birth,
      isCat: kind === CAT,
      cell: plainCell(stage.level, inside),
    })
    born[kind]!++
  }
  recorder.set(slots.top, top)
  count(stage, born[MOUSE]!, born[CAT]!)
}

export function move(stage: Stage): void {
  const { recorder, ground, board } = stage
  const { state } = recorder
  const gone = [0, 0]
  const end = endOfAnimals(stage)
  for (let slot = stage.slots.animals; slot < end; slot += ANIMAL.stride) {
    const from = state[slot + ANIMAL.cell]!
    if (from === 0) continue
    const facing = state[slot + ANIMAL.facing]!
    const cell = from + board.delta[facing & 3]!
    const kind = ground[cell]!
    if (kind === PIT || kind === OFF) {
      recorder.emit(events.named[kind === PIT ? 'fell' : 'walked-off'], {
        birth: state[slot + ANIMAL.birth]! - 1,
        isCat: facing >> 2 === CAT,
        cell: plainCell(stage.level, kind === PIT ? cell : from),
      })
      recorder.set(slot + ANIMAL.cell, 0)
      gone[facing >> 2]!++
    } else recorder.set(slot + ANIMAL.cell, cell)
  }
  count(stage, -gone[MOUSE]!, -gone[CAT]!)
}
