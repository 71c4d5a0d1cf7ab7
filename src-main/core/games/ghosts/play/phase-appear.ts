import * as events from './events'
import {
  AGE,
  BIRTH,
  BIRTHS,
  CELL,
  FLAGS,
  ghostSlot,
  hunterCells,
  MASK,
  ORIGIN,
  WAS,
} from './layout'
import { GHOSTS } from '../model'
import { areEnough } from './outcome'
import { countsAround, ghosts, refuse, type Stage } from './stage'

/** New ghosts take the places of those neutralised (T4). */
export function appear(stage: Stage, turn: number): void {
  const { board, level, rules } = stage
  level.turns[turn]!.ghosts?.forEach(({ next }, index) => {
    if (next < 0) return
    const slot = ghostSlot(index)
    const births = board.state[BIRTHS]! + 1
    // Those neutralised in this turn are gone; who appeared in it before is there.
    const isHeld =
      hunterCells(board.state).includes(next) ||
      ghosts(stage).some((other) => other.index !== index && other.cell === next && !other.isDoomed)
    board.set(BIRTHS, births)
    board.set(slot + CELL, next + 1)
    board.set(slot + WAS, next + 1)
    board.set(slot + ORIGIN, next + 1)
    board.set(slot + AGE, 0)
    board.set(slot + MASK, 0)
    board.set(slot + FLAGS, 0)
    board.set(slot + BIRTH, births)
    const birth = GHOSTS - 1 + births
    board.emit(events.APPEARED, birth, events.packAppearing(index, isHeld), next)
    const [white, black] = countsAround(stage, next)
    if (rules.isNewChecked && areEnough(rules, white, black)) {
      refuse(stage, turn, events.BY_APPEARING, birth, next)
    }
  })
}
