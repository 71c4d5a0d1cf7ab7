import type { Writer } from '../../../trace/writer'
import { HUNTERS, type Level } from '../model'
import { GHOST, ghostSlot, ghostsOf, hunterCell, slots, type Ghost } from './layout'
import type { Rules } from './readings'
import { mapOf, type TownMap } from './town'
import { kingDistance } from '../cells'
import { events, type Hindrance } from './events'

/** Data shared by the phases of a run: the whole state, and constants of the run. */
export interface Stage {
  readonly level: Level
  readonly board: Writer
  readonly rules: Rules
  readonly map: TownMap
}

export function makeStage(level: Level, board: Writer, rules: Rules): Stage {
  return { level, board, rules, map: mapOf(level.town) }
}

/** All six: in a match with turns their starts are known. */
export function ghosts(stage: Stage): Ghost[] {
  return ghostsOf(stage.board.state)
}

export function setFlag(stage: Stage, index: number, flag: number, isOn: boolean): void {
  const slot = ghostSlot(index) + GHOST.flags
  const flags = stage.board.state[slot]!
  stage.board.set(slot, isOn ? flags | flag : flags & ~flag)
}

/** Numbers of White's and Black's hunters around a cell. */
export function countsAround(stage: Stage, cell: number): readonly [number, number] {
  return [countOf(stage, 0, cell), countOf(stage, 1, cell)]
}

function countOf({ board, rules }: Stage, player: number, cell: number): number {
  let count = 0
  for (let hunter = 0; hunter < HUNTERS; hunter++) {
    if (kingDistance(hunterCell(board.state, player, hunter), cell) <= rules.reach) count++
  }
  return count
}

/** Notes that the match continues in a way that the reading does not allow; only the first such turn counts. */
export function refuse(
  stage: Stage,
  turn: number,
  why: Hindrance,
  who: number,
  cell: number,
): void {
  if (stage.board.state[slots.impossibleTurn] !== 0) return
  stage.board.set(slots.impossibleTurn, turn + 1)
  stage.board.emit(events.named.impossible, { why, who, cell })
}
