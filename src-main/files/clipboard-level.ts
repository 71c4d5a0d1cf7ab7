import { isTooLong, MAX_LEVEL_MB } from '@core/document/limits'
import { parseText } from '@core/game/parse-text'
import { nearestGame } from '@core/games/nearest-game'
import { spoken } from '../words'
import { placeRange, textLines } from '@core/kernel/diagnostics'
import { err, ok, type Result } from '@core/kernel/result'
import { refuseUnreadable } from './refuse-unreadable'
import { mainWords } from '../main-words'

/** Maximum length of a text for which it is examined how far a game can read it, in characters. */
const MOST_LOOKED_AT = 10_000

let last: { readonly text: string; readonly found: Result<string, string> } | null = null

/**
 * The level in a text from the clipboard, without surrounding blank lines if no game can read it with them; null if
 * there is no text, and the reason if no game can read it. The reason quotes no word of the text, which may be
 * anything, because it is sent to the page. The result for the last text is remembered.
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
  const { game, diagnostics } = nearestGame(spoken.games, text)
  const { line, column } = placeRange(textLines(text), diagnostics[0]!.place)
  return err(mainWords().files.clipboardClosest({ game: game.title, line, column }))
}

function isRead(text: string): boolean {
  return spoken.games.some((game) => parseText(game, text).ok)
}
