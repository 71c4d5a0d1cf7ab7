import { computeCommandScore } from 'bits-ui'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLetter, letterScore } from './letter-score'

const text = fc.string({ unit: fc.constantFrom(...'abcABCфФ1 -_/.(x'), maxLength: 12 })
const wanted = fc.constantFrom(...'abcABфФ1')

test('one letter counts as much as the library says, wherever it stands', () => {
  fc.assert(
    fc.property(text, wanted, (held, letter) => {
      expect(letterScore(held, letter)).toBeCloseTo(computeCommandScore(held, letter), 12)
    }),
    { seed: 1 },
  )
})

test('what follows a text without the letter counts as in one piece with it', () => {
  fc.assert(
    fc.property(text, wanted, (held, letter) => {
      const whole = computeCommandScore(`yz ${held}`, letter)
      expect(letterScore(held, letter, ' ')).toBeCloseTo(whole, 12)
    }),
    { seed: 1 },
  )
})

test('signs, blanks and further letters are left to the library', () => {
  expect(['a', 'Ж', '7'].map(isLetter)).toEqual([true, true, true])
  expect(['', ' ', '-', 'ab', '/'].map(isLetter)).toEqual([false, false, false, false, false])
})
