import type { Way } from '../../../kernel/grid'
import { problem, type Problem } from '../text/diagnostics'
import { cellAt, isPit, playerOfTurn, type Level } from '../model'

/** Maximum number of a player's arrows on the board. */
export const ARROWS_EACH = 3

/** An arrow on the board, just before the placement of some turn. */
export interface StandingArrow {
  readonly cell: number
  readonly x: number
  readonly y: number
  readonly way: Way
  /** Player index. */
  readonly player: number
  /** Index of the turn that placed it. */
  readonly placedIn: number
  /** True if that turn's placement removes it: it is its player's oldest of three. */
  readonly willExpire: boolean
}

/** First turn whose arrow is still on the board just before the placement of turn `turn`; later ones are, too. */
export function oldestStanding(level: Level, turn: number): number {
  return Math.max(0, turn - ARROWS_EACH * level.rockets.length)
}

/**
 * Arrows on the board just before the placement of turn `turn` (0 to the number of turns, which means "the next one"),
 * oldest first. Those off the grid are left out.
 */
export function standingArrows(level: Level, turn: number): StandingArrow[] {
  const arrows: StandingArrow[] = []
  const expiring = turn - ARROWS_EACH * level.rockets.length
  for (let placedIn = oldestStanding(level, turn); placedIn < turn; placedIn++) {
    const placed = level.turns[placedIn]
    if (!placed) break
    const cell = cellAt(level, placed.x, placed.y)
    if (cell < 0) continue
    const { x, y, way } = placed
    const player = playerOfTurn(level, placedIn)
    arrows.push({ cell, x, y, way, player, placedIn, willExpire: placedIn === expiring })
  }
  return arrows
}

/** Why turn `turn` may not put its arrow on a square (R5, R6); null if it may. */
export function placementProblem(level: Level, turn: number, x: number, y: number): Problem | null {
  let holder = -1
  for (let placedIn = turn - 1; placedIn >= oldestStanding(level, turn); placedIn--) {
    const placed = level.turns[placedIn]
    if (placed?.x === x && placed.y === y) {
      holder = placedIn
      break
    }
  }
  const rocket = level.rockets.findIndex((at) => at.x === x && at.y === y)
  return placementOn(level, turn, x, y, rocket, holder)
}

/**
 * The same with known contents: `rocket` is the player of the rocket there, `holder` the turn of the arrow there, -1
 * for none.
 */
export function placementOn(
  level: Level,
  turn: number,
  x: number,
  y: number,
  rocket: number,
  holder: number,
): Problem | null {
  if (x < 0 || y < 0 || x >= level.width || y >= level.height) {
    return problem('arrow-off-grid', [turn + 1, x, y, level.width - 1, level.height - 1])
  }
  if (isPit(level, x, y)) return problem('arrow-on-pit', [turn + 1, x, y])
  if (rocket >= 0) return problem('arrow-on-rocket', [turn + 1, x, y, rocket + 1])
  if (holder < 0) return null
  const isOwnOldest = holder === turn - ARROWS_EACH * level.rockets.length
  const args = [turn + 1, x, y, playerOfTurn(level, holder) + 1, holder + 1]
  return problem(isOwnOldest ? 'arrow-on-own-oldest' : 'arrow-on-arrow', args)
}
