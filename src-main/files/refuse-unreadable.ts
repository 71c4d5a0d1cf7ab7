import { nearestGame } from '@core/games/nearest-game'
import type { AnyGame } from '@core/game/any-game'
import { games } from '@core/games/registry'
import { placeRange, textLines } from '@core/kernel/diagnostics'
import type { FileProblem } from '@core/protocol/ipc'
import { fileProblem } from './file-problem'

/** Letters of a text that is opened with faults, so that they can be mended; a longer one must have none. */
const MOST_WITH_FAULTS = 1024 * 1024

/**
 * Why a long text is not opened: no game reads it, or not to its end. The page would hold it several times over to show
 * it, and no one mends a megabyte by hand. Null for all others.
 */
export function refuseUnreadable(path: string, text: string): FileProblem | null {
  if (text.length <= MOST_WITH_FAULTS) return null
  const refuse = (message: string): FileProblem => fileProblem(path, 'UNREADABLE', message)
  if (text.trim() === '') return refuse('The file is blank.')
  const list: readonly AnyGame[] = games
  if (list.some(({ format }) => (format.readFast?.(text) ?? null) !== null)) return null
  const part = text.slice(0, MOST_WITH_FAULTS)
  const { game, isRead, diagnostics } = nearestGame(games, part)
  if (isRead) {
    const found = `Only the first megabyte of this file is a valid ${game.title} level`
    return refuse(`${found}; expected a whole level without errors.`)
  }
  const first = diagnostics[0]!
  const { line, column } = placeRange(textLines(part), first.place)
  const place = `Closest: ${game.title}. Line ${line}, column ${column}`
  return refuse(`This file doesn’t match any game. ${place}: ${game.message(first)}.`)
}
