import { ok, type Result } from '../kernel/result'
import type { Rng } from '../kernel/rng'
import type { IsTimeUp, MatchMaking } from './match'

/**
 * Lets two built-in players play a match from where it stands to its end. `isTimeUp` is asked anew for every move,
 * `onMove` may stop the match by giving false; the match so far is then the result. An error is a player's illegal move.
 */
export function playMatch<Match>(
  making: MatchMaking<Match>,
  start: Match,
  players: readonly [string, string],
  rng: Rng,
  timeLimit: () => IsTimeUp = () => () => false,
  onMove: (match: Match) => boolean = () => true,
): Result<Match, string> {
  let match = making.begin?.(start, rng) ?? start
  for (let asked = making.toMove(match); asked.length > 0; asked = making.toMove(match)) {
    const moves = asked.map((player) =>
      making.think(match, player, players[player === 0 ? 0 : 1], rng, timeLimit()),
    )
    const advanced = making.advance(match, moves, rng)
    if (!advanced.ok) return advanced
    match = advanced.value
    if (!onMove(match)) break
  }
  return ok(match)
}
