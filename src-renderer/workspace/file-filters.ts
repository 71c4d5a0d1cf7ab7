import { fileEndings } from '@core/games/file-endings'
import { games } from '../ui/games'
import type { FileFilter } from '@core/protocol/ipc'
import { words } from '../ui/words'

/** Endings that levels of all games have where tests are kept. */
const common = ['in', 'txt']

/** Endings for the file dialogs, the game's own first when one is given. The dialogs add all files by themselves. */
export function fileFilters(gameId?: string): FileFilter[] {
  const game = games.find(({ id }) => id === gameId)
  const own = game ? fileEndings(game) : games.flatMap((one) => fileEndings(one))
  return [
    { name: game?.title ?? words.workspace.levels, extensions: [...new Set([...own, ...common])] },
  ]
}
