import { isTooLong, MAX_LEVEL_MB } from '@core/document/limits'
import type { AnyGame } from '@core/game/any-game'
import { parseText } from '@core/game/parse-text'
import { nearestGame } from '@core/games/nearest-game'
import { games } from '../words'
import { placeRange, textLines } from '@core/kernel/diagnostics'
import { err, ok, type Result } from '@core/kernel/result'
import { refuseUnreadable } from './refuse-unreadable'
import { mainWords } from '../main-words'

/** Letters of a text up to which it is worth finding out how far a game reads it. */
const MOST_LOOKED_AT = 10_000

let last: { readonly text: string; readonly found: Result<string, string> } | null = null

/**
 * The level that a text of the clipboard is, with the blank lines around it taken away where no game reads it with them;
 * null if there is no text, and why not where no game reads it. No word of such a text is told: it may be anything,
 * and goes to the page. Of the text asked for last it is known.
 */
export function levelOnClipboard(text: string): Result<string | null, string> {
  if (text.trim() === '') return ok(null)
  if (isTooLong(text)) return err(mainWords().files.clipboardTooLong({ megabytes: MAX_LEVEL_MB }))
  if (last?.text !== text) last = { text, found: lookAt(text) }
  return last.found
}

function lookAt(text: string): Result<string, string> {
  if (refuseUnreadable('', text) !== null) return err(mainWords().files.clipboardNotWhole)
  const bare = `${text.replace(/^(?:[ \t]*\r?\n)+/, '').trimEnd()}\n`
  const level = [...new Set([text, bare])].find(isRead)
  if (level !== undefined) return ok(level)
  if (text.length > MOST_LOOKED_AT) return err(mainWords().files.clipboardUnread)
  const { game, diagnostics } = nearestGame(games, text)
  const { line, column } = placeRange(textLines(text), diagnostics[0]!.place)
  return err(mainWords().files.clipboardClosest({ game: game.title, line, column }))
}

function isRead(text: string): boolean {
  const list: readonly AnyGame[] = games
  return list.some((game) => parseText(game, text).ok)
}
