import { WALL, kindOf } from '../cells'
import { groundOf, type Ground } from './ground'
import { startCell, type Level, type Walk } from '../model'
import { wayOfLetter } from '../moves'
import { rulesOf } from './readings'
import { transitOf, type Transit } from './transit'

/** One move of a walk for overlays. */
export interface PathMove extends Transit {
  readonly from: number
  /** 0 to 3 for N, E, S, W. */
  readonly way: number
}

/** The official rules on a level, for paths; make it once for many walks. */
export function rightGround(level: Level): Ground {
  return groundOf(level, rulesOf())
}

/**
 * The first `most` moves of a walk under the official rules; none if it cannot start. Works for levels with
 * errors, too.
 */
export function pathOf(
  level: Level,
  walk: Walk,
  most = Infinity,
  ground = rightGround(level),
): PathMove[] {
  const path: PathMove[] = []
  let from = walkableStart(level, walk)
  if (from < 0) return path
  for (let i = 0; i < Math.min(most, walk.moves.length); i++) {
    const way = wayOfLetter[walk.moves.charCodeAt(i)]!
    const transit = transitOf(ground, from, way)
    path.push({ ...transit, from, way })
    from = transit.end
  }
  return path
}

/** Cell after the first `count` moves of a walk; -1 if it starts off the map or on a wall. */
export function cellAfter(
  level: Level,
  walk: Walk,
  count = walk.moves.length,
  ground = rightGround(level),
): number {
  let cell = walkableStart(level, walk)
  if (cell < 0) return -1
  for (let i = 0; i < Math.min(count, walk.moves.length); i++) {
    cell = transitOf(ground, cell, wayOfLetter[walk.moves.charCodeAt(i)]!).end
  }
  return cell
}

function walkableStart(level: Level, walk: Walk): number {
  const start = startCell(level, walk)
  return start >= 0 && kindOf(level.cells[start]!) !== WALL ? start : -1
}
