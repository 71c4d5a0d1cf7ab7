import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findGame } from '../games/testing'
import { allWords } from '../words/made/all'
import { outOfBounds, outOfBoundsWords } from './bounds'
import { readingScores } from './reading-scores'
import { countedIn, foldersOf, pointsText, scoreOf, type Scoring } from './scoring'
import { scoringFaults } from './scoring-faults'
import { worth } from './testing/points'

const tests = (group: string, ...right: boolean[]) => right.map((isRight) => ({ group, isRight }))
const words = allWords.en

describe('the score of a set', () => {
  it('gives all points of a group for all its tests, or each test its share', () => {
    const scoring = { a: worth(30), b: worth(70, { count: 'sum' }) }
    const score = scoreOf(scoring, [
      ...tests('sample', false),
      ...tests('a', true, false),
      ...tests('b', true, true, true, false),
    ])
    expect(score).toEqual({
      points: 52.5,
      of: 100,
      groups: [
        { group: 'a', points: 0, of: 30, tests: 2, right: 1 },
        { group: 'b', points: 52.5, of: 70, tests: 4, right: 3 },
      ],
    })
    expect(scoreOf(scoring, [...tests('a', true), ...tests('b', true)]).points).toBe(100)
  })

  it('counts a test in the nearest folder with points, and nowhere else', () => {
    const scoring = { secret: worth(40), 'secret/large': worth(60), 'secret/odd': worth(0) }
    expect(
      ['secret', 'secret/odd', 'secret/large/x', 'sample', ''].map((at) => countedIn(scoring, at)),
    ).toEqual(['secret', 'secret', 'secret/large', null, null])
    expect(foldersOf('a/b')).toEqual(['a/b', 'a', ''])
  })

  it('gives nothing for a group whose required ones are not right, however far away', () => {
    const scoring = {
      a: worth(10),
      b: worth(20, { requires: ['a'] }),
      c: worth(70, { requires: ['b'] }),
    }
    const points = (...right: [boolean, boolean, boolean]): number =>
      scoreOf(
        scoring,
        ['a', 'b', 'c'].flatMap((at, i) => tests(at, right[i]!)),
      ).points
    expect(points(true, true, true)).toBe(100)
    expect(points(false, true, true)).toBe(0)
    expect(points(true, false, true)).toBe(10)
    // Circles, and what is not there, cannot be met.
    const round = { a: worth(50, { requires: ['b'] }), b: worth(50, { requires: ['a'] }) }
    expect(scoreOf(round, [...tests('a', true), ...tests('b', true)]).points).toBe(0)
    const lost = { a: worth(50, { requires: ['x'] }) }
    expect(scoreOf(lost, tests('a', true)).points).toBe(0)
  })

  const names = ['a', 'b', 'c', 'd', 'e'] as const
  const scorings: fc.Arbitrary<Scoring> = fc
    .array(
      fc.record({
        points: fc.integer({ min: 0, max: 100 }),
        count: fc.constantFrom('all', 'sum'),
        requires: fc.subarray([...names]),
        bounds: fc.constant({}),
      }),
      { minLength: 5, maxLength: 5 },
    )
    .map((all) => Object.fromEntries(all.map((one, at) => [names[at]!, one])))
  const runs = fc.array(fc.record({ group: fc.constantFrom(...names), isRight: fc.boolean() }))

  it('never falls when one more test is right, and lies between nothing and all', () => {
    fc.assert(
      fc.property(scorings, runs, fc.nat(), (scoring, all, at) => {
        const before = scoreOf(scoring, all)
        const more = all.map((one, i) => (i === at % all.length ? { ...one, isRight: true } : one))
        expect(scoreOf(scoring, more).points).toBeGreaterThanOrEqual(before.points)
        expect(before.points).toBeGreaterThanOrEqual(0)
        expect(before.points).toBeLessThanOrEqual(before.of)
      }),
      { seed: 1 },
    )
  })

  it('can be all that there is just where nothing is said to be wrong', () => {
    fc.assert(
      fc.property(scorings, runs, (scoring, all) => {
        const { errors } = scoringFaults(
          words,
          scoring,
          all.map(({ group }) => group),
        )
        const best = scoreOf(
          scoring,
          all.map((one) => ({ ...one, isRight: true })),
        )
        expect(best.points === best.of).toBe(errors.length === 0)
      }),
      { seed: 1 },
    )
  })

  it('is told with two decimals at most', () => {
    expect([pointsText(30), pointsText(100 / 3), pointsText(0.5)]).toEqual(['30', '33.33', '0.5'])
  })
})

