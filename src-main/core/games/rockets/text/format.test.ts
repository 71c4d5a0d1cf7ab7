import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tries } from '../../../conformance/testing/tries'
import { makeRng } from '../../../kernel/rng'
import { cellsAt, lineOf, placesOf, print } from './format'
import { parse } from './format-careful'
import { readFast } from './format-fast'
import { generator } from '../edit/generator'
import type { Level } from '../model'

const words = fc.oneof(
  fc.constantFrom(
    'N',
    'E',
    'S',
    'W',
    'n',
    'NE',
    '5',
    '2',
    '0',
    '-1',
    '-0',
    '007',
    '+1',
    '1.5',
    'x',
    '',
  ),
  fc.integer({ min: -3, max: 12 }).map(String),
)
const blanks = fc.constantFrom(' ', '  ', '\t', ' \t', '\r')
const ends = fc.constantFrom('\n', '\r\n', ' \n', '\n\n', '')

/** Texts near to levels: a generated one with some words, blanks and line ends changed. */
const nearTexts = fc
  .tuple(
    fc.nat(9999),
    fc.array(fc.tuple(fc.nat(), words, blanks, ends), { maxLength: 4 }),
    fc.boolean(),
  )
  .map(([seed, changes, hasMark]) => {
    const recipe = { width: 6, height: 5, players: 2, doors: 2, turns: 4, aim: 50, shared: 0 }
    const tokens = print(generator.generate(recipe, makeRng(seed))).split(/( |\n)/)
    for (const [at, word, blank, end] of changes) {
      const index = at % tokens.length
      const old = tokens[index]!
      tokens[index] = old === ' ' ? blank : old === '\n' ? end : word
    }
    return (hasMark ? '\ufeff' : '') + tokens.join('')
  })

it('reads fast and carefully the same', () => {
  let fastReads = 0
  fc.assert(
    fc.property(nearTexts, (text) => {
      const fast = readFast(text)
      const careful = parse(text)
      if (fast) {
        fastReads++
        expect(careful).toEqual({ ok: true, value: { level: fast, warnings: [] } })
      } else if (careful.ok) {
        expect(careful.value.warnings.length).toBeGreaterThan(0)
      }
    }),
    { numRuns: 3000, seed: 1 },
  )
  expect(fastReads).toBeGreaterThan(300)
})

it('never throws and never hangs on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
      const parsed = parse(text)
      expect(parsed.ok || parsed.error.length > 0).toBe(true)
    }),
    { numRuns: tries(100, 500), seed: 1 },
  )
  expect(parse('5 5\n26\n4000\n100000\n').ok).toBe(false)
  expect(parse('5 5\n999999999\n999999999\n999999999\n').ok).toBe(false)
})

it('prints one canonical text for any layout', () => {
  const parsed = parse('\ufeff5\t5\r\n1 \n1\n1\n 2  2\n+'.replace('+', '2 N\n-0 1 W \r\n\n \n'))
  expect(parsed.ok && print(parsed.value.level)).toBe('5 5\n1\n1\n1\n2 2\n2 N\n0 1 W\n')
})

it('leads from line to square and back', () => {
  const parsed = parse('5 6\n2\n2\n2\n1 2\n3 2\n2 N\n4 E\n2 0 S\n9 9 N\n')
  const level = (parsed.ok ? parsed.value.level : null) as Level
  const cells = Array.from({ length: 12 }, (_, i) => cellsAt(level, { line: i + 1, word: 0 }))
  expect(cells).toEqual([[], [], [], [], [11], [13], [2], [24], [2], [], [], []])
  expect(placesOf(level, 2).map(({ line }) => line)).toEqual([7, 9])
  expect(placesOf(level, 0)).toEqual([])
  expect([lineOf(level, 'rocket', 1), lineOf(level, 'door', 1), lineOf(level, 'turn', 1)]).toEqual([
    6, 8, 10,
  ])
})

it('reads a hundred thousand turns in one go', () => {
  const recipe = { width: 60, height: 60, players: 4, doors: 9, turns: 100_000, aim: 0, shared: 0 }
  const level = generator.generate(recipe, makeRng(1))
  const text = print(level)
  expect(readFast(text)).toEqual(level)
})
