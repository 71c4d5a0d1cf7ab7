import { expect, it } from 'vitest'
import type { AnyGame } from '../game/any-game'
import { findGame, games } from '../games/testing'
import { runnableSamples } from '../conformance/testing/samples'
import { coverageOf, type TestFacts } from './coverage'
import { LevelLook } from './level-look'
import { lookAtText } from './look-at-text'

const every: readonly AnyGame[] = games

it.each(every.map((game) => ({ id: game.id, game })))(
  'tells what the samples of $id show and where',
  ({ game }) => {
    const looks = runnableSamples(game)
      .slice(0, 12)
      .map(({ name, level }) => ({ name, look: new LevelLook(game, level) }))
    const tests = looks.map(({ name, look }): TestFacts => {
      const { limits, worth } = lookAtText(game.format.print(look.level), '', [game])
      expect(worth!.caught).toEqual(look.caught)
      return { name, limits, ...worth! }
    })
    const found = coverageOf(game, tests)
    expect(found.tests).toBe(12)
    for (const { id, by } of found.readings) {
      expect(by).toEqual(looks.filter(({ look }) => look.catches(id)).map(({ name }) => name))
    }
    const caught = (names: readonly string[]) =>
      new Set(tests.filter(({ name }) => names.includes(name)).flatMap((test) => test.caught))
    const all = caught(tests.map(({ name }) => name))
    expect(found.smallest.isExact).toBe(true)
    expect(caught(found.smallest.tests)).toEqual(all)
    for (const name of tests.map((test) => test.name)) {
      const isNeeded =
        caught(tests.map((test) => test.name).filter((one) => one !== name)).size < all.size
      const own = found.onlyBy.find(({ test }) => test === name)?.readings ?? []
      expect(own.length > 0).toBe(isNeeded)
    }
    const shown = [...found.rules, ...found.events].filter(({ count }) => count > 0)
    expect(shown.length).toBeGreaterThan(3)
    for (const { id, count, tests: many, first } of shown) {
      const by = tests.filter(({ rules, events }) => id in rules || id in events)
      expect(by).toHaveLength(many)
      expect(first!.test).toBe(by[0]!.name)
      expect(count).toBeGreaterThanOrEqual(many)
    }
  },
)

it('tells the bounds of limits that no test has', () => {
  const text = (size: number, turns: number) =>
    `${size} ${size}\n2\n1\n${turns}\n1 1\n2 2\n3 N\n${'3 3 N\n'.repeat(turns)}`
  const tests = [text(5, 1), text(9, 0), text(25, 1)].map((one, at) => {
    const { limits, worth } = lookAtText(one, '', games)
    return { name: String(at), limits, ...worth! }
  })
  const { limits } = coverageOf(findGame('rockets')!, tests)
  expect(limits.find(({ name }) => name === 'width')).toEqual({
    name: 'width',
    smallest: 5,
    largest: 25,
    official: [5, 25],
    untouched: [],
  })
  expect(limits.find(({ name }) => name === 'number of turns')).toMatchObject({
    smallest: 0,
    largest: 1,
    untouched: [100],
  })
})
