import { expect, it } from 'vitest'
import { markedLine } from './marked-line'

it('shows a stretch with the rest of its line', () => {
  expect(markedLine('one\ntwo three four\nfive', { from: 8, to: 13 })).toEqual({
    before: 'two ',
    word: 'three',
    after: ' four',
  })
})

it('shows where a word is missing, and the near part of a long line', () => {
  expect(markedLine('8', { from: 1, to: 1 })).toEqual({ before: '8', word: '', after: '' })
  const long = 'x'.repeat(100)
  const { before, after } = markedLine(`${long}!${long}`, { from: 100, to: 101 })
  expect([before, after]).toEqual([`…${'x'.repeat(40)}`, `${'x'.repeat(40)}…`])
})
