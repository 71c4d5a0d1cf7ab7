import { expect, it } from 'vitest'
import { findGame } from '../games/testing'
import { coverageOf, exercisableRules, type TestFacts } from './coverage'

const game = findGame('rockets')!
const [one, two, three] = game.engine.readings.map(({ id }) => id) as [string, string, string]
const [rule] = exercisableRules(game)

/** What is known of a test, unless told otherwise. */
const facts = (name: string, more: Partial<TestFacts> = {}): TestFacts => ({
  ...{ name, caught: [], events: {}, rules: {}, limits: [] },
  ...more,
})

it('names for each misreading the tests that catch it, and what only one test catches', () => {
  const { readings, onlyBy, smallest, tests } = coverageOf(game, [
    facts('1', { caught: [one] }),
    facts('2', { caught: [one, two] }),
    facts('3', { caught: [three] }),
    facts('4'),
  ])
  expect(tests).toBe(4)
  expect(readings.map(({ id }) => id)).toEqual(game.engine.readings.map(({ id }) => id))
  expect(readings.slice(0, 3).map(({ by }) => by)).toEqual([['1', '2'], ['2'], ['3']])
  const none = { rules: [], events: [], bounds: [] }
  expect(onlyBy).toEqual([
    { ...none, test: '2', readings: [two] },
    { ...none, test: '3', readings: [three] },
  ])
  expect(smallest).toEqual({ isExact: true, tests: ['2', '3'] })
})

it('counts over all tests how often something is shown, and where first', () => {
  const shownIn = (count: number, step: number) => ({ rules: { [rule!]: { count, step } } })
  const { rules, events } = coverageOf(game, [
    facts('1'),
    facts('2', shownIn(3, 7)),
    facts('3', shownIn(2, 1)),
  ])
  expect(rules.find(({ id }) => id === rule)).toEqual({
    ...{ id: rule, count: 5, tests: 2, first: { test: '2', step: 8 } },
  })
  expect(rules.find(({ id }) => id !== rule)).toMatchObject({ count: 0, tests: 0, first: null })
  expect(events.every(({ count }) => count === 0)).toBe(true)
  // A test has no errors: no run of one stops at an input.
  expect(events.map(({ id }) => id)).not.toContain(game.inputs.eventKind)
})

it('tells the least and the greatest of each limited number, and the bounds that none has', () => {
  const reach = (name: string, smallest: number, largest: number) => ({
    ...{ name, smallest, largest, official: [1, 9] as const },
  })
  const { limits } = coverageOf(game, [
    facts('1', { limits: [reach('width', 3, 4)] }),
    facts('2', { limits: [reach('height', 9, 9), reach('width', 1, 2)] }),
    facts('3', { limits: [reach('width', 5, 8)] }),
  ])
  expect(limits).toMatchObject([
    { name: 'width', smallest: 1, largest: 8, untouched: [9] },
    { name: 'height', smallest: 9, largest: 9, untouched: [1] },
  ])
  const fixed = { ...reach('width', 2, 2), official: [5, 5] as const }
  expect(coverageOf(game, [facts('1', { limits: [fixed] })]).limits[0]!.untouched).toEqual([5])
})

it('names what the set would lose with a test: misreadings, rules, events and bounds', () => {
  const shown = { count: 1, step: 0 }
  const reach = (name: string, smallest: number, largest: number) => ({
    ...{ name, smallest, largest, official: [1, 9] as const },
  })
  const { onlyBy } = coverageOf(game, [
    facts('1', { caught: [one], rules: { R1: shown }, limits: [reach('width', 1, 9)] }),
    facts('2', { caught: [one], rules: { R1: shown }, limits: [reach('width', 1, 8)] }),
    facts('3', { events: { 'mouse-eaten': shown }, rules: { R2: shown } }),
    facts('4', { caught: [one] }),
  ])
  expect(onlyBy).toEqual([
    { test: '1', readings: [], rules: [], events: [], bounds: [{ limit: 'width', bound: 9 }] },
    { test: '3', readings: [], rules: ['R2'], events: ['mouse-eaten'], bounds: [] },
  ])
})

it('counts a rule that only levels with warnings show apart from those that a set owes', () => {
  const labyrinth = findGame('labyrinth')!
  const shownIn = facts('1', { rules: { L6: { count: 2, step: 3 } } })
  const { rules, warnedRules } = coverageOf(labyrinth, [facts('0'), shownIn])
  expect(rules.map(({ id }) => id)).not.toContain('L6')
  expect(warnedRules).toEqual([
    { id: 'L6', count: 2, tests: 1, first: { test: '1', step: 4 } },
    { id: 'L7', count: 0, tests: 0, first: null },
  ])
})

it('has nothing to tell of an empty set, and knows which rules can be shown at all', () => {
  expect(coverageOf(game, [])).toMatchObject({
    ...{ tests: 0, limits: [], onlyBy: [], smallest: { isExact: true, tests: [] } },
  })
  const ids = game.rules.map(({ id }) => id)
  expect(exercisableRules(game)).toEqual(ids.filter((id) => exercisableRules(game).includes(id)))
  expect(exercisableRules(game).length).toBeLessThan(ids.length)
})