describe('what is wrong with points', () => {
  const faults = (scoring: Scoring, ...groups: string[]) => scoringFaults(words, scoring, groups)

  it('is nothing where there are none, or all is well', () => {
    expect(faults({ a: worth(0, { requires: ['x'] }) }, 'a')).toEqual({ errors: [], warnings: [] })
    const well = { a: worth(40), b: worth(60, { requires: ['a'] }) }
    expect(faults(well, 'a', 'a', 'b', 'sample')).toEqual({ errors: [], warnings: [] })
  })

  it('is said of each group', () => {
    expect(faults({ a: worth(1), '': worth(99, { requires: ['c'] }) }, '').errors).toEqual([
      'a is worth 1 point, but no test counts in it.',
      'the top folder requires c, which gives no points.',
    ])
    const round = { a: worth(50, { requires: ['b'] }), b: worth(50, { requires: ['a'] }) }
    expect(faults(round, 'a', 'b')).toEqual({
      errors: ['a', 'b'].map(
        (one) =>
          `${one} requires itself through the groups that it requires: nobody can get its points.`,
      ),
      warnings: [],
    })
  })

  it('may be meant where judges want another order or sum', () => {
    expect(faults({ a: worth(40, { requires: ['b'] }), b: worth(50) }, 'a', 'b')).toEqual({
      errors: [],
      warnings: [
        'a requires b, which comes after it. Judging systems expect it earlier.',
        'The points add up to 90, not to 100.',
      ],
    })
  })
})

it('says what each misreading still scores', () => {
  const game = findGame('rockets')!
  const [one, two, three] = game.engine.readings.map(({ id }) => id) as [string, string, string]
  const scoring = { a: worth(30), b: worth(70, { count: 'sum' }) }
  const scores = readingScores(game, scoring, [
    { group: 'a', caught: [one] },
    { group: 'b', caught: [one, two] },
    { group: 'b', caught: [] },
  ])!
  expect(scores.of).toBe(100)
  expect(scores.readings.map(({ id }) => id)).toEqual(game.engine.readings.map(({ id }) => id))
  const points = Object.fromEntries(scores.readings.map(({ id, points: all }) => [id, all]))
  expect([points[one], points[two], points[three]]).toEqual([35, 65, 100])
  expect(readingScores(game, { a: worth(0) }, [])).toBeNull()
})

it('says where a level is outside of the bounds of its group, or of one around it', () => {
  const game = findGame('rockets')!
  const scoring = {
    a: worth(0, { bounds: { width: [5, 10] } }),
    'a/b': worth(1, { bounds: { height: [1, 4], other: [1, 2] } }),
  }
  const official = [5, 25] as const
  const reach = (name: string, smallest: number, largest: number) => ({
    ...{ name, smallest, largest, official },
  })
  expect(outOfBounds(scoring, 'a/b', [reach('width', 5, 10), reach('height', 1, 4)])).toEqual([])
  const found = outOfBounds(scoring, 'a/b', [reach('width', 4, 12), reach('height', 3, 5)])
  expect(found.map((one) => outOfBoundsWords(words, game, one))).toEqual([
    'Group a/b allows height from 1 to 4, not 5',
    'Group a allows width from 5 to 10, not 4',
  ])
  expect(outOfBounds(scoring, 'c', [reach('width', 1, 99)])).toEqual([])
})
