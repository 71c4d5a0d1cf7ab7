import { isTooLong, MAX_LEVEL_MB } from '@core/document/limits'
import { err, ok, type Result } from '@core/kernel/result'
import { mainWords } from '../main-words'
import { findGame } from '../words'

/**
 * The text of the clipboard where a game reads it as cells of a board, null if there is no text, and else why not. As
 * of levels, no word of another text is told.
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
