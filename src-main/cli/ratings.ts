import { ordinal, rate, rating, type Rating } from 'openskill'
import type { PlayedMatch } from '@core/arena/played'
import { pairingOf } from '@core/arena/schedule'

/** The estimated strength of a player: mean, uncertainty, and the mean minus three times the uncertainty. */
export interface PlayerRating {
  readonly mu: number
  readonly sigma: number
  readonly ordinal: number
}

/** Ratings of players after the first matches of an arena, taken in their order. */
export function ratingsOf(played: readonly PlayedMatch[], players: number): PlayerRating[] {
  const ratings: Rating[] = Array.from({ length: players }, () => rating())
  for (const [at, { winner }] of played.entries()) {
    const [first, second] = pairingOf(at, players).players
    const rank = winner === null ? [1, 1] : winner === 0 ? [1, 2] : [2, 1]
    const [[one], [other]] = rate([[ratings[first]!], [ratings[second]!]], { rank }) as [
      [Rating],
      [Rating],
    ]
    ratings[first] = one
    ratings[second] = other
  }
  return ratings.map((one) => ({ mu: one.mu, sigma: one.sigma, ordinal: ordinal(one) }))
}
