import { isPit, type Door, type Level, type Rocket } from '../model'

/** A board of another size, and what did not fit on it. */
export interface Resized {
  readonly level: Level
  /** What falls off, one sentence each, said before anything is done. */
  readonly lost: readonly string[]
}

/**
 * Gives the board another size by moving its east and south walls. What lies beyond them, or where a corner pit comes
 * to be, falls off: a rocket with its player, an arrow with its turn, a door. The last rocket never falls off but is
 * moved inside.
 */
export function resize(level: Level, width: number, height: number): Resized {
  const board: Level = { ...level, width, height }
  const lost: string[] = []
  const keep = (x: number, y: number, what: string): boolean => {
    const where = `${what} at (${x},${y})`
    if (x >= width || y >= height) lost.push(`${where} lies off the new board`)
    else if (isPit(board, x, y) && !isPit(level, x, y))
      lost.push(`${where} lies where a pit will be`)
    else return true
    return false
  }
  const rockets = level.rockets.filter(({ x, y }, player) =>
    keep(x, y, `The rocket of player ${player + 1}`),
  )
  if (rockets.length === 0 && level.rockets[0]) {
    rockets.push(inside(level.rockets[0], width, height))
    lost[0] = 'The rocket of player 1 is moved inside: every level needs a player'
  }
  const doors = level.doors.filter((door, index) => {
    if (fits(door, width, height) || !fits(door, level.width, level.height)) return true
    lost.push(`Door ${index + 1} at ${door.at} in wall ${door.wall} has no place in the new wall`)
    return false
  })
  const turns = level.turns.filter(({ x, y, way }, turn) =>
    keep(x, y, `Turn ${turn + 1} with its arrow ${way}`),
  )
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
