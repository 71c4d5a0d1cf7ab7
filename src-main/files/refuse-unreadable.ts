import { nearestGame } from '@core/games/nearest-game'
import { games } from '@core/games/registry'
import { placeRange, textLines } from '@core/kernel/diagnostics'
import type { FileProblem } from '@core/protocol/ipc'
import { fileProblem } from './file-problem'

/** Letters of a text that is opened although no game reads it, so that it can be mended. */
const MOST_TO_MEND = 1024 * 1024

/**
 * Why a long text is not opened: no game reads it. The page would hold it several times over to show it, and nobody
 * mends a megabyte by hand. Null for all others.
 */
export function refuseUnreadable(path: string, text: string): FileProblem | null {
  if (text.length <= MOST_TO_MEND) return null
  if (text.trim() === '') return fileProblem(path, 'UNREADABLE', 'The file holds only blanks.')
  const { game, isRead, diagnostics } = nearestGame(games, text)
  if (isRead) return null
  const first = diagnostics[0]!
  const lines = textLines(text.slice(0, MOST_TO_MEND))
  const { line, column } = placeRange(lines, first.place)
  const place = `${game.title} comes closest: line ${line}, column ${column}`
  return fileProblem(
    path,
    'UNREADABLE',
    `No game reads this text. ${place}: ${game.message(first)}`,
  )
}
