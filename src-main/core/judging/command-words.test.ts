import { english } from '../words/testing'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { commandText, wordsOfCommand } from './command-words'

it.each([
  ['python3 sol.py', ['python3', 'sol.py']],
  ['  ./a.out   -x ', ['./a.out', '-x']],
  ['"C:\\\\my programs\\\\a.exe" \'two words\'', ['C:\\my programs\\a.exe', 'two words']],
  ['a"b c"d', ['ab cd']],
  ["'' x", ['', 'x']],
  ['C:\\a.exe', ['C:\\a.exe']],
])('%s', (text, words) => {
  expect(wordsOfCommand(english, text)).toEqual({ ok: true, value: words })
})

it.each([
  ['', /empty/],
  ['  ', /empty/],
  ['a "b', /not closed/],
])('refuses %j', (text, message) => {
  expect(wordsOfCommand(english, text)).toMatchObject({
    ok: false,
    error: expect.stringMatching(message),
  })
})

it('reads what it writes', () => {
  const word = fc.string({
    unit: fc.constantFrom('a', ' ', '"', "'", '\\', '$', '\t'),
    maxLength: 6,
  })
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
      expect(wordsOfCommand(english, commandText(words))).toEqual({ ok: true, value: words })
    }),
    { seed: 1 },
  )
})
