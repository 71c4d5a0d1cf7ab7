import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  byWords,
  compareOutputs,
  differingOffset,
  exactly,
  type Comparing,
} from './compare-outputs'

const anyCase: Comparing = { isCaseSensitive: false, isSpaceSensitive: false }

/** Outputs of few letters, so that many are alike. */
const output = fc.string({ unit: fc.constantFrom('a', 'A', 'b', ' ', '\n', '\t'), maxLength: 12 })
const ways = fc.record({ isCaseSensitive: fc.boolean(), isSpaceSensitive: fc.boolean() })

it('finds two outputs the same exactly where a judge does', () => {
  fc.assert(
    fc.property(output, output, ways, (expected, got, how) => {
      const seen = (text: string): string => {
        const cased = how.isCaseSensitive ? text : text.toLowerCase()
        return how.isSpaceSensitive ? cased : cased.split(/\s+/).filter(Boolean).join(' ')
      }
      const difference = compareOutputs(expected, got, how)
      expect(difference === null).toBe(seen(expected) === seen(got))
    }),
  )
})

it('finds the first difference: all before it is the same, and its places are those of the texts', () => {
  fc.assert(
    fc.property(output, output, ways, (expected, got, how) => {
      const difference = compareOutputs(expected, got, how)
      if (!difference) return
      const { kind, word } = difference
      const before = (text: string, from: number): string => text.slice(0, from)
      const [left, right] = [
        before(expected, difference.expected.from),
        before(got, difference.got.from),
      ]
      if (kind === 'word' || kind === 'blanks') expect(compareOutputs(left, right, how)).toBeNull()
      else expect(compareOutputs(left, right, { ...how, isSpaceSensitive: false })).toBeNull()
      expect(left.split(/\s+/).filter(Boolean)).toHaveLength(word)
      for (const [text, place] of [
        [expected, difference.expected],
        [got, difference.got],
      ] as const) {
        const lines = text.slice(0, place.from).split('\n')
        expect(place).toMatchObject({ line: lines.length, column: lines.at(-1)!.length + 1 })
      }
    }),
  )
})

it('says what differs: a word, one too few, one too many, or blanks', () => {
  expect(compareOutputs('8\n12\n', '8\n13\n')).toEqual({
    kind: 'word',
    word: 1,
    same: 1,
    expected: { from: 2, to: 4, line: 2, column: 1 },
    got: { from: 2, to: 4, line: 2, column: 1 },
  })
  expect(compareOutputs('8 9', '8')).toMatchObject({ kind: 'missing', word: 1 })
  expect(compareOutputs('8 9', '8', exactly)).toMatchObject({ kind: 'missing', word: 1 })
  expect(compareOutputs('8', '8\n9')).toMatchObject({ kind: 'extra', got: { line: 2, column: 1 } })
  expect(compareOutputs('8\n', '8 \n', exactly)).toMatchObject({
    kind: 'blanks',
    expected: { from: 1, to: 2 },
    got: { from: 1, to: 3 },
  })
  expect(compareOutputs('8\r\n 9', '8 9\n', byWords)).toBeNull()
  expect(compareOutputs('rror', 'RROR', anyCase)).toBeNull()
  expect(compareOutputs('ä', 'Ä', anyCase)).toMatchObject({ kind: 'word' })
  expect(compareOutputs('12 3', '123', exactly)).toMatchObject({ kind: 'word', same: 2 })
})

it('names the first letter that is expected and not printed', () => {
  const offset = (expected: string, got: string): number =>
    differingOffset(compareOutputs(expected, got)!)
  expect(offset('ab rrorr', 'ab rrxrr')).toBe(5)
  expect(offset('8', '80')).toBe(0)
  expect(offset('80', '8')).toBe(1)
  expect(offset('8 9', '8')).toBe(2)
})
