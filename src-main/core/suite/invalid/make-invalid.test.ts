import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AnyGame } from '../../game/any-game'
import { games } from '../../games/testing'
import { makeRng } from '../../kernel/rng'
import { sampleNames, sampleText } from '../../conformance/testing/samples'
import { tries } from '../../conformance/testing/tries'
import { checkInvalid, errorsIn } from './check-invalid'
import { faultyTexts } from './faulty-texts'
import { kindOf, kindsNotShown, limitOf, makeInvalid, type MadeInvalid } from './make-invalid'

const why = (): string => 'no text'
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** All changes take half a minute. */
const PASSES = tries(1, 4)

describe.each((games as readonly AnyGame[]).map((game) => [game.id, game] as const))(
  'of levels of %s',
  (id, game) => {
    let made: readonly MadeInvalid[] = []
    let samples: readonly string[] = []
    beforeAll(() => {
      samples = sampleNames(id).map((name) => sampleText(id, name))
      made = makeInvalid(game, samples, PASSES)
    })

    test('each is refused as it says, by the kind that it is named after, and no two are of one kind', () => {
      expect(made.length).toBeGreaterThan(5)
      expect(new Set(made.map(({ kind }) => kind)).size).toBe(made.length)
      for (const { kind, text, fault } of made) {
        expect([kind, checkInvalid(game, bytesOf(text), fault, why).state]).toEqual([
          kind,
          'refused',
        ])
        expect(kindOf(errorsIn(game, text)[0]!)).toBe(kind)
        expect(kind).toMatch(/^[a-zA-Z0-9-]+$/)
      }
    })

    test('every error that the game tells of a text is the first of one', () => {
      const shownBy = (all: readonly MadeInvalid[]): readonly string[] =>
        all.map(({ fault }) => fault.code)
      const isWhole = kindsNotShown(game, shownBy(made)).length === 0
      expect(kindsNotShown(game, shownBy(isWhole ? made : makeInvalid(game, samples)))).toEqual([])
    })

    test('what exceeds a limit does so by one, or by as little as is refused for that alone', () => {
      const off = made.filter(({ text }) => {
        const limit = limitOf(errorsIn(game, text)[0]!)
        return limit && limit.value !== limit.lowest - 1 && limit.value !== limit.highest + 1
      })
      expect(off.map(({ kind }) => kind)).toEqual([])
    })

    test('the same levels give the same texts in any order', () => {
      expect(makeInvalid(game, [...samples].reverse(), PASSES)).toEqual(made)
    })

    test('of any generated levels all that is made is refused as it says', () => {
      fc.assert(
        fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
          const { generator, format } = game
          const recipe = generator.vary?.(makeRng(seed)) ?? generator.defaults
          const text = format.print(generator.generate(recipe, makeRng(seed)))
          for (const { text: one, fault } of makeInvalid(game, [text], 1))
            expect(checkInvalid(game, bytesOf(one), fault, why).state).toBe('refused')
        }),
        { numRuns: tries(2, 50), seed: 1 },
      )
    })
  },
)

test('a changed text differs from what it was made of, and is a text of lines', () => {
  const text = '5 5\nab 12\n'
  const all = [...faultyTexts(text)]
  expect(all).toEqual(expect.arrayContaining(['', '5 5\n', '5 5\n5 5\nab 12\n', '5 5\nab 13\n']))
  expect(all).toEqual(expect.arrayContaining(['-\nab 12\n', `${'5 5\n'.repeat(501)}ab 12\n`]))
  expect([...faultyTexts('r2>\n')]).toContain('r2<\n')
  expect(all).toEqual(expect.arrayContaining(['5 5\nb 12\n', '5 5\nab\n', '5 5 5\nab 12\n']))
})

test('without levels there is nothing to make of', () => {
  expect(makeInvalid(games[0], ['?'])).toEqual([])
})
