import { rightGround } from '@core/games/labyrinth/play/path'
import { groundOf, type Ground } from '@core/games/labyrinth/play/ground'
import { rulesOf } from '@core/games/labyrinth/play/readings'
import type { ReadingId } from '@core/trace/machine'
import { startCell, type Level, type Walk } from '@core/games/labyrinth/model'
import { kindOf, WALL } from '@core/games/labyrinth/cells'
import { wayOfLetter } from '@core/games/labyrinth/moves'
import { transitOf } from '@core/games/labyrinth/play/transit'

/** A walk move by move; by column, since walks may be long. */
export interface WalkPath {
  /** Cell of the start, -1 when the walk cannot begin there: then there are no moves. */
  readonly start: number
  readonly count: number
  readonly from: Int32Array
  readonly entered: Int32Array
  readonly end: Int32Array
  /** 0 to 3 for N, E, S, W. */
  readonly way: Uint8Array
  /** As `transit.ts` names them. */
  readonly effect: Uint8Array
}

const grounds = new WeakMap<Level, Ground>()
const paths = new WeakMap<Level, Map<string, WalkPath>>()

/** The path of a walk, by the right rules or under a misreading of them; worked out once for each level. */
export function walkPath(level: Level, index: number, reading?: ReadingId): WalkPath {
  let held = paths.get(level)
  if (!held) paths.set(level, (held = new Map()))
  const key = `${index} ${reading ?? ''}`
  const known = held.get(key)
  if (known) return known
  const walk = level.walks[index]
  const ground = reading === undefined ? groundFor(level) : groundOf(level, rulesOf(reading))
  const path = walk ? follow(level, ground, walk) : nowhere
  held.set(key, path)
  return path
}

/** Where the player of a walk stands after its first `count` moves; -1 when the walk cannot begin. */
export function cellAfterMoves(path: WalkPath, count = path.count): number {
  return count === 0 ? path.start : path.end[count - 1]!
}

/** The ground of a level by the right rules; made once. */
export function groundFor(level: Level): Ground {
  let ground = grounds.get(level)
  if (!ground) grounds.set(level, (ground = rightGround(level)))
  return ground
}

const nowhere: WalkPath = emptyPath(-1, 0)

function follow(level: Level, ground: Ground, walk: Walk): WalkPath {
  const start = startCell(level, walk)
  if (start < 0 || kindOf(level.cells[start]!) === WALL) return nowhere
  const path = emptyPath(start, walk.moves.length)
  let from = start
  for (let i = 0; i < path.count; i++) {
    const way = wayOfLetter[walk.moves.charCodeAt(i)]!
    const { effect, entered, end } = transitOf(ground, from, way)
    path.from[i] = from
    path.way[i] = way
    path.effect[i] = effect
    path.entered[i] = entered
    path.end[i] = from = end
  }
  return path
}

function emptyPath(start: number, count: number): WalkPath {
  return {
    start,
    count,
    from: new Int32Array(count),
    entered: new Int32Array(count),
    end: new Int32Array(count),
    way: new Uint8Array(count),
    effect: new Uint8Array(count),
  }
}
