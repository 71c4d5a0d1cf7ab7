import { err, ok, type Result } from './result'

// Page, worker and command line all have it; it is just not part of the language, so its type is declared here.
declare const TextDecoder: new () => { decode(bytes: Uint8Array): string }

/** Why some bytes are not the text of a level. */
export interface NotText {
  readonly code: 'UTF16' | 'UTF32' | 'BINARY' | 'ENCODING' | 'LINEENDS'
  /** 1-based; columns in UTF-16 units. */
  readonly at: { readonly line: number; readonly column: number }
  readonly found: NotPlain
}

/** What was found in place of plain text; `not-text.ts` puts it into words. */
export type NotPlain =
  | { readonly kind: 'file'; readonly what: FileKind }
  | { readonly kind: 'wide'; readonly encoding: string }
  | { readonly kind: 'byte'; readonly byte: number }
  | { readonly kind: 'zero' | 'mark' | 'lineEnds' }

/** Kinds of files that are recognised by how they begin. */
type FileKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'pdf'
  | 'zip'
  | 'gzip'
  | 'sevenZip'
  | 'zstd'
  | 'program'
  | 'database'

const NEWLINE = 10
const BYTE_ORDER_MARK = 0xfeff
const START = { line: 1, column: 1 }

/** How files that are not text begin: their first bytes as characters. */
const signatures: readonly (readonly [start: string, what: FileKind])[] = [
  ['\x89PNG', 'png'],
  ['\xff\xd8\xff', 'jpeg'],
  ['GIF8', 'gif'],
  ['%PDF-', 'pdf'],
  ['PK\x03\x04', 'zip'],
  ['\x1f\x8b', 'gzip'],
  ['7z\xbc\xaf', 'sevenZip'],
  ['\x28\xb5\x2f\xfd', 'zstd'],
  ['\x7fELF', 'program'],
  ['MZ\x90\x00', 'program'],
  ['SQLite format 3\0', 'database'],
]

/** Reads bytes as UTF-8 only; one byte order mark is skipped, a second one refused. Never guesses another encoding. */
export function decodeText(bytes: Uint8Array): Result<string, NotText> {
  const foreign = foreignKind(bytes)
  if (foreign) return err(foreign)
  const zero = bytes.indexOf(0)
  if (zero >= 0) return err(problemAt(bytes, zero, 'BINARY', { kind: 'zero' }))
  const bad = firstBadByte(bytes)
  if (bad >= 0) return err(problemAt(bytes, bad, 'ENCODING', { kind: 'byte', byte: bytes[bad]! }))
  const text = new TextDecoder().decode(bytes)
  if (text.charCodeAt(0) === BYTE_ORDER_MARK) {
    return err({ code: 'ENCODING', at: START, found: { kind: 'mark' } })
  }
  const problem = lineEndProblem(text)
  return problem ? err(problem) : ok(text)
}

/** The problem of a text whose lines end in CR only, which would be read as a single line; null otherwise. */
export function lineEndProblem(text: string): NotText | null {
  if (text.includes('\n')) return null
  const at = text.trimEnd().indexOf('\r')
  if (at < 0) return null
  return { code: 'LINEENDS', at: { line: 1, column: at + 1 }, found: { kind: 'lineEnds' } }
}

/** The kind of a file by its first bytes, if it is not UTF-8 text; null if unknown. */
export function foreignKind(bytes: Uint8Array): NotText | null {
  const head = String.fromCharCode(...bytes.subarray(0, 16))
  const known = signatures.find(([start]) => head.startsWith(start))
  if (known) return { code: 'BINARY', at: START, found: { kind: 'file', what: known[1] } }
  const encoding = wideEncoding(bytes)
  if (!encoding) return null
  const code = encoding.startsWith('UTF-32') ? 'UTF32' : 'UTF16'
  return { code, at: START, found: { kind: 'wide', encoding } }
}

/** Detected by its byte order mark, or by zeros in only one half of the first byte pairs. */
function wideEncoding(bytes: Uint8Array): string | null {
  const [a, b, c, d] = bytes
  if (a === 0xff && b === 0xfe) return c === 0 && d === 0 ? 'UTF-32 LE' : 'UTF-16 LE'
  if (a === 0xfe && b === 0xff) return 'UTF-16 BE'
  if (a === 0 && b === 0 && c === 0xfe && d === 0xff) return 'UTF-32 BE'
  const pairs = Math.min(bytes.length >> 1, 32)
  let evenZeros = 0
  let oddZeros = 0
  for (let pair = 0; pair < pairs; pair++) {
    if (bytes[pair * 2] === 0) evenZeros++
    if (bytes[pair * 2 + 1] === 0) oddZeros++
  }
  if (pairs === 0) return null
  if (oddZeros === pairs && evenZeros === 0) return 'UTF-16 LE'
  return evenZeros === pairs && oddZeros === 0 ? 'UTF-16 BE' : null
}

function problemAt(
  bytes: Uint8Array,
  offset: number,
  code: NotText['code'],
  found: NotPlain,
): NotText {
  let line = 1
  let start = 0
  for (let at = bytes.indexOf(NEWLINE); at >= 0 && at < offset;) {
    line++
    start = at + 1
    at = bytes.indexOf(NEWLINE, start)
  }
  // Decoding skips a byte order mark, which does not count as a column either.
  const column = new TextDecoder().decode(bytes.subarray(start, offset)).length + 1
  return { code, at: { line, column }, found }
}

/** Offset of the first byte that is not UTF-8, -1 if there is none; the decoder only reports that there is one. */
function firstBadByte(bytes: Uint8Array): number {
  for (let at = 0; at < bytes.length;) {
    const lead = bytes[at]!
    if (lead < 0x80) {
      at++
      continue
    }
    const follow = lead >= 0xf0 ? 3 : lead >= 0xe0 ? 2 : 1
    if (lead < 0xc2 || lead > 0xf4 || !isSecond(lead, bytes[at + 1])) return at
    for (let next = 2; next <= follow; next++) {
      if ((bytes[at + next] ?? 0) >> 6 !== 2) return at
    }
    at += follow + 1
  }
  return -1
}

/**
 * Whether a second byte is valid; some lead bytes narrow its range: no overlong forms, no surrogates, nothing past
 * U+10FFFF.
 */
function isSecond(lead: number, second: number | undefined): boolean {
  const lowest = lead === 0xe0 ? 0xa0 : lead === 0xf0 ? 0x90 : 0x80
  const highest = lead === 0xed ? 0x9f : lead === 0xf4 ? 0x8f : 0xbf
  return second !== undefined && second >= lowest && second <= highest
}
