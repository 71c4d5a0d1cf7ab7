import { isTooLong, MAX_LEVEL_MB } from '@core/document/limits'
import { err, ok, type Result } from '@core/kernel/result'
import { mainWords } from '../main-words'
import { findGame } from '../words'

/**
 * The text of the clipboard if a game can read it as cells of a board, null if there is no text, otherwise the reason.
 * As for levels, the reason quotes no word of the text.
 */
export function partOnClipboard(gameId: string, text: string): Result<string | null, string> {
  if (text.trim() === '') return ok(null)
  if (isTooLong(text)) return err(mainWords().files.clipboardTooLong({ megabytes: MAX_LEVEL_MB }))
  const game = findGame(gameId)
  const parsed = game?.parts?.parse(text)
  if (parsed?.ok) return ok(text)
  const told = { game: game?.title ?? gameId, line: parsed?.error ?? 1 }
  return err(mainWords().files.clipboardNoPart(told))
}
