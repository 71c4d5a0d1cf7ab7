import type { Rng } from '../../../kernel/rng'
import { kingDistance } from '../cells'
import { HUNTERS, type Level, type Player, type Team } from '../model'
import { positionOf, type StandingGhost } from '../play/position'
import { allHunters, moveTeam } from './team-steps'
import { mapOf, type TownMap } from '../play/town'

const GROUP = 4

/** Two groups of four, each going straight to the nearest ghost, those on the street first. */
export function greedyMove(match: Level, player: Player, rng: Rng): Team {
  const map = mapOf(match.town)
  const { teams, ghosts } = positionOf(match)
  const team = teams[player]
  const targets = new Map<number, number>()
  for (let first = 0; first < HUNTERS; first += GROUP) {
    const target = nearestGhost(map, ghosts, team.slice(first, first + GROUP))
    for (let hunter = first; hunter < first + GROUP; hunter++) targets.set(hunter, target)
  }
  const distance = (hunter: number, cell: number) =>
    targets.get(hunter)! < 0 ? 0 : kingDistance(cell, targets.get(hunter)!)
  const order = allHunters.toSorted((a, b) => distance(a, team[a]!) - distance(b, team[b]!))
  // Steps of equal distance are chosen at random, so that no hunter stays in front of a wall forever.
  return moveTeam(map, team, order, (hunter, cell) => distance(hunter, cell) * 100 + rng.below(100))
}

/** Cell of the ghost nearest to a group, as the crow flies; -1 if there is none. */
function nearestGhost(
  map: TownMap,
  ghosts: readonly StandingGhost[],
  group: readonly number[],
): number {
  let nearest = -1
  let least = Infinity
  for (const { cell } of ghosts) {
    const inHouse = map.houseAt[cell]! >= 0 ? 1000 : 0
    const way = inHouse + Math.max(...group.map((hunter) => kingDistance(hunter, cell)))
    if (way < least) {
      least = way
      nearest = cell
    }
  }
  return nearest
}
