import { fileEndings } from '@core/games/file-endings'
import { games } from '../ui/games'
import type { FileFilter } from '@core/protocol/requests/files'
import { words } from '../ui/words'

/** Extensions of test files that are common to levels of all games. */
const common = ['in', 'txt']

/** Extensions for the file dialogs, those of the given game first. The dialogs add “all files” by themselves. */
export function fileFilters(gameId?: string): FileFilter[] {
  const game = games.find(({ id }) => id === gameId)
  const own = game ? fileEndings(game) : games.flatMap((one) => fileEndings(one))
  return [
    { name: game?.title ?? words.workspace.levels, extensions: [...new Set([...own, ...common])] },
  ]
}
