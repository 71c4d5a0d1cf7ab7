import { expect, test } from 'vitest'
import { goneWords } from './gone-words.mjs'

test('sentences that are gone are told by their longest piece', () => {
  const before = JSON.stringify({
    stays: 'It stays.',
    ask: { many: 'Delete {count, plural, one {# test} other {# tests}} for ever?', no: 'No' },
    old: 'Generate tests…',
  })
  const now = JSON.stringify({ elsewhere: { stays: 'It stays.' }, old: 'Make tests…' })
  expect(goneWords(before, now)).toEqual(['for ever?', 'Generate tests…'])
  expect(goneWords(before, before)).toEqual([])
  expect(goneWords('', now)).toEqual([])
  expect(goneWords(before, '')).toContain('It stays.')
  expect(goneWords(before, '{ "stays": ')).toContain('It stays.')
})
