import type { Rng } from '../../../kernel/rng'
import { kingDistance } from '../cells'
import { HUNTERS, type Player, type Team } from '../model'
import type { Position, StandingGhost } from '../play/position'
import { allHunters, moveTeam } from './team-steps'
import type { TownMap } from '../play/town'

const GROUP = 4

/** Two groups of four, each going straight to the nearest ghost, those on the street first. */
export function greedyMove({ map, teams, ghosts }: Position, player: Player, rng: Rng): Team {
  const team = teams[player]
  const targets: number[] = []
  for (let first = 0; first < HUNTERS; first += GROUP) {
    const target = nearestGhost(map, ghosts, team.slice(first, first + GROUP))
    for (let hunter = first; hunter < first + GROUP; hunter++) targets.push(target)
  }
  const distance = (hunter: number, cell: number) =>
    targets[hunter]! < 0 ? 0 : kingDistance(cell, targets[hunter]!)
  const away = team.map((cell, hunter) => distance(hunter, cell))
  const order = allHunters.toSorted((a, b) => away[a]! - away[b]!)
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
    let way = inHouse
    for (const hunter of group) way = Math.max(way, inHouse + kingDistance(hunter, cell))
    if (way < least) {
      least = way
      nearest = cell
    }
  }
  return nearest
}
