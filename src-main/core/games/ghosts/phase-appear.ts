import * as events from './events'
import { AGE, BIRTH, BIRTHS, CELL, FLAGS, ghostSlot, MASK, ORIGIN, WAS } from './layout'
import { GHOSTS } from './model'
import { areEnough } from './outcome'
import { countsAround, refuse, type Stage } from './stage'

/** New ghosts take the places of those neutralised (T4). */
export function appear(stage: Stage, turn: number): void {
  const { board, level, rules } = stage
  level.turns[turn]!.ghosts?.forEach(({ next }, index) => {
    if (next < 0) return
    const slot = ghostSlot(index)
    const births = board.state[BIRTHS]! + 1
    board.set(BIRTHS, births)
    board.set(slot + CELL, next + 1)
    board.set(slot + WAS, next + 1)
    board.set(slot + ORIGIN, next + 1)
    board.set(slot + AGE, 0)
    board.set(slot + MASK, 0)
    board.set(slot + FLAGS, 0)
    board.set(slot + BIRTH, births)
    const birth = GHOSTS - 1 + births
    board.emit(events.APPEARED, birth, index, next)
    const [white, black] = countsAround(stage, next)
    if (rules.isNewChecked && areEnough(rules, white, black)) {
      refuse(stage, turn, events.BY_APPEARING, birth, next)
    }
  })
}
