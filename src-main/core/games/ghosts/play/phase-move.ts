import {
  BY_DIAGONAL,
  BY_GHOST,
  BY_OPPONENT,
  BY_PLAN,
  BY_REST,
  events,
  type Hindrance,
} from './events'
import { colOf, rowOf } from '../cells'
import {
  CAME,
  DOOMED,
  GHOST,
  ghostSlot,
  hunterCells,
  LIVED,
  slots,
  UNSEEN,
  type Ghost,
} from './layout'
import { HUNTERS, players, type GhostMove } from '../model'
import { NONE, outcomeAt } from './outcome'
import { countsAround, ghosts, refuse, setFlag, type Stage } from './stage'
import { plansAt } from './town'
import { isFresh, nextCells, NO_PLAN, stepped, type Walk } from './walk'

/** Hunters and ghosts move simultaneously (T2). */
export function move(stage: Stage, turn: number): void {
  const { level, board } = stage
  const made = level.turns[turn]!
  const before = hunterCells(board.state)
  const standing = ghosts(stage)
  for (const player of players) {
    const team = made.teams[player] ?? []
    for (let hunter = 0; hunter < team.length; hunter++) {
      const cell = team[hunter]!
      const at = player * HUNTERS + hunter
      const why = hindrance(stage, before, standing, player, before[at]!, cell)
      if (why !== null) refuse(stage, turn, why, at, cell)
      board.set(slots.hunters + at, cell)
    }
  }
  for (const ghost of standing) {
    const slot = ghostSlot(ghost.index)
    board.set(slot + GHOST.was, ghost.cell)
    const moved = made.ghosts?.[ghost.index]
    if (!moved) {
      setFlag(stage, ghost.index, UNSEEN, true)
      continue
    }
    setFlag(stage, ghost.index, LIVED, true)
    if (moved.next >= 0) setFlag(stage, ghost.index, DOOMED, true)
    if (moved.at >= 0) stepGhost(stage, turn, ghost, moved)
    else guessCell(stage, ghost)
  }
}

/** Why a misreading forbids a hunter's step; null if it does not. The level's moves obey the official rules. */
function hindrance(
  { rules }: Stage,
  before: readonly number[],
  standing: readonly Ghost[],
  player: number,
  from: number,
  to: number,
): Hindrance | null {
  if (from === to) return null
  if (!rules.canGoDiagonally && isDiagonal(from, to)) return BY_DIAGONAL
  const other = (1 - player) * HUNTERS
  if (rules.doTeamsBlock && before.slice(other, other + HUNTERS).includes(to)) {
    return BY_OPPONENT
  }
  if (rules.doGhostsBlock && standing.some(({ cell }) => cell === to)) return BY_GHOST
  return null
}

function isDiagonal(from: number, to: number): boolean {
  return rowOf(from) !== rowOf(to) && colOf(from) !== colOf(to)
}

function stepGhost(stage: Stage, turn: number, ghost: Ghost, { at }: GhostMove): void {
  const { board, map, rules } = stage
  const slot = ghostSlot(ghost.index)
  board.set(slot + GHOST.cell, at)
  const walk = isResting(stage, ghost) ? null : stepped(map, ghost, at)
  if (!walk) {
    refuse(stage, turn, isResting(stage, ghost) ? BY_REST : BY_PLAN, ghost.birth, at)
    return
  }
  const hasArrived = isFresh(walk)
  const kept = hasArrived && !rules.canLeaveWhereItCame ? withoutExit(stage, at) : walk
  board.set(slot + GHOST.origin, kept.origin)
  board.set(slot + GHOST.age, kept.age)
  board.set(slot + GHOST.mask, kept.mask)
  // Touching houses have no street between them: leaving one means arriving at the other (G3).
  const [here, there] = [map.houseAt[ghost.cell]!, map.houseAt[at]!]
  if (here >= 0 && here !== there) {
    board.emit(events.named['ghost-left'], {
      birth: ghost.birth,
      corner: ghost.cell,
      next: at,
      isAlongHouse: ghost.cell !== ghost.origin,
      isToTouching: there >= 0,
    })
  }
  if (hasArrived) {
    setFlag(stage, ghost.index, CAME, true)
    board.emit(events.named['ghost-arrived'], { birth: ghost.birth, from: ghost.cell, corner: at })
  }
}

/** Puts a ghost whose last cell no one saw on a cell where it may have been neutralised; its walk does not advance. */
function guessCell(stage: Stage, ghost: Ghost): void {
  const cells = cellsAfter(stage, ghost)
  const fitting = cells.find((cell) => {
    const [white, black] = countsAround(stage, cell)
    return outcomeAt(stage.rules, stage.map, cell, white, black) !== NONE
  })
  stage.board.set(ghostSlot(ghost.index) + GHOST.cell, fitting ?? cells[0] ?? ghost.cell)
  setFlag(stage, ghost.index, UNSEEN, true)
}

/** Cells on which a ghost may be after its next step. */
export function cellsAfter(stage: Stage, ghost: Ghost): number[] {
  return isResting(stage, ghost) ? [ghost.origin] : nextCells(stage.map, ghost)
}

function isResting({ rules }: Stage, ghost: Ghost): boolean {
  return rules.doesRest && ghost.hasCome && isFresh(ghost)
}

/** The walk of a ghost that may leave by any corner except the one it is on. */
function withoutExit({ map }: Stage, corner: number): Walk {
  let mask = 0
  plansAt(map, corner).forEach(({ exit }, index) => {
    if (exit !== corner) mask |= 1 << index
  })
  return { origin: corner, age: 0, mask: mask === 0 ? NO_PLAN : mask }
}
