import { err, ok } from '@core/kernel/result'
import type { Result } from '@core/kernel/result'

/** Why some bytes are not a text; `message` is one sentence. */
export interface NotText {
  readonly code: 'UTF16' | 'BINARY' | 'ENCODING'
  readonly message: string
}

/** Reads bytes as UTF-8 and nothing else; a byte order mark is left out. Never guesses another encoding. */
export function decodeText(bytes: Uint8Array): Result<string, NotText> {
  const [first, second] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) {
    return err({
      code: 'UTF16',
      message: 'The file is UTF-16 text; levels are plain text in UTF-8.',
    })
  }
  const nul = bytes.indexOf(0)
  if (nul >= 0) {
    return err({
      code: 'BINARY',
      message: `The file is not text: it has a zero byte in line ${lineOf(bytes, nul)}.`,
    })
  }
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    const line = lineOf(bytes, firstBadByte(bytes))
    return err({
      code: 'ENCODING',
      message: `The file is not UTF-8 text: line ${line} has bytes that mean nothing there.`,
    })
  }
}

/** 1-based. */
function lineOf(bytes: Uint8Array, offset: number): number {
  let line = 1
  for (let at = 0; at < offset; at++) if (bytes[at] === 10) line++
  return line
}

// Only asked for the message; halves the text until the first bad byte is found. A letter cut in two by the halving is
// allowed for by decoding as a stream.
function firstBadByte(bytes: Uint8Array): number {
  let good = 0
  let bad = bytes.length
  while (bad - good > 1) {
    const middle = (good + bad) >> 1
    if (decodes(bytes.subarray(0, middle))) good = middle
    else bad = middle
  }
  return good
}

function decodes(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true })
    return true
  } catch {
    return false
  }
}
