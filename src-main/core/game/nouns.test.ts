import { expect, test } from 'vitest'
import { nounOf, nounText } from './nouns'

const nouns = {
  width: 'the width',
  'number of doors': 'the doors',
  hunter: ({ team, number }: { readonly team: string; readonly number: number }) =>
    `hunter ${number + 1} of ${team}`,
}

test('a noun is named by its code and what it speaks of', () => {
  expect(nounText(nouns, nounOf('width'))).toBe('the width')
  expect(nounText(nouns, nounOf('hunter', { team: 'white', number: 3 }))).toBe('hunter 4 of white')
})

test('codes may have blanks, and what has no message stands for itself', () => {
  expect(nounText(nouns, 'number of doors')).toBe('the doors')
  expect(nounText(nouns, "'>>'")).toBe("'>>'")
})
