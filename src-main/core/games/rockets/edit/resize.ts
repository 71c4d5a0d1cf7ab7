import type { Way } from '../../../kernel/grid'
import type { Words } from '../../../words'
import { isPit, type Door, type Level, type Rocket } from '../model'

/** A board of another size, and what did not fit on it. */
export interface Resized {
  readonly level: Level
  /** What falls off, told before anything is done. */
  readonly lost: readonly Loss[]
}

/** Something that falls off, or would have; numbers are said from 1. */
export type Loss =
  | {
      readonly what: 'rocketOff' | 'rocketPit'
      readonly player: number
      readonly x: number
      readonly y: number
    }
  | { readonly what: 'rocketInside' }
  | { readonly what: 'door'; readonly door: number; readonly at: number; readonly wall: Way }
  | {
      readonly what: 'turnOff' | 'turnPit'
      readonly turn: number
      readonly way: Way
      readonly x: number
      readonly y: number
    }

/** A loss in one sentence. */
export function lossIn({ rockets: { resize: said } }: Pick<Words, 'rockets'>, loss: Loss): string {
  switch (loss.what) {
    case 'rocketInside':
      return said.rocketInside
    case 'door':
      return said.door(loss)
    case 'turnOff':
    case 'turnPit':
      return said[loss.what](loss)
    default:
      return said[loss.what](loss)
  }
}

/**
 * Gives the board another size by moving its east and south walls. What lies beyond them, or where a corner pit comes
 * to be, falls off: a rocket with its player, an arrow with its turn, a door. The last rocket never falls off but is
 * moved inside.
 */
export function resize(level: Level, width: number, height: number): Resized {
  const board: Level = { ...level, width, height }
  const lost: Loss[] = []
  const placeOf = (x: number, y: number): 'on' | 'Off' | 'Pit' => {
    if (x >= width || y >= height) return 'Off'
    return isPit(board, x, y) && !isPit(level, x, y) ? 'Pit' : 'on'
  }
  const rockets = level.rockets.filter(({ x, y }, player) => {
    const place = placeOf(x, y)
    if (place !== 'on') lost.push({ what: `rocket${place}`, player: player + 1, x, y })
    return place === 'on'
  })
  if (rockets.length === 0 && level.rockets[0]) {
    rockets.push(inside(level.rockets[0], width, height))
    lost[0] = { what: 'rocketInside' }
  }
  const doors = level.doors.filter((door, index) => {
    if (fits(door, width, height) || !fits(door, level.width, level.height)) return true
    lost.push({ what: 'door', door: index + 1, ...door })
    return false
  })
  const turns = level.turns.filter(({ x, y, way }, turn) => {
    const place = placeOf(x, y)
    if (place !== 'on') lost.push({ what: `turn${place}`, turn: turn + 1, way, x, y })
    return place === 'on'
  })
  return { level: { ...board, rockets, doors, turns }, lost }
}

/** Whether a door stands in its wall and not in a corner. */
function fits(door: Door, width: number, height: number): boolean {
  const length = door.wall === 'N' || door.wall === 'S' ? width : height
  return door.at > 0 && door.at < length - 1
}

/** The nearest square that is not at the edge, so it is no pit. */
function inside(rocket: Rocket, width: number, height: number): Rocket {
  return {
    x: Math.max(1, Math.min(rocket.x, width - 2)),
    y: Math.max(1, Math.min(rocket.y, height - 2)),
  }
}
