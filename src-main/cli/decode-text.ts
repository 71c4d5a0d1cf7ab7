import { isAscii } from 'node:buffer'
import { err, ok, type Result } from '@core/kernel/result'
import type { SourceProblem } from './problems'

/** Reads bytes as UTF-8 text, without its byte order mark. Level files are text, and nothing else is guessed. */
export function decodeText(bytes: Uint8Array): Result<string, SourceProblem> {
  if (isUtf16(bytes)) {
    return err({ message: 'this is UTF-16 text; save it as UTF-8', at: null })
  }
  const zero = bytes.indexOf(0)
  if (zero >= 0) {
    return err({ message: 'a NUL byte; this is no text file', at: placeAt(bytes, zero) })
  }
  // Level files mostly are, and nothing has to be decoded then.
  if (isAscii(bytes)) return ok(asciiText(bytes))
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    const at = firstBadByte(bytes)
    const byte = bytes[at]!.toString(16).toUpperCase().padStart(2, '0')
    return err({ message: `byte ${byte} (hex) is no UTF-8 text`, at: placeAt(bytes, at) })
  }
}

function asciiText(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1')
}

/** By its byte order mark, or by zeros in just one half of the byte pairs at the start. */
function isUtf16(bytes: Uint8Array): boolean {
  if (bytes.length < 2) return false
  const mark = (bytes[0]! << 8) | bytes[1]!
  if (mark === 0xfffe || mark === 0xfeff) return true
  const pairs = Math.min(bytes.length >> 1, 32)
  let evenZeros = 0
  let oddZeros = 0
  for (let pair = 0; pair < pairs; pair++) {
    if (bytes[pair * 2] === 0) evenZeros++
    if (bytes[pair * 2 + 1] === 0) oddZeros++
  }
  return Math.max(evenZeros, oddZeros) === pairs && Math.min(evenZeros, oddZeros) === 0
}

/** Where the first byte that is no UTF-8 stands: the decoder itself only tells that there is one. */
function firstBadByte(bytes: Uint8Array): number {
  const replaced = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  let at = 0
  let read = 0
  for (;;) {
    const found = replaced.indexOf('\uFFFD', read)
    if (found < 0) return at
    at += Buffer.byteLength(replaced.slice(read, found))
    read = found + 1
    // The replacement letter may stand in the file itself, as the bytes EF BF BD.
    const isItself = bytes[at] === 0xef && bytes[at + 1] === 0xbf && bytes[at + 2] === 0xbd
    if (!isItself) return at
    at += 3
  }
}

function placeAt(bytes: Uint8Array, at: number): { line: number; column: number } {
  const before = new TextDecoder().decode(bytes.subarray(0, at))
  const start = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: before.length - start + 1 }
}
