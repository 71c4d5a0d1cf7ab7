import { err, ok, type Result } from '@core/kernel/result'
import { sortDiagnostics } from '@core/kernel/diagnostics'
import { findGame, games, type AnyGame } from '@core/games/registry'
import { UsageProblem, type SourceProblem } from './problems'
import { didYouMean } from './did-you-mean'

/** The game of one text. */
export interface ChosenGame {
  readonly game: AnyGame
  /** True when no game reads the text and this one comes closest. */
  readonly isGuess: boolean
}

/** Picks the game of one text; else says why there is none. */
export type GameChoice = (text: string) => Result<ChosenGame, SourceProblem>

/**
 * What GAME on the command line stands for: one game, or for `auto` the game that a text is written for. Where a
 * reading is asked for, the game must have it. An unknown name is wrong usage.
 */
export function gameChoice(id: string, reading?: string): GameChoice {
  if (id !== 'auto') {
    const game = namedGame(id)
    if (reading !== undefined) refuseUnknownReading([game], reading)
    return () => ok({ game, isGuess: false })
  }
  if (reading === undefined) return (text) => gameOfText(games, text)
  refuseUnknownReading(games, reading)
  return (text) =>
    gameOfText(
      games.filter((game) => hasReading(game, reading)),
      text,
    )
}

/** The game of an id; an unknown one is wrong usage. */
export function namedGame(id: string): AnyGame {
  const game = findGame(id)
  if (game) return game
  const ids = games.map((one) => one.id)
  throw new UsageProblem(
    `unknown game '${id}'${didYouMean(id, ids)}; the games are: ${ids.join(', ')}`,
  )
}

function refuseUnknownReading(candidates: readonly AnyGame[], reading: string): void {
  if (candidates.some((game) => hasReading(game, reading))) return
  const ids = candidates.flatMap((game) => game.engine.readings.map((one) => one.id))
  throw new UsageProblem(
    `unknown reading '${reading}'${didYouMean(reading, ids)}; the readings are: ${ids.join(', ')}`,
  )
}

function hasReading(game: AnyGame, reading: string): boolean {
  return game.engine.readings.some((one) => one.id === reading)
}

/**
 * The game whose parser accepts the text; among several the one that finds fewest problems in it. When none does, the
 * one that got furthest before it stumbled, since its errors tell most.
 */
export function gameOfText(
  candidates: readonly AnyGame[],
  text: string,
): Result<ChosenGame, SourceProblem> {
  if (text.trim() === '') return err({ message: 'the file is empty', at: { line: 1, column: 1 } })
  const ranked = candidates.map((game) => ({ game, rank: rankOf(game, text) }))
  const best = ranked.reduce((held, one) => (isHigher(one.rank, held.rank) ? one : held))
  return ok({ game: best.game, isGuess: best.rank[0] === 0 })
}

/** Accepted or not; line and word of the first error; problems, the fewer the higher. Compared from left to right. */
function rankOf(game: AnyGame, text: string): number[] {
  const parsed = game.format.parse(text)
  if (parsed.ok) {
    const { level, warnings } = parsed.value
    const found = [...warnings, ...game.validate(level)]
    const errors = found.filter((one) => one.severity === 'error').length
    return [1, Infinity, 0, -errors, -found.length]
  }
  const errors = sortDiagnostics(parsed.error).filter((one) => one.severity === 'error')
  const place = errors[0]?.place ?? { line: 1, word: 0 }
  return [0, place.line, place.word, -errors.length, 0]
}

function isHigher(rank: readonly number[], than: readonly number[]): boolean {
  const differing = rank.findIndex((value, at) => value !== than[at])
  return differing >= 0 && rank[differing]! > than[differing]!
}
