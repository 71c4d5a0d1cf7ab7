import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkText } from '../../game/check-text'
import { findGame } from '../../games/registry'

const games = join(import.meta.dirname, '../../games')

/** The folder with the samples of a game. */
export function samplesFolder(game: string): string {
  return join(games, game, 'samples')
}

/** The text of a sample. */
export function sampleText(game: string, name: string): string {
  return readFileSync(join(samplesFolder(game), name, 'level.txt'), 'utf8')
}

/** The levels of all samples of a game that have no errors. */
export function sampleLevels<Level>(id: string): Level[] {
  const game = findGame(id)!
  return readdirSync(samplesFolder(id)).flatMap((name): Level[] => {
    const { level, isRunnable } = checkText(game, sampleText(id, name))
    return isRunnable ? [level as Level] : []
  })
}
