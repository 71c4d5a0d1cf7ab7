import type { Rng } from '../../../kernel/rng'
import type { Level, Player, Team } from '../model'
import { positionOf } from '../play/position'
import { allHunters, moveTeam } from './team-steps'
import { mapOf } from '../play/town'

/** Each hunter makes a random legal step. */
export function randomMove(match: Level, player: Player, rng: Rng): Team {
  const team = positionOf(match).teams[player]
  return moveTeam(mapOf(match.town), team, rng.shuffle(allHunters), () => rng.below(1000))
}
