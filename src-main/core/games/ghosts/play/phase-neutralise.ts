import { kingDistance } from '../cells'
import { BY_NEUTRALISING, BY_SPARING, events } from './events'
import { DOOMED, GHOST, ghostAt, ghostSlot, hunterCells, slots, type Ghost } from './layout'
import { GHOSTS, HUNTERS, players, type Player } from '../model'
import {
  areEnough,
  NONE,
  outcomeAt,
  outcomesIn,
  pointsOf,
  type OutcomeCode,
  TIE,
  WHITE,
} from './outcome'
import { cellsAfter } from './phase-move'
import { countsAround, ghosts, refuse, type Stage } from './stage'
import { hunterSteps } from './steps'

/** Ghosts with enough hunters around them are neutralised and bring a point (T3). */
export function neutralise(stage: Stage, turn: number): void {
  const made = stage.level.turns[turn]!
  if (!made.ghosts) {
    stage.board.emit(events.named['turn-hidden'], { player: made.teams[0] ? 1 : 0 })
    for (const ghost of ghosts(stage))
      settle(stage, turn, ghost, hiddenOutcomes(stage, turn, ghost))
    return
  }
  const { state } = stage.board
  // All stand somewhere: only a match that has its starts is played.
  for (let index = 0; index < GHOSTS; index++) {
    const isDoomed = (state[ghostSlot(index) + GHOST.flags]! & DOOMED) !== 0
    if (isDoomed) neutraliseGhost(stage, turn, ghostAt(state, index))
    else spareGhost(stage, turn, ghostSlot(index))
  }
}

/** Checks a ghost, given by its first slot, that the match does not neutralise: the rules in force must spare it, too. */
function spareGhost(stage: Stage, turn: number, slot: number): void {
  const { board, rules, map } = stage
  const cell = board.state[slot + (rules.isCheckedBeforeGhosts ? GHOST.was : GHOST.cell)]!
  const [white, black] = countsAround(stage, cell)
  if (!areEnough(rules, white, black)) return
  const birth = board.state[slot + GHOST.birth]!
  if (outcomeAt(rules, map, cell, white, black) !== NONE) {
    refuse(stage, turn, BY_SPARING, birth, cell)
  } else {
    board.emit(events.named['ghost-sheltered'], { birth, cell, white, black })
  }
}

function neutraliseGhost(stage: Stage, turn: number, ghost: Ghost): void {
  const { board, rules } = stage
  const outcomes = outcomesOf(stage, checkedCells(stage, ghost)) & ~(1 << NONE)
  if (outcomes === 0) {
    refuse(stage, turn, BY_NEUTRALISING, ghost.birth, ghost.cell)
    return
  }
  const [only, second] = outcomesIn(outcomes)
  if (second === undefined) {
    const { birth } = ghost
    if (ghost.isUnseen) {
      board.emit(events.named['cell-found'], { birth, from: ghost.was, cell: ghost.cell })
    }
    const cell = rules.isCheckedBeforeGhosts ? ghost.was : ghost.cell
    const [white, black] = countsAround(stage, cell)
    const winner = only === TIE && rules.tie === 'first' ? WHITE : only!
    const kind = only === TIE && rules.tie === 'nobody' ? 'ghost-tied' : 'ghost-neutralised'
    board.emit(events.named[kind], { birth, cell, white, black, winner })
  }
  settle(stage, turn, ghost, outcomes)
}

/** Gives the points of the possible outcomes: for certain if there is only one, otherwise as possible points (G7). */
function settle(stage: Stage, turn: number, ghost: Ghost, outcomes: number): void {
  const { board, rules } = stage
  const list = outcomesIn(outcomes)
  let isOpen = false
  for (const player of players) {
    const points = list.map((outcome) => pointsOf(rules, outcome, player))
    const least = Math.min(...points)
    const most = Math.max(...points)
    isOpen ||= most > least
    board.set(slots.scores + player, board.state[slots.scores + player]! + least)
    board.set(slots.perhaps + player, board.state[slots.perhaps + player]! + most - least)
  }
  if (list.length > 1) {
    board.emit(events.named.undecided, { birth: ghost.birth, outcomes, from: ghost.was })
  }
  if (isOpen && board.state[slots.undecidedTurn] === 0) board.set(slots.undecidedTurn, turn + 1)
}

/** Cells on which a ghost may have been when its surroundings were counted. */
function checkedCells(stage: Stage, ghost: Ghost): readonly number[] {
  if (stage.rules.isCheckedBeforeGhosts) return [ghost.was]
  return ghost.isUnseen ? cellsAfter(stage, { ...ghost, cell: ghost.was }) : [ghost.cell]
}

/** Outcomes on any of the cells, as bits. */
function outcomesOf(stage: Stage, cells: readonly number[]): number {
  let bits = 0
  for (const cell of cells) {
    const [white, black] = countsAround(stage, cell)
    bits |= 1 << outcomeAt(stage.rules, stage.map, cell, white, black)
  }
  return bits
}

/**
 * Possible outcomes for a ghost in a turn in which only one team's answer is known, as bits. Each hunter of the other
 * team is considered separately, and so is each ghost.
 */
function hiddenOutcomes(stage: Stage, turn: number, ghost: Ghost): number {
  const { rules, map, level } = stage
  const shown: Player = level.turns[turn]!.teams[0] ? 0 : 1
  const hunters = hunterCells(stage.board.state)
  const others = hunters.slice((1 - shown) * HUNTERS, (2 - shown) * HUNTERS)
  let bits = 0
  for (const cell of rules.isCheckedBeforeGhosts ? [ghost.cell] : cellsAfter(stage, ghost)) {
    const own = countsAround(stage, cell)[shown]
    let least = 0
    let most = 0
    for (const hunter of others) {
      const steps = hunterSteps(map, hunter)
      const inside = steps.filter((to) => kingDistance(to, cell) <= rules.reach).length
      if (inside > 0) most++
      if (inside === steps.length) least++
    }
    for (let count = least; count <= most; count++) {
      const [white, black] = shown === 0 ? [own, count] : [count, own]
      const outcome: OutcomeCode = outcomeAt(rules, map, cell, white, black)
      bits |= 1 << outcome
    }
  }
  return bits === 0 ? 1 << NONE : bits
}
