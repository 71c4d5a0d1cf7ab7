import { areaHas, type Area } from '../../../game/area-motions'
import type { CellRect } from '../../../kernel/grid'
import { limits } from '../text/limits'
import { cellAt, doorSquare, type Door, type Level, type Rocket, type Turn } from '../model'
import { leadsInto, placeInWall, touchesWall } from './transforms'

/** A part of a board, with squares relative to its north-west corner. */
export interface Clip {
  readonly rows: number
  readonly cols: number
  readonly rockets: readonly Rocket[]
  /** Doors that led into the part; `at` counts along the wall from the part's corner. */
  readonly doors: readonly Door[]
  /** In the order of play. */
  readonly turns: readonly Turn[]
}

/** Copies the contents of a rectangle. */
export function copyRegion(level: Level, rect: Area): Clip {
  return {
    rows: rect.rows,
    cols: rect.cols,
    rockets: level.rockets
      .filter(({ x, y }) => areaHas(rect, y, x))
      .map(({ x, y }) => ({ x: x - rect.col, y: y - rect.row })),
    doors: level.doors
      .filter((door) => leadsInto(level, door, rect))
      .map((door) => {
        const { x, y } = doorSquare(level, door)
        return { wall: door.wall, at: placeInWall(door.wall, { x: x - rect.col, y: y - rect.row }) }
      }),
    turns: level.turns
      .filter(({ x, y }) => areaHas(rect, y, x))
      .map(({ x, y, way }) => ({ x: x - rect.col, y: y - rect.row, way })),
  }
}

/**
 * Pastes a clip with its corner at a row and column. Its arrows become new turns before turn `atTurn` (later turns are
 * moved back, which changes their players). Its rockets become further players, up to 26. Its doors are pasted where
 * the part touches their wall and there is no door yet. Contents off the grid are left out.
 */
export function pasteClip(
  level: Level,
  clip: Clip,
  row: number,
  col: number,
  atTurn: number,
): Level {
  const isOn = ({ x, y }: Rocket) => cellAt(level, x, y) >= 0
  const rockets = clip.rockets.map(({ x, y }) => ({ x: x + col, y: y + row })).filter(isOn)
  const turns = clip.turns.map(({ x, y, way }) => ({ x: x + col, y: y + row, way })).filter(isOn)
  const rect: CellRect = { row, col, rows: clip.rows, cols: clip.cols }
  return {
    ...level,
    rockets: [...level.rockets, ...rockets].slice(
      0,
      Math.max(limits.players.highest, level.rockets.length),
    ),
    doors: [...level.doors, ...pastedDoors(level, clip, rect)],
    turns: level.turns.toSpliced(atTurn, 0, ...turns),
  }
}

function pastedDoors(level: Level, clip: Clip, rect: CellRect): Door[] {
  const doors: Door[] = []
  for (const { at, wall } of clip.doors) {
    const isAlongX = wall === 'N' || wall === 'S'
    const place = at + (isAlongX ? rect.col : rect.row)
    const length = isAlongX ? level.width : level.height
    const isHeld = level.doors.some((door) => door.at === place && door.wall === wall)
    if (isHeld || place < 1 || place > length - 2 || !touchesWall(level, rect, wall)) continue
    doors.push({ at: place, wall })
  }
  return doors
}
