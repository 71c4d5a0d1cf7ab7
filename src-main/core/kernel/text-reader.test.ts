import { expect, it } from 'vitest'
import { quote, readInteger, wordLines } from './text-reader'

it('splits lines into words at any blanks, and drops blank lines at the end', () => {
  const lines = wordLines('\ufeff5\t 5 \r\n\r\n 1\n \t\r\n\n')
  expect(lines.map(({ words }) => words.map(({ text }) => text))).toEqual([['5', '5'], [], ['1']])
  expect(lines[0]!.words[1]!.place).toEqual({ line: 1, word: 1 })
  expect(lines[2]!.end).toEqual({ line: 3, word: 1 })
  expect(wordLines('')).toEqual([])
})

it('reads plain decimal integers only', () => {
  const read = ['0', '-0', '007', '-12', '999999999999999'].map(readInteger)
  expect(read).toEqual([0, 0, 7, -12, 999999999999999])
  for (const word of ['', '-', '+1', '1.0', '1e3', '0x1', '１', '1234567890123456', ' 1']) {
    expect(readInteger(word), word).toBe(null)
  }
})

it('quotes shortly and shows control characters', () => {
  expect(quote('a\u0000b')).toBe('a\\u0000b')
  expect(quote('x'.repeat(30))).toBe(`${'x'.repeat(24)}…`)
})
