import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findGame } from '../games/testing'
import { LevelLook } from './level-look'
import { lowerScores, wishesOfNeed, type LoweringTest, type Need } from './lower-scores'
import { readingScores } from './reading-scores'
import type { Scoring } from './scoring'
import { levelOf } from './search'
import { seekLevel } from './seek-level'
import { crewOf } from './testing/crew'
import { soughtLevel } from './testing/sought-level'
import { worth } from './testing/points'

const game = findGame('rockets')!
const ids = game.engine.readings.map(({ id }) => id)
const scoring: Scoring = { small: worth(40), large: worth(60, { requires: ['small'] }) }
const tests = ['sample', 'small', 'large'].map((group) => ({ group, caught: [] }))
const set = { game, scoring, tests }

it('takes what scores most first, in the group where that costs most, until nothing scores too much', async () => {
  const needs: Need[] = []
  const lowered = await lowerScores(set, { most: 40, tests: 9 }, async (need) => {
    needs.push(need)
    return soughtLevel(needs.length === 1 ? ids.slice(1) : ids, `level ${needs.length}`)
  })
  // Not being right in the small group costs the large one as well.
  expect(needs).toEqual([
    { reading: ids[0], group: 'small' },
    { reading: ids[0], group: 'small' },
  ])
  expect(lowered.left).toEqual([])
  expect(lowered.found.map(({ before, after }) => [before, after])).toEqual([
    [100, 0],
    [100, 0],
  ])
})

it('tries the other groups where no level is found, then other misreadings, and says what is left', async () => {
  const needs: string[] = []
  const [first, second] = ids as [string, string]
  const lowered = await lowerScores(set, { most: 39, tests: 2 }, async ({ reading, group }) => {
    needs.push(`${reading} ${group}`)
    if (reading === first || group === 'small') return null
    return soughtLevel(ids.slice(1))
  })
  expect(needs.slice(0, 4)).toEqual([
    `${first} small`,
    `${first} large`,
    `${second} small`,
    `${second} large`,
  ])
  expect(lowered.found).toMatchObject([{ group: 'large', before: 100, after: 40 }])
  expect(lowered.left[0]).toEqual({ id: first, points: 100 })
  expect(lowered.left.slice(1).every(({ points }) => points === 40)).toBe(true)
})

it('ends when it may add no more tests, or when it is told to', async () => {
  const seek = () => Promise.resolve(soughtLevel([]))
  expect((await lowerScores(set, { most: 0, tests: 3 }, seek)).found).toHaveLength(3)
  const told: number[] = []
  const ended = await lowerScores(set, { most: 0, tests: 3 }, seek, ({ found }) => {
    told.push(found.length)
    return found.length < 1
  })
  expect([told, ended.found.length]).toEqual([[0, 1], 1])
})

it('leaves nothing above the bound, or has tried all that could lower it (seed 3)', async () => {
  const group = fc.constantFrom('small', 'large', 'sum')
  const someIds = fc.subarray(ids.slice(0, 5))
  const scorings: Scoring = { ...scoring, sum: worth(50, { count: 'sum' }) }
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ group, caught: someIds }), { maxLength: 6 }),
      fc.integer({ min: 0, max: 100 }),
      fc.array(fc.option(someIds), { maxLength: 12 }),
      async (given, most, answers) => {
        const tried = new Set<string>()
        let at = 0
        const end = await lowerScores(
          { game, scoring: scorings, tests: given },
          { most, tests: 20 },
          async ({ reading, group: place }) => {
            const caught = answers[at++ % Math.max(1, answers.length)] ?? null
            if (caught === null) tried.add(`${reading} ${place}`)
            return caught && soughtLevel([...caught, reading])
          },
        )
        const now = readingScores(game, scorings, [...given, ...end.found])!
        const above = now.readings.filter(({ points }) => points * 100 > most * now.of)
        expect(new Set(end.left.map(({ id }) => id))).toEqual(new Set(above.map(({ id }) => id)))
        if (end.found.length === 20) return
        for (const { id, points } of end.left) {
          for (const place of Object.keys(scorings)) {
            const more = [...given, ...end.found, { group: place, caught: [id] }]
            const then = readingScores(game, scorings, more)!.readings.find((one) => one.id === id)!
            if (then.points < points) expect(tried).toContain(`${id} ${place}`)
          }
        }
      },
    ),
    { seed: 3, numRuns: 60 },
  )
})

it('finds real levels that keep the bounds of their group, none twice, the same each time', async () => {
  const between = [3, 6] as const
  const bounded: Scoring = { a: worth(50, { bounds: { width: between } }), b: worth(50) }
  const search = { game: game.id, texts: [], seed: 1, isOfficial: true, tries: 1024 }
  const options = { ...search, scoring: bounded, hashOf: (text: string) => text }
  const lower = (order: number) =>
    lowerScores(
      {
        game,
        scoring: bounded,
        tests: set.tests.map((test) => ({ ...test, group: test.group === 'small' ? 'a' : 'b' })),
      },
      { most: 0, tests: 4 },
      (need, known) =>
        seekLevel({ ...options, crewOf: (plan) => crewOf(game, plan, order) }, need, known),
    )
  const { found } = await lower(1)
  expect(found).toHaveLength(4)
  expect(new Set(found.map(({ text }) => text)).size).toBe(4)
  expect(await lower(2).then((again) => again.found)).toEqual(found)
  const lookOf = ({ text }: LoweringTest): LevelLook => new LevelLook(game, levelOf(game, text))
  for (const test of found) {
    expect(lookOf(test).catches(test.reading)).toBe(true)
    const { smallest, largest } = lookOf(test).reaches.find(({ name }) => name === 'width')!
    if (test.group === 'a') expect([smallest >= 3, largest <= 6]).toEqual([true, true])
  }
  expect(wishesOfNeed(bounded, { reading: ids[0]!, group: 'a' })).toEqual([
    { kind: 'catches', reading: ids[0] },
    { kind: 'within', limit: 'width', between },
  ])
})
