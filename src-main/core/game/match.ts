import type { Words } from '../words'
import type { Result } from '../kernel/result'
import type { Rng } from '../kernel/rng'

/** A built-in player of the game. */
export interface BuiltInPlayer {
  /** Its name on the command line: `greedy`. */
  readonly id: string
  readonly title: string
  /** How it plays, one sentence. */
  readonly about: string
}

/** The input and output that a player's program would have had, in the official form. */
export interface Exchange {
  readonly input: string
  readonly output: string
  /** Both together, with `>> ` and `<< ` before the lines. */
  readonly transcript: string
}

/** Whether a player must decide on its move; once this is true, it looks no further ahead. */
export type IsTimeUp = () => boolean

/** A rule for illegal answers, if the rules leave that to the settings of a match. */
export interface FaultRule<Match> {
  /** Its name on the command line: `stay`. */
  readonly id: string
  readonly title: string
  /** What it means, one sentence. */
  readonly about: string
  /** The match after answers of which at least one was illegal, in the order of the players asked. */
  settle(match: Match, moves: readonly string[], rng: Rng): Match
}

/** How a match is made, move by move. A match is a level with the moves so far; nothing is changed in place. */
export interface MatchMaking<Match> {
  readonly players: readonly BuiltInPlayer[]
  /** The game's names for its two players, with their official numbers; absent: just the number. */
  readonly playerNames?: readonly [string, string]
  /** The first one is the default. Absent: an illegal answer is not made, and play ends before it. */
  readonly faultRules?: readonly FaultRule<Match>[]
  /** Time for an answer according to the statement, in ms. */
  readonly answerTime: number
  /** Id of the rule about illegal, late or missing answers. */
  readonly answerRule: string
  /**
   * The level that a match is played on, without moves, in a form that has none; a level without moves is returned as
   * it is.
   */
  levelOf(match: Match): Match
  /**
   * Draws everything that a level leaves to chance before the first move, so that players can read it. Absent: nothing
   * is.
   */
  begin?(match: Match, rng: Rng): Match
  /** Players (0 or 1) who have to move now, both if they are asked at once; empty if the match is over. */
  toMove(match: Match): readonly number[]
  /** Turns made so far. */
  turn(match: Match): number
  /** The problem of an answer of a player who has to move, one sentence with the rule's id; null if it is legal. */
  problemOf(match: Match, player: number, answer: string): string | null
  /**
   * Makes the moves of the players asked, in order, as in the official text. The error is one sentence with the rule's
   * id.
   */
  advance(match: Match, moves: readonly string[], rng: Rng): Result<Match, string>
  /**
   * A built-in player's move. Deterministic except for `isTimeUp`; with enough time the same seed produces the same
   * move.
   */
  think(match: Match, player: number, builtIn: string, rng: Rng, isTimeUp: IsTimeUp): string
  exchange(match: Match, player: number): Exchange
  /** Minimum number of lines that a program reads before its first move; a text with fewer is not a match yet. */
  readonly headLines: number
  /** Points of the two players so far. */
  scores(match: Match): readonly [number, number]
}

/** A game's name for a player (0 or 1). */
export function playerName(
  { game }: Pick<Words, 'game'>,
  { playerNames }: Pick<MatchMaking<unknown>, 'playerNames'>,
  player: number,
): string {
  return playerNames?.[player] ?? game.player({ player })
}
