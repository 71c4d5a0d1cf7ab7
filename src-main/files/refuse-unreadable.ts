import { MOST_WITH_FAULTS } from '@core/document/limits'
import { nearestGame } from '@core/games/nearest-game'
import { spoken } from '../words'
import { placeRange, textLines } from '@core/kernel/diagnostics'
import type { FileProblem } from '@core/protocol/file-problem'
import { fileProblem } from './file-problem'
import { mainWords } from '../main-words'

/**
 * Why a long text is not opened: no game can read it, or not to its end. The page would need several copies of it to
 * show it, and no one fixes a megabyte by hand. Null for all others.
 */
export function refuseUnreadable(path: string, text: string): FileProblem | null {
  if (text.length <= MOST_WITH_FAULTS) return null
  const { files: words } = mainWords()
  const refuse = (message: string): FileProblem => fileProblem(path, 'UNREADABLE', message)
  if (text.trim() === '') return refuse(words.blank)
  if (spoken.games.some(({ format }) => (format.readFast?.(text) ?? null) !== null)) return null
  const part = text.slice(0, MOST_WITH_FAULTS)
  const { game, isRead, diagnostics } = nearestGame(spoken.games, part)
  if (isRead) {
    return refuse(words.onlyBeginning({ game: game.title }))
  }
  const first = diagnostics[0]!
  const { line, column } = placeRange(textLines(part), first.place)
  return refuse(words.noGame({ game: game.title, line, column, problem: game.message(first) }))
}
