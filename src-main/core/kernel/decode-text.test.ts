import { describe, expect, test } from 'vitest'
import { decodeText, lineEndProblem } from './decode-text'
import { notTextSentence } from './not-text'
import { makeRng } from './rng'
import { words } from '../words/made/en/notText'

const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding)

function problemOf(data: Uint8Array): string {
  const read = decodeText(data)
  if (read.ok) throw new Error(`read as ${JSON.stringify(read.value)}`)
  const { code, at } = read.error
  return `${at.line}:${at.column} ${code}: ${notTextSentence(words, read.error)}`
}

describe('text', () => {
  test.each([
    ['plain', bytes('5 5\n2\n'), '5 5\n2\n'],
    ['empty', bytes(''), ''],
    ['with CRLF', bytes('5 5\r\nä €\r\n'), '5 5\r\nä €\r\n'],
    ['with mixed line ends', bytes('1\r2\r\n3\n'), '1\r2\r\n3\n'],
    ['with a byte order mark, which is left out', bytes('\uFEFF5 5\n'), '5 5\n'],
    ['with a replacement letter of its own', bytes('\uFFFD\n'), '\uFFFD\n'],
    ['of the last letter there is', bytes('\u{10FFFF}\n'), '\u{10FFFF}\n'],
  ])('%s is read as it stands', (_, data, text) => {
    expect(decodeText(data)).toEqual({ ok: true, value: text })
  })
})

describe('what is no text is named', () => {
  const little = bytes('5 5\n2\n', 'utf16le')
  const big = Buffer.from(little).swap16()
  const utf16 = (end: string): string =>
    `1:1 UTF16: found UTF-16 ${end} text, expected plain text in UTF-8`

  test('UTF-16 in both orders, with and without its mark', () => {
    expect(problemOf(little)).toBe(utf16('LE'))
    expect(problemOf(big)).toBe(utf16('BE'))
    expect(problemOf(Buffer.concat([Buffer.of(0xff, 0xfe), little]))).toBe(utf16('LE'))
    expect(problemOf(Buffer.concat([Buffer.of(0xfe, 0xff), big]))).toBe(utf16('BE'))
    expect(problemOf(Buffer.of(0xff, 0xfe, 0, 0, 0x35, 0, 0, 0))).toContain('UTF-32 LE')
    expect(problemOf(Buffer.of(0, 0, 0xfe, 0xff, 0, 0, 0, 0x35))).toContain('UTF-32 BE')
  })

  test.each([
    [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]), 'a PNG picture'],
    [Buffer.from([0x1f, 0x8b, 8, 0, 0, 0]), 'a gzip archive'],
    [bytes('PK\x03\x04....', 'latin1'), 'a ZIP archive or office document'],
    [bytes('%PDF-1.7\n'), 'a PDF document'],
    [bytes('\x7fELF\x02\x01', 'latin1'), 'a program'],
  ])('a file of another kind by its first bytes: %#', (data, name) => {
    expect(problemOf(data)).toBe(`1:1 BINARY: found ${name}, expected plain text in UTF-8`)
  })

  test('a zero byte with its place', () => {
    const told = '2:3 BINARY: found a zero byte, expected plain text in UTF-8'
    expect(problemOf(bytes('5 5\n2 \0 3\n'))).toBe(told)
    expect(problemOf(bytes('\uFEFF5 5\nä \0\n'))).toBe(told)
  })

  test.each([
    ['a lone byte', [0x35, 0x0a, 0x20, 0xe9, 0x20], "2:2 ENCODING: found byte E9 ('é' in Latin-1)"],
    ['a letter that is cut off', [0x35, 0x0a, 0xe2, 0x82], '2:1 ENCODING: found byte E2'],
    ['a letter broken off by another', [0xc3, 0x28], '1:1 ENCODING: found byte C3'],
    ['a byte that never begins a letter', [0x93, 0x35], '1:1 ENCODING: found byte 93,'],
    ['half a surrogate pair', [0x31, 0xed, 0xa0, 0x80], '1:2 ENCODING: found byte ED'],
    ['an overlong form', [0x31, 0xc0, 0x80], '1:2 ENCODING: found byte C0'],
  ])('%s', (_, data, told) => {
    expect(problemOf(Buffer.from(data))).toContain(told)
  })

  test('lines that end in CR alone', () => {
    const told = '1:4 LINEENDS: found CR line endings, expected LF or CRLF'
    expect(problemOf(bytes('5 5\r2\r'))).toBe(told)
    expect(lineEndProblem('5 5\r')).toBeNull()
    expect(lineEndProblem('5 5\r\n2\r')).toBeNull()
  })
})

test('takes exactly what the strict decoder takes', () => {
  const rng = makeRng(3)
  const leads = [0x35, 0x0a, 0x7f, 0x80, 0xbf, 0xc1, 0xc2, 0xe0, 0xed, 0xef, 0xf0, 0xf4, 0xf5, 0xff]
  for (let attempt = 0; attempt < 20_000; attempt++) {
    const data = Uint8Array.from({ length: rng.between(1, 6) }, () =>
      rng.below(2) === 0 ? rng.pick(leads) : rng.between(1, 255),
    )
    let expected: string | null = null
    try {
      expected = new TextDecoder('utf-8', { fatal: true }).decode(data)
    } catch {
      // Stays null.
    }
    const read = decodeText(data)
    if (!read.ok && (read.error.code === 'LINEENDS' || read.error.code === 'UTF16')) continue
    expect([...data, read.ok ? read.value : null]).toEqual([...data, expected])
  }
})
