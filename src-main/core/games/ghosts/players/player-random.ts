import type { Rng } from '../../../kernel/rng'
import type { Player, Team } from '../model'
import type { Position } from '../play/position'
import { allHunters, moveTeam } from './team-steps'

/** Each hunter makes a random legal step. */
export function randomMove({ map, teams }: Position, player: Player, rng: Rng): Team {
  return moveTeam(map, teams[player], rng.shuffle(allHunters), () => rng.below(1000))
}
