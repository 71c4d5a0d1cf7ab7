import { expect, it } from 'vitest'
import { hasErrors, placeRange, sortDiagnostics, textLines, type Diagnostic } from './diagnostics'

const lines = textLines('5  5\r\n\t1 2 \n\n')

it('finds the columns of words behind blanks and tabs', () => {
  expect(placeRange(lines, { line: 1, word: 1 })).toEqual({ line: 1, column: 4, length: 1 })
  expect(placeRange(lines, { line: 2, word: 0 })).toEqual({ line: 2, column: 2, length: 1 })
})

it('marks a missing word at the end of its line, a missing line at its first column', () => {
  expect(placeRange(lines, { line: 2, word: 2 })).toEqual({ line: 2, column: 5, length: 0 })
  expect(placeRange(lines, { line: 9, word: 0 })).toEqual({ line: 9, column: 1, length: 0 })
})

it('finds letters within a word, cut at its end', () => {
  const place = { line: 1, word: 0, offset: 2, length: 9 }
  expect(placeRange(['NESW 1'], place)).toEqual({ line: 1, column: 3, length: 2 })
})

it('does not count a byte order mark as a word or as part of one', () => {
  expect(placeRange(['\ufeff 5 6'], { line: 1, word: 0 })).toEqual({
    line: 1,
    column: 3,
    length: 1,
  })
  expect(placeRange(['\ufeff5 6'], { line: 1, word: 0 })).toEqual({ line: 1, column: 2, length: 1 })
})

it('sorts by line, word and letter and keeps the order of equals', () => {
  const at = (code: string, line: number, word: number, offset?: number): Diagnostic => ({
    code,
    severity: code === 'e' ? 'error' : 'warning',
    rule: 'IN',
    place: offset === undefined ? { line, word } : { line, word, offset },
    cells: [],
    args: [],
  })
  const list = [at('d', 2, 0), at('c', 1, 1, 2), at('b', 1, 1), at('a', 1, 0), at('e', 2, 0)]
  expect(sortDiagnostics(list).map(({ code }) => code)).toEqual(['a', 'b', 'c', 'd', 'e'])
  expect(hasErrors(list)).toBe(true)
  expect(hasErrors(list.slice(0, 4))).toBe(false)
})
