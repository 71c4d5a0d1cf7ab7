import { err, ok, type Result } from '../kernel/result'
import type { Words } from '../words'

/**
 * The words of a command as people write it: separated by spaces, held together by single or double quotes, and within
 * double quotes a backslash before a quote or a backslash stands for that character. Nothing else is special. The error
 * is a sentence.
 */
export function wordsOfCommand(
  { judging: { command } }: Pick<Words, 'judging'>,
  text: string,
): Result<string[], string> {
  const words: string[] = []
  let word: string | null = null
  let quote = ''
  for (let at = 0; at < text.length; at++) {
    const letter = text[at]!
    const next = text[at + 1]
    if (quote === '"' && letter === '\\' && (next === '"' || next === '\\')) word += text[++at]!
    else if (letter === quote) quote = ''
    else if (quote !== '') word += letter
    else if (letter === '"' || letter === "'") {
      quote = letter
      word ??= ''
    } else if (/\s/.test(letter)) {
      if (word !== null) words.push(word)
      word = null
    } else word = (word ?? '') + letter
  }
  if (quote !== '') return err(command.openQuote({ quote, text }))
  if (word !== null) words.push(word)
  return words.length > 0 ? ok(words) : err(command.empty)
}

/** A command as one text that `wordsOfCommand` splits into the same words. */
export function commandText(words: readonly string[]): string {
  return words.map(quoted).join(' ')
}

function quoted(word: string): string {
  if (word !== '' && !/[\s"']/.test(word)) return word
  return word.includes("'") ? `"${word.replace(/["\\]/g, '\\$&')}"` : `'${word}'`
}
