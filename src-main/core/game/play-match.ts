import { err, ok, type Result } from '../kernel/result'
import type { Rng } from '../kernel/rng'
import type { FaultRule, IsTimeUp, MatchMaking } from './match'

/** Why a player gave no legal answer, in one word. */
export const faultKinds = [
  'illegal',
  'late',
  'ended',
  'closed',
  'early',
  'flood',
  'excess',
] as const
export type FaultKind = (typeof faultKinds)[number]

/** A problem with an answer. */
export interface AnswerFault {
  readonly kind: FaultKind
  /** One sentence without a full stop. */
  readonly message: string
}

/** A player's answer. */
export interface PlayerAnswer {
  /** In the official form, legal or not; empty if there is none. */
  readonly text: string
  /** Why there is none; null if there is one. */
  readonly fault: AnswerFault | null
}

/** An answer by which its player lost the match, or the turn, depending on the fault rule. */
export interface MatchFault extends AnswerFault {
  /** From 1. */
  readonly turn: number
  readonly player: number
  /** Their answer; empty if there was none. */
  readonly text: string
}

/** The players asked for the next move. */
export interface AskedPlayers<Match> {
  readonly match: Match
  /** One player, or both at once. */
  readonly players: readonly number[]
}

/** A match that is over. */
export interface EndedMatch<Match> {
  readonly match: Match
  readonly faults: readonly MatchFault[]
  /** Players who lost by a fault, whatever the points; both if both made one at once. */
  readonly losers: readonly number[]
}

/** Optional settings of a match. */
export interface PlayOptions<Match> {
  /** Called again for every move; absent: players have unlimited time. */
  readonly timeLimit?: () => IsTimeUp
  /** What happens after an illegal answer; absent: it ends play as an error. */
  readonly faultRule?: FaultRule<Match> | undefined
  /** Called with each illegal answer that the fault rule settles: one sentence with the rule's id. */
  readonly onFault?: (message: string) => void
}

/** A turn that was made. */
export interface PlayedTurn<Match> {
  readonly match: Match
  /** The illegal answer that was settled by the fault rule, as a sentence; null if there was none. */
  readonly fault: string | null
}

/** The result of a turn. */
export interface SettledTurn<Match> {
  readonly match: Match
  readonly faults: readonly MatchFault[]
  /** Players who lost by a fault: the match ends there. */
  readonly losers: readonly number[]
}

/**
 * Makes a turn from the answers of the players asked, in order, and settles faults. Without a fault rule the player at
 * fault loses, and no turn is made. The error is a match that cannot go on.
 */
export function settleTurn<Match>(
  making: MatchMaking<Match>,
  { match, players }: AskedPlayers<Match>,
  answers: readonly PlayerAnswer[],
  rng: Rng,
  faultRule: FaultRule<Match> | undefined,
): Result<SettledTurn<Match>, string> {
  const moves = answers.map(({ text, fault }) => (fault ? '' : text))
  const isWhole = answers.every(({ fault }) => fault === null)
  const advanced = isWhole ? making.advance(match, moves, rng) : null
  if (advanced?.ok) return ok({ match: advanced.value, faults: [], losers: [] })
  const faults = players.flatMap((player, at) => faultOf(making, match, player, answers[at]!))
  if (faults.length === 0) return advanced ?? err('An answer is missing')
  const losers = faults.map(({ player }) => player)
  if (!faultRule) return ok({ match, faults, losers })
  const settled = faultRule.settle(match, moves, rng)
  // If no turn was made from it, the match is lost.
  const isLost = making.turn(settled) === making.turn(match)
  return ok({ match: settled, faults, losers: isLost ? losers : [] })
}

/**
 * Referees a match from its current state to its end: asks for answers, takes them in the order of the players asked,
 * and settles faults, as `settleTurn` does.
 */
export function* refereed<Match>(
  making: MatchMaking<Match>,
  start: Match,
  rng: Rng,
  faultRule: FaultRule<Match> | undefined,
): Generator<AskedPlayers<Match>, Result<EndedMatch<Match>, string>, readonly PlayerAnswer[]> {
  let match = making.begin?.(start, rng) ?? start
  const faults: MatchFault[] = []
  for (let players = making.toMove(match); players.length > 0; players = making.toMove(match)) {
    const answers = yield { match, players }
    const settled = settleTurn(making, { match, players }, answers, rng, faultRule)
    if (!settled.ok) return settled
    match = settled.value.match
    faults.push(...settled.value.faults)
    const { losers } = settled.value
    if (losers.length > 0) return ok({ match, faults, losers })
  }
  return ok({ match, faults, losers: [] })
}

function faultOf<Match>(
  making: MatchMaking<Match>,
  match: Match,
  player: number,
  { text, fault }: PlayerAnswer,
): MatchFault[] {
  const turn = making.turn(match) + 1
  if (fault) {
    return [
      { ...fault, turn, player, text: '', message: `${fault.message} [${making.answerRule}]` },
    ]
  }
  const message = making.problemOf(match, player, text)
  return message === null ? [] : [{ kind: 'illegal', turn, player, text, message }]
}

/** Lets two built-in players play a match from its current state to its end. The error is a player's illegal move. */
export function playMatch<Match>(
  making: MatchMaking<Match>,
  start: Match,
  players: readonly [string, string],
  rng: Rng,
  { timeLimit = () => () => false, faultRule, onFault }: PlayOptions<Match> = {},
): Result<Match, string> {
  const play = refereed(making, start, rng, faultRule)
  let next = play.next()
  while (!next.done) {
    const { match, players: asked } = next.value
    const answers = asked.map((player) => ({
      text: making.think(match, player, players[player === 0 ? 0 : 1], rng, timeLimit()),
      fault: null,
    }))
    next = play.next(answers)
  }
  if (!next.value.ok) return next.value
  const { match, faults } = next.value.value
  if (!faultRule && faults[0]) return err(faults[0].message)
  for (const { message } of faults) onFault?.(message)
  return ok(match)
}

/** Makes the moves of the players asked; an illegal one is settled by the fault rule, or is the error without one. */
export function playMatchTurn<Match>(
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
