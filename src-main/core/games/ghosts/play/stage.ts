import { GHOSTS, HUNTERS, type Level } from '../model'
import { FLAGS, ghostAt, ghostSlot, hunterCell, IMPOSSIBLE_TURN, type Ghost } from './layout'
import type { Rules } from './readings'
import { mapOf, type TownMap } from './town'
import { kingDistance } from '../cells'
import * as events from './events'

/** What a turn is played on: the recorder of a run, or plain slots when only the answer is wanted. */
export interface Board {
  readonly state: Int32Array
  set(slot: number, value: number): void
  emit(code: number, a?: number, b?: number, c?: number): void
}

/** What the phases of a run share: the board with the whole state, and what never changes in a run. */
export interface Stage {
  readonly level: Level
  readonly board: Board
  readonly rules: Rules
  readonly map: TownMap
}

export function makeStage(level: Level, board: Board, rules: Rules): Stage {
  return { level, board, rules, map: mapOf(level.town) }
}

/** The ghost in a place of the list; a match with turns has all six. */
export function ghost(stage: Stage, index: number): Ghost {
  return ghostAt(stage.level, stage.board.state, index)!
}

export function ghosts(stage: Stage): Ghost[] {
  return Array.from({ length: GHOSTS }, (_, index) => ghost(stage, index))
}

export function setFlag(stage: Stage, index: number, flag: number, isOn: boolean): void {
  const slot = ghostSlot(index) + FLAGS
  const flags = stage.board.state[slot]!
  stage.board.set(slot, isOn ? flags | flag : flags & ~flag)
}

/** Hunters of White and Black around a cell. */
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

/** Notes that the match goes on as the reading does not allow; only the first such turn counts. */
export function refuse(stage: Stage, turn: number, why: number, who: number, cell: number): void {
  if (stage.board.state[IMPOSSIBLE_TURN] !== 0) return
  stage.board.set(IMPOSSIBLE_TURN, turn + 1)
  stage.board.emit(events.IMPOSSIBLE, why, who, cell)
}
