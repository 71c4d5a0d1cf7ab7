import { err, ok, type Result } from '@core/kernel/result'
import type { CheckedText } from '@core/game/check-text'
import { nearestGame } from '@core/games/nearest-game'
import { gameIds } from '@core/games/registry'
import type { AnyGame } from '@core/game/any-game'
import { findGame, spoken } from '../words'
import type { SourceProblem } from './problems'
import { unknown } from './did-you-mean'
import { cliWords } from './cli-words'

/** The game of one text. */
export interface ChosenGame {
  readonly game: AnyGame
  /** True when no game reads the text and this one comes closest. */
  readonly isGuess: boolean
  /** The findings in the text, if it had to be read to choose. */
  readonly checked?: CheckedText
}

/** Picks the game of one text; else a sentence why there is none. */
export type GameChoice = (text: string) => Result<ChosenGame, SourceProblem>

/**
 * The meaning of GAME on the command line: one game, or for `auto` the game of each text. If a misreading is given, the
 * game must have it. An unknown name is a usage error.
 */
export function gameChoice(id: string, reading?: string): GameChoice {
  if (id !== 'auto') {
    const game = namedGame(id)
    if (reading !== undefined) refuseUnknownReading([game], reading)
    return () => ok({ game, isGuess: false })
  }
  if (reading === undefined) return (text) => gameOfText(spoken.games, text)
  refuseUnknownReading(spoken.games, reading)
  return (text) =>
    gameOfText(
      spoken.games.filter((game) => hasReading(game, reading)),
      text,
    )
}

/** The game of an id; an unknown one is wrong usage. */
export function namedGame(id: string): AnyGame {
  const game = findGame(id)
  if (game) return game
  throw unknown('game', id, gameIds)
}

function refuseUnknownReading(candidates: readonly AnyGame[], reading: string): void {
  if (candidates.some((game) => hasReading(game, reading))) return
  const ids = candidates.flatMap((game) => game.engine.readings.map((one) => one.id))
  throw unknown('misreading', reading, ids)
}

function hasReading(game: AnyGame, reading: string): boolean {
  return game.engine.readings.some((one) => one.id === reading)
}

/** The game that a text is written for, or the one that comes closest. */
export function gameOfText(
  candidates: readonly AnyGame[],
  text: string,
): Result<ChosenGame, SourceProblem> {
  if (text.trim() === '')
    return err({ message: cliWords().wrong.emptyFile, at: { line: 1, column: 1 } })
  const { game, isRead, ...checked } = nearestGame(candidates, text)
  return ok({ game, isGuess: !isRead, checked })
}
