import fc from 'fast-check'
import { expect, it } from 'vitest'
import { tries } from '../../../conformance/testing/tries'
import { makeRng } from '../../../kernel/rng'
import { cellText, readCell } from '../cells'
import { edits } from '../edit/edits'
import { cellsAt, placesOf, print, topicOfLine } from './format'
import { parse } from './format-careful'
import { readFast } from './format-fast'
import { generator } from '../edit/generator'
import { randomCell, randomEdit, randomLevel } from '../testing'

const words = fc.oneof(
  fc.constantFrom('o', 'w', 'b', 'b>', 'bv', 'r1', 'r1>', 'r12<', 'e', 'e2', 'e22', 'y1', 'y10'),
  fc.constantFrom('y101', 'y1000000', 'y100', 'O', 'N', 'NSWE', 'n', 'NxS', '', '-1', '-0', '007'),
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
    const recipe = {
      rows: 3,
      cols: 4,
      bogs: 20,
      walls: 10,
      rivers: 1,
      chains: 1,
      walks: 3,
      moves: 3,
    }
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
      if (!fast) return
      fastReads++
      expect(parse(text)).toEqual({ ok: true, value: { level: fast, warnings: [] } })
    }),
    { seed: 1, numRuns: 3000 },
  )
  expect(fastReads).toBeGreaterThan(500)
})

it.each([16_383, 16_384, 16_385, 40_000])('finds what is no move after %d moves', (length) => {
  const text = (moves: string, end = '\n') => `o o\n2\n0 0 ${moves}${end}0 1 E\n`
  const moves = 'NESW'.repeat(10_000).slice(0, length)
  expect(readFast(text(moves))?.walks[0]?.moves).toBe(moves)
  expect(readFast(text(moves, ' \r\n'))?.walks[0]?.moves).toBe(moves)
  for (const other of ['x', 'é', '→', '🚀', '\ud800', '\0']) {
    expect(readFast(text(moves + other))).toBeNull()
    expect(readFast(text(moves.slice(1) + other + 'N'))).toBeNull()
  }
})

it('reads what it printed as the same level, with and without errors', () => {
  for (let seed = 1; seed <= tries(120, 500); seed++) {
    const level = randomLevel(seed)
    const text = print(level)
    expect(parse(text)).toEqual({ ok: true, value: { level, warnings: [] } })
  }
})

it('takes any blanks and line ends, and prints them single', () => {
  fc.assert(
    fc.property(fc.nat(999), fc.array(blanks, { minLength: 8, maxLength: 8 }), (seed, some) => {
      const level = randomLevel(seed)
      let used = 0
      const loose = print(level)
        .replace(/ /g, () => some[used++ % some.length]!)
        .replace(/\n/g, () => `${some[used++ % some.length]!}\r\n`)
      const parsed = parse(`${loose} \n\r\n`)
      expect(parsed.ok && print(parsed.value.level)).toBe(print(level))
    }),
    { seed: 2, numRuns: 300 },
  )
})

it('reads the word of every cell as that cell', () => {
  const rng = makeRng(3)
  for (let i = 0; i < 2000; i++) {
    const value = randomCell(rng)
    expect(readCell(cellText(value))).toBe(value)
  }
  for (const word of ['', 'oo', 'b1', 'r>', 'r1', 'r1x', 'e12', 'y', 'y1', 'y11234567', 'y102']) {
    expect(readCell(word), word).toBe(-1)
  }
})

it('knows which line speaks of what', () => {
  const parsed = parse('o b> o\no e1 r1<\n2\n0 0 EES\n1 0\n')
  if (!parsed.ok) throw new Error('cannot be read')
  const { level } = parsed.value
  expect([1, 2, 3, 4, 5, 6].map((line) => topicOfLine(level, line))).toEqual([
    { kind: 'row', row: 0 },
    { kind: 'row', row: 1 },
    { kind: 'count' },
    { kind: 'walk', index: 0 },
    { kind: 'walk', index: 1 },
    { kind: 'none' },
  ])
  expect(cellsAt(level, { line: 2, word: 1 })).toEqual([4])
  expect(cellsAt(level, { line: 2, word: 3 })).toEqual([])
  expect(cellsAt(level, { line: 3, word: 0 })).toEqual([])
  expect(cellsAt(level, { line: 4, word: 0 })).toEqual([0])
  // The first move leads into the bog at (0,1), which holds the player on the second.
  expect(cellsAt(level, { line: 4, word: 2, offset: 1 })).toEqual([1, 0])
  expect(cellsAt(level, { line: 4, word: 2, offset: 2 })).toEqual([4, 0])
  expect(placesOf(level, 3)).toEqual([
    { line: 2, word: 0 },
    { line: 5, word: 0 },
  ])
})

it('leads from the moves of a walk that starts on a wall to its start alone', () => {
  const parsed = parse('w o\no o\n1\n0 0 E\n')
  if (!parsed.ok) throw new Error('cannot be read')
  expect(cellsAt(parsed.value.level, { line: 4, word: 2, offset: 0 })).toEqual([0])
})

it('prints an edited level as if it had never been printed before (seeds 1 to 20)', () => {
  for (let seed = 1; seed <= 20; seed++) {
    const rng = makeRng(seed)
    let level = randomLevel(seed)
    for (let i = 0; i < 100; i++) {
      print(level)
      const { level: edited, inverse } = edits.apply(level, randomEdit(level, rng))
      expect(print(edited)).toBe(print({ ...edited, cells: edited.cells.slice() }))
      expect(print(edits.apply(edited, inverse).level)).toBe(print(level))
      level = edited
    }
  }
})
