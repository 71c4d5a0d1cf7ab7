import { extname } from 'node:path'
import { fileEndings } from '@core/games/file-endings'
import { spoken } from '../words'

/** Extensions of level files: the official ones, and each game's own. */
const endings: ReadonlySet<string> = new Set(spoken.games.flatMap(fileEndings))

/** Whether the name in a path is that of a level file. */
export function isNamedAsLevel(path: string): boolean {
  const ending = extname(path).slice(1).toLowerCase()
  return endings.has(ending) || ending === 'txt' || ending === 'in'
}
