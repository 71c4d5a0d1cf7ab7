import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeRng } from '../../../kernel/rng'
import { cellNamed } from '../board'
import { english } from '../../../words/testing'
import { allCodes, messageIn } from './diagnostics'
import { parse } from './format-careful'
import { readFast } from './format-fast'
import { print } from './format'
import { cellsAt, placesOf } from './lines'
import type { Level } from '../model'
import { randomSet } from '../testing'

const levels = fc
  .array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 3 })
  .map((seeds): Level => ({ sets: seeds.map((seed) => randomSet(makeRng(seed))) }))

describe('reading and writing', () => {
  it('gives the same level and the same bytes again', () => {
    fc.assert(
      fc.property(levels, (level) => {
        const text = print(level)
        const parsed = parse(text)
        expect(parsed).toEqual({ ok: true, value: { level, warnings: [] } })
        expect(print((parsed as { value: { level: Level } }).value.level)).toBe(text)
      }),
      { seed: 1 },
    )
  })

  it('is as quick as it is careful: both readers agree on every text that one of them takes', () => {
    const strange = fc.constantFrom(
      ' ',
      '\t',
      '\r',
      '\n',
      '',
      'F',
      'U',
      'G',
      'E',
      '9',
      '0',
      '-',
      'x',
    )
    fc.assert(
      fc.property(levels, fc.array(fc.tuple(fc.nat(), strange)), (level, harm) => {
        let text = print(level)
        for (const [place, letter] of harm.slice(0, 4)) {
          const at = place % text.length
          text = text.slice(0, at) + letter + text.slice(at + (place % 2))
        }
        const fast = readFast(text)
        const careful = parse(text)
        if (fast) expect(careful).toEqual({ ok: true, value: { level: fast, warnings: [] } })
        // A number written -0 is read, though only with care.
        else if (careful.ok && !/(^|\s)-0+(\s|$)/.test(text))
          expect(careful.value.warnings).not.toEqual([])
        else if (careful.ok) expect(careful.value.level).toBeDefined()
        else expect(careful.error.length).toBeGreaterThan(0)
      }),
      { numRuns: 800, seed: 1 },
    )
  })

  it('takes the ragged lines of the statement and prints them in shape', () => {
    const ragged =
      '1\n    U U U W W\n   U F F F F W\n  W F H H H F W\n W F H F F H F W\nW F H F F F F F W\n' +
      ' W F H F F H H H\n  W F H M M M M\n   W F F F F F\n    W W W W W\n1 1\nG E5\nG F8\n0\n'
    const flush = ragged.replace(/^ +/gm, '').replace('U U U W W', 'UUU\tW   W \r')
    const parsed = parse(flush)
    expect(parsed.ok && print(parsed.value.level)).toBe(ragged)
    // Rows without blanks are read, with one warning at the first of them.
    const together = flush.replace('U F F F F W', 'UFFFFW')
    for (const text of [flush, together]) {
      const careful = parse(text)
      const warned = careful.ok && careful.value.warnings
      expect(warned).toMatchObject([
        { code: 'row-together', severity: 'warning', place: { line: 2, word: 0 }, args: ['A'] },
      ])
      expect(readFast(text)).toBeNull()
    }
    const parted = flush.replace('UUU', 'U U U')
    expect(parse(parted)).toMatchObject({ ok: true, value: { warnings: [] } })
    expect(readFast(parted)).not.toBeNull()
  })

  it('has a sentence for every problem', () => {
    const args = [7, 1, 8, 2, 9]
    const messageOf = messageIn(english)
    for (const code of allCodes) {
      const message = messageOf({ code, args })
      expect(message).toMatch(/^[A-Z].{20,}/)
      expect(message).not.toMatch(/undefined|NaN|\.$/)
    }
  })
})

describe('places of cells', () => {
  it('lead back to the cell, on every page', () => {
    fc.assert(
      fc.property(levels, fc.nat(), (level, drawn) => {
        const cell = drawn % (level.sets.length * 81)
        for (const place of placesOf(level, cell)) {
          expect(cellsAt(level, place)[0]).toBe(cell)
          const word = print(level).split('\n')[place.line - 1]!.trim().split(' ')[place.word]!
          expect(word).toMatch(/^([FWHMU]|[A-I]\d)$/)
        }
      }),
      { seed: 1 },
    )
  })

  it('tell the two cells of a move apart, and the letters of a row', () => {
    const set = { ...randomSet(makeRng(2)), units: [], moves: [{ from: 40, to: 41 }] }
    const level: Level = { sets: [set, set] }
    const second = 2 + 12
    expect(cellsAt(level, { line: second + 11, word: 0 })).toEqual([81 + 40, 81 + 41])
    expect(cellsAt(level, { line: second + 11, word: 1 })).toEqual([81 + 41, 81 + 40])
    expect(cellsAt(level, { line: 2, word: 0 })).toEqual([cellNamed('A5')])
    expect(cellsAt(level, { line: 2, word: 0, offset: 3 })).toEqual([cellNamed('A8')])
    expect(cellsAt(level, { line: 1, word: 0 })).toEqual([])
  })
})
