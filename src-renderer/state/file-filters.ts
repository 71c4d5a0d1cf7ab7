import { fileEndings } from '@core/games/file-endings'
import { games } from '@core/games/registry'

/** Endings for the file dialogs; the game's own first when one is given. */
export function fileFilters(gameId?: string): { name: string; extensions: string[] }[] {
  const known = games.filter((game) => gameId === undefined || game.id === gameId)
  const own = known.map((game) => ({ name: game.title, extensions: [...fileEndings(game)] }))
  const all = games.flatMap((game) => fileEndings(game))
  const any = { name: 'All files', extensions: ['*'] }
  return gameId === undefined
    ? [{ name: 'Levels', extensions: [...new Set([...all, 'in', 'txt'])] }, any]
    : [...own, any]
}
