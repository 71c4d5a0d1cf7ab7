import type { Words } from '../words'
import type { Result } from '../kernel/result'
import type { Rng } from '../kernel/rng'

/** A player that comes with the game. */
export interface BuiltInPlayer {
  /** As the command line names it: `greedy`. */
  readonly id: string
  readonly title: string
  /** How it plays, one sentence. */
  readonly about: string
}

/** What a player's program would have read and written, in the official form. */
export interface Exchange {
  readonly input: string
  readonly output: string
  /** Both together, with `>> ` and `<< ` before the lines. */
  readonly transcript: string
}

/** Says when a player must come to its move: it looks ahead no further once this is true. */
export type IsTimeUp = () => boolean

/** What happens after an illegal answer, where the rules leave that to the settings of a match. */
export interface FaultRule<Match> {
  /** As the command line names it: `stay`. */
  readonly id: string
  readonly title: string
  /** What it means, one sentence. */
  readonly about: string
  /** The match after answers with at least one illegal among them, in the order of those asked. */
  settle(match: Match, moves: readonly string[], rng: Rng): Match
}

/** How a match is made, move by move. A match is a level with what has happened so far; nothing is changed in place. */
export interface MatchMaking<Match> {
  readonly players: readonly BuiltInPlayer[]
  /** What the game calls its two players, with the number that the official texts have; absent: just the number. */
  readonly playerNames?: readonly [string, string]
  /** The first one is the usual. Absent: an illegal answer is not made, and play ends before it. */
  readonly faultRules?: readonly FaultRule<Match>[]
  /** Ms that the statement leaves a player for an answer. */
  readonly answerTime: number
  /** Id of the rule that says what becomes of a player whose answer is illegal, late or missing. */
  readonly answerRule: string
  /** What a match is played on: the level without moves, in a form that has none; a level that is so already is itself. */
  levelOf(match: Match): Match
  /** Draws what a level leaves to chance before the first move, so that players can read it. Absent: nothing is. */
  begin?(match: Match, rng: Rng): Match
  /** Players (0 or 1) who have to move now, together where both are asked at once; empty when the match is over. */
  toMove(match: Match): readonly number[]
  /** Turns made so far. */
  turn(match: Match): number
  /** What is illegal in an answer of a player who has to move, one sentence with the rule's id; null when nothing. */
  problemOf(match: Match, player: number, answer: string): string | null
  /** Makes the moves of those asked, in their order, as the official text writes them. The error is one sentence with the rule's id. */
  advance(match: Match, moves: readonly string[], rng: Rng): Result<Match, string>
  /** A built-in player's move. Deterministic but for `isTimeUp`; with time enough the same seed gives the same move. */
  think(match: Match, player: number, builtIn: string, rng: Rng, isTimeUp: IsTimeUp): string
  exchange(match: Match, player: number): Exchange
  /** Lines that a program reads before its first move, at least; fewer are no match yet. */
  readonly headLines: number
  /** Points of the two players as the match stands. */
  scores(match: Match): readonly [number, number]
}

/** What a game calls a player (0 or 1). */
export function playerName(
  { game }: Pick<Words, 'game'>,
  { playerNames }: Pick<MatchMaking<unknown>, 'playerNames'>,
  player: number,
): string {
  return playerNames?.[player] ?? game.player({ player })
}
