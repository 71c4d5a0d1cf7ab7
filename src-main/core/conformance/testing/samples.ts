import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyGame } from '../../game/any-game'
import { checkText } from '../../game/check-text'
import { findGame } from '../../games/testing'

const games = join(import.meta.dirname, '../../games')

/** The folder with the samples of a game. */
export function samplesFolder(game: string): string {
  return join(games, game, 'samples')
}

/** The text of a sample. */
export function sampleText(game: string, name: string): string {
  return readFileSync(join(samplesFolder(game), name, 'level.txt'), 'utf8')
}

/** Names of all samples of a game. */
export function sampleNames(game: string): string[] {
  return readdirSync(samplesFolder(game))
}

/** All samples of a game that have no errors. */
export function runnableSamples(game: AnyGame): { name: string; level: unknown }[] {
  return sampleNames(game.id).flatMap((name) => {
    const { level, isRunnable } = checkText(game, sampleText(game.id, name))
    return isRunnable ? [{ name, level }] : []
  })
}

/** The levels of these, in the game's own type. */
export function sampleLevels<Level>(id: string): Level[] {
  return runnableSamples(findGame(id)!).map(({ level }) => level as Level)
}
