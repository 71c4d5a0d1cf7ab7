import type { Diagnostic } from '../kernel/diagnostics'
import type { ParsedLevel } from '../kernel/field-reader'
import { err, ok, type Result } from '../kernel/result'
import type { AnyJudgedGame } from './any-game'

/**
 * Maximum length of a text that is read as a whole, in characters; also the part of a longer one that is read first if
 * it has errors.
 */
const FIRST_PART = 64 * 1024

/** Maximum number of errors reported for a long text. */
const MOST_ERRORS = 1000

/**
 * Reads a text by a game's own readers, the fast one first. A long text reports only its first errors: finding
 * all would take seconds and fill the memory, and the first ones must be fixed first.
 */
export function parseText(
  game: Pick<AnyJudgedGame, 'format'>,
  text: string,
  firstPart = FIRST_PART,
): Result<ParsedLevel<unknown>, readonly Diagnostic[]> {
  const { format } = game
  const level: unknown = format.readFast?.(text) ?? null
  if (level !== null) return ok({ level, warnings: [] })
  for (let length = firstPart; length < text.length; length *= 8) {
    const found = errorsOfPart(game, text, length)
    if (found.length > 0) return err(found.slice(0, MOST_ERRORS))
  }
  return format.parse(text)
}

/** A word of this length can no longer become valid. */
const LONG_WORD = 100

/** Errors of the first part of a text, without those caused by the cut after it. */
function errorsOfPart(
  game: Pick<AnyJudgedGame, 'format'>,
  text: string,
  length: number,
): readonly Diagnostic[] {
  const lastEnd = text.lastIndexOf('\n', length - 1)
  const part = text.slice(0, lastEnd > 0 ? lastEnd + 1 : length)
  const parsed = game.format.parse(part)
  if (parsed.ok) return []
  // Missing words come from the cut, and so does a word that is cut off. The meaning of the last line may depend on the
  // next one.
  const endLine = lastEnd > 0 ? part.trimEnd().split('\n').length : 1
  const endWord = lastEnd > 0 ? 0 : wholeWords(part)
  return parsed.error.filter(({ severity, place: { line, word } }) => {
    const isBefore = line < endLine || (line === endLine && word < endWord)
    return severity === 'error' && isBefore
  })
}

function wholeWords(cutLine: string): number {
  const words = cutLine.split(/[ \t\r]+/).filter((word) => word !== '')
  return (words.at(-1)?.length ?? 0) > LONG_WORD ? words.length : words.length - 1
}
