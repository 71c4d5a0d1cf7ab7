import { ok, type Result } from '../kernel/result'
import type { Rng } from '../kernel/rng'
import type { FaultRule, IsTimeUp, MatchMaking } from './match'

/** How a match is played, where it is not as usual. */
export interface PlayOptions<Match> {
  /** Asked again for every move; absent: players have unlimited time. */
  readonly timeLimit?: () => IsTimeUp
  /** What happens after an illegal answer; absent: it ends play as an error. */
  readonly faultRule?: FaultRule<Match> | undefined
  /** Hears each illegal answer that the fault rule settles: one sentence with the rule's id. */
  readonly onFault?: (message: string) => void
}

/** A turn that was made. */
export interface PlayedTurn<Match> {
  readonly match: Match
  /** What was illegal in it and was settled by the fault rule, a sentence; null when nothing. */
  readonly fault: string | null
}

/** Lets two built-in players play a match from where it stands to its end. An error is a player's illegal move. */
export function playMatch<Match>(
  making: MatchMaking<Match>,
  start: Match,
  players: readonly [string, string],
  rng: Rng,
  { timeLimit = () => () => false, faultRule, onFault }: PlayOptions<Match> = {},
): Result<Match, string> {
  let match = making.begin?.(start, rng) ?? start
  for (let asked = making.toMove(match); asked.length > 0; asked = making.toMove(match)) {
    const moves = asked.map((player) =>
      making.think(match, player, players[player === 0 ? 0 : 1], rng, timeLimit()),
    )
    const played = playTurn(making, match, moves, rng, faultRule)
    if (!played.ok) return played
    if (played.value.fault !== null) onFault?.(played.value.fault)
    match = played.value.match
  }
  return ok(match)
}

/** Makes the moves of those asked; what is illegal is settled by the fault rule, and is the error without one. */
export function playTurn<Match>(
  making: MatchMaking<Match>,
  match: Match,
  moves: readonly string[],
  rng: Rng,
  faultRule: FaultRule<Match> | undefined,
): Result<PlayedTurn<Match>, string> {
  const advanced = making.advance(match, moves, rng)
  if (advanced.ok) return ok({ match: advanced.value, fault: null })
  if (!faultRule) return advanced
  return ok({ match: faultRule.settle(match, moves, rng), fault: advanced.error })
}
