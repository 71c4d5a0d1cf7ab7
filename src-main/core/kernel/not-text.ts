import type { NotTextWords } from '../words'
import type { NotText } from './decode-text'

/**
 * A sentence about bytes that are not text: what was found and what was expected, in lower case, without a full stop.
 */
export function notTextSentence(words: NotTextWords, { found }: NotText): string {
  switch (found.kind) {
    case 'file':
      return words.file(found)
    case 'wide':
      return words.wide(found)
    case 'byte':
      return byteSentence(words, found.byte)
    case 'zero':
      return words.zero
    case 'mark':
      return words.mark
    case 'lineEnds':
      return words.lineEnds
  }
}

function byteSentence(words: NotTextWords, byte: number): string {
  const hex = byte.toString(16).toUpperCase()
  // Below A0, Latin-1 has control characters, which no one writes.
  if (byte < 0xa0) return words.byte({ hex })
  return words.latin({ hex, letter: String.fromCharCode(byte) })
}
