import { checkText } from '../game/check-text'
import type { MatchMaking } from '../game/match'
import { refereed, type EndedMatch, type MatchFault } from '../game/play-match'
import type { AnyGame } from '../game/any-game'
import { makeRng } from '../kernel/rng'
import { ok, type Result } from '../kernel/result'

/** A match of an arena to be played. */
export interface MatchTask {
  readonly game: string
  /** Official text of a level without errors; null for one that is made from the seed. */
  readonly text: string | null
  readonly seed: number
  /** Built-in players. */
  readonly players: readonly [string, string]
  /** Id of the fault rule; null for the game's usual one. */
  readonly illegal: string | null
}

/** How a match of an arena ended. */
export interface PlayedMatch {
  readonly scores: readonly [number, number]
  /** 0 or 1; null if no one won. */
  readonly winner: number | null
  readonly turns: number
  readonly faults: readonly Pick<MatchFault, 'turn' | 'player' | 'kind' | 'message'>[]
}

/** A match with the whole of it as an official text. */
export interface RecordedMatch extends PlayedMatch {
  readonly record: string
}

/** The level of a match, without moves; throws for a text with errors. */
export function levelOfTask(
  game: AnyGame,
  { text, seed }: Pick<MatchTask, 'text' | 'seed'>,
): unknown {
  const { generator } = game
  const making: MatchMaking<unknown> = game.making!
  // The text from a generator may already contain a match.
  if (text === null) return making.levelOf(generator.generate(generator.defaults, makeRng(seed)))
  const checked = checkText(game, text)
  if (!checked.isRunnable) throw new Error('the level of a match has errors')
  return making.levelOf(checked.level)
}

/** Plays a match of built-in players. The same task gives the same match. */
export function playTask(game: AnyGame, task: MatchTask): RecordedMatch {
  return recordOf(game, playBuiltIn(game.making!, levelOfTask(game, task), task))
}

/**
 * Lets built-in players with unlimited time play on from a match, for at most `most` turns. The same match, players and
 * seed give the same.
 */
export function playBuiltIn(
  making: MatchMaking<unknown>,
  start: unknown,
  { seed, players: ids, illegal }: Pick<MatchTask, 'seed' | 'players' | 'illegal'>,
  most = Infinity,
): Result<EndedMatch<unknown>, string> {
  const rng = makeRng(seed)
  const faultRule = making.faultRules?.find(({ id }) => id === illegal) ?? making.faultRules?.[0]
  const play = refereed(making, start, rng, faultRule)
  let next = play.next()
  for (let turns = 0; !next.done; turns++) {
    const { match, players } = next.value
    if (turns >= most) return ok({ match, faults: [], losers: [] })
    const answers = players.map((player) => {
      const id = ids[player]!
      return { text: making.think(match, player, id, rng, () => false), fault: null }
    })
    next = play.next(answers)
  }
  return next.value
}

/** The record of a match that has ended; throws if the match could not go on. */
export function recordOf(game: AnyGame, ended: Result<EndedMatch<unknown>, string>): RecordedMatch {
  if (!ended.ok) throw new Error(ended.error)
  const { match, faults, losers } = ended.value
  const [first = 0, second = 0] = game.engine.answer(match).trim().split(/\s+/).map(Number)
  const byPoints = first === second ? null : first > second ? 0 : 1
  return {
    scores: [first, second],
    winner: losers.length === 0 ? byPoints : losers.length === 1 ? 1 - losers[0]! : null,
    turns: game.making!.turn(match),
    faults: faults.map(({ turn, player, kind, message }) => ({ turn, player, kind, message })),
    record: game.format.print(match),
  }
}
