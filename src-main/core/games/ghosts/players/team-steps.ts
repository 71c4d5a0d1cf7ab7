import type { Team } from '../model'
import { hunterSteps } from '../play/steps'
import type { TownMap } from '../play/town'

/**
 * Moves a team hunter by hunter, in the given order: each takes the free cell with the lowest `cost` (if equal: the
 * first, row by row). A cell is free if no hunter has taken it and none who has yet to move is on it, so that everybody
 * can always stay.
 */
export function moveTeam(
  map: TownMap,
  team: Team,
  order: readonly number[],
  cost: (hunter: number, cell: number) => number,
): Team {
  const moved = [...team]
  for (const hunter of order) {
    const from = team[hunter]!
    let best = from
    let least = Infinity
    for (const cell of hunterSteps(map, from)) {
      if (cell !== from && moved.includes(cell)) continue
      const price = cost(hunter, cell)
      if (price < least) {
        least = price
        best = cell
      }
    }
    moved[hunter] = best
  }
  return moved
}

/** The numbers of a team's hunters. */
export const allHunters: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7]
