import type { Way } from '../../../kernel/grid'
import { sizeWith, type Sides } from '../../../kernel/sides'
import type { Words } from '../../../words'
import { isPit, type Door, type Level, type Rocket } from '../model'

/** A board of another size, and the losses. */
export interface Resized {
  readonly level: Level
  /** The losses, so that they can be shown before anything is done. */
  readonly lost: readonly Loss[]
}

/** A loss, or something that was moved inside instead; numbers count from 1. */
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
 * Resizes the board by moving its walls. Contents outside them, or on a new corner pit, are lost: a rocket with its
 * player, an arrow with its turn, a door. The last rocket is never lost but is moved inside.
 */
export function resize(level: Level, sides: Sides): Resized {
  const { rows: height, cols: width } = sizeWith({ rows: level.height, cols: level.width }, sides)
  const board: Level = { ...level, width, height }
  const lost: Loss[] = []
  const moved = <At extends Rocket>(at: At): At => ({
    ...at,
    x: at.x + sides.left,
    y: at.y + sides.top,
  })
  const placeOf = (was: Rocket): 'on' | 'Off' | 'Pit' => {
    const { x, y } = moved(was)
    if (x < 0 || y < 0 || x >= width || y >= height) return 'Off'
    return isPit(board, x, y) && !isPit(level, was.x, was.y) ? 'Pit' : 'on'
  }
  const rockets = level.rockets.filter((rocket, player) => {
    const place = placeOf(rocket)
    if (place !== 'on') lost.push({ what: `rocket${place}`, player: player + 1, ...rocket })
    return place === 'on'
  })
  if (rockets.length === 0 && level.rockets[0]) {
    rockets.push(inside(level.rockets[0], sides, width, height))
    lost[0] = { what: 'rocketInside' }
  }
  const doors = level.doors.flatMap((door, index) => {
    const isAlongX = door.wall === 'N' || door.wall === 'S'
    const at = door.at + (isAlongX ? sides.left : sides.top)
    if (fits({ ...door, at }, width, height)) return { ...door, at }
    // A door that was in an illegal place is kept, so that its problem is seen.
    if (!fits(door, level.width, level.height)) return { ...door, at: Math.max(0, at) }
    lost.push({ what: 'door', door: index + 1, ...door })
    return []
  })
  const turns = level.turns.filter((turn, index) => {
    const place = placeOf(turn)
    if (place !== 'on') lost.push({ what: `turn${place}`, turn: index + 1, ...turn })
    return place === 'on'
  })
  return {
    level: { ...board, rockets: rockets.map(moved), doors, turns: turns.map(moved) },
    lost,
  }
}

/** Whether a door is in its wall and not in a corner. */
function fits(door: Door, width: number, height: number): boolean {
  const length = door.wall === 'N' || door.wall === 'S' ? width : height
  return door.at > 0 && door.at < length - 1
}

/** The nearest square, after resizing, that is not at the edge and so not a pit. */
function inside(rocket: Rocket, { left, top }: Sides, width: number, height: number): Rocket {
  return {
    x: Math.max(1, Math.min(rocket.x + left, width - 2)) - left,
    y: Math.max(1, Math.min(rocket.y + top, height - 2)) - top,
  }
}
