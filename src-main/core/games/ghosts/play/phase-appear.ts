import { BY_APPEARING, events } from './events'
import { GHOST, ghostSlot, hunterCells, slots } from './layout'
import { GHOSTS } from '../model'
import { areEnough } from './outcome'
import { countsAround, ghosts, refuse, type Stage } from './stage'

/** New ghosts take the places of those neutralised (T4). */
export function appear(stage: Stage, turn: number): void {
  const { board, level, rules } = stage
  level.turns[turn]!.ghosts?.forEach(({ next }, index) => {
    if (next < 0) return
    const slot = ghostSlot(index)
    const births = board.state[slots.births]!
    const birth = GHOSTS + births
    // Ghosts neutralised in this turn are gone; ghosts that appeared earlier in it are there.
    const isHeld =
      hunterCells(board.state).includes(next) ||
      ghosts(stage).some((other) => other.index !== index && other.cell === next && !other.isDoomed)
    board.set(slots.births, births + 1)
    board.set(slot + GHOST.cell, next)
    board.set(slot + GHOST.was, next)
    board.set(slot + GHOST.origin, next)
    board.set(slot + GHOST.age, 0)
    board.set(slot + GHOST.mask, 0)
    board.set(slot + GHOST.flags, 0)
    board.set(slot + GHOST.birth, birth)
    board.emit(events.named['ghost-appeared'], {
      birth,
      place: index,
      corner: next,
      isAmongOthers: isHeld,
    })
    const [white, black] = countsAround(stage, next)
    if (rules.isNewChecked && areEnough(rules, white, black)) {
      refuse(stage, turn, BY_APPEARING, birth, next)
    }
  })
}
