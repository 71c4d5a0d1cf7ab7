import { expect, it } from 'vitest'
import { costOf, distanceOf, type ShowsMore, unasked, type Wish } from './wish'

const shown = { count: 1, step: 0 }

/** What a level shows, unless told otherwise. */
function shows(more: Partial<ShowsMore> = {}, caught: readonly string[] = ['a', 'b']): ShowsMore {
  return {
    ...{ hasAnswer: true, problems: ['crowded'], answer: '8 8\n' },
    readings: ['a', 'b', 'c', 'd'],
    catches: (id) => caught.includes(id),
    differs: (id) => id === 'near',
    alongside: (id) => (id === 'a' ? ['b'] : []),
    exercise: { events: { jump: shown }, rules: { T1: shown } },
    reaches: [{ name: 'width', official: [1, 9], smallest: 3, largest: 7 }],
    ...more,
  }
}

const met: Wish[] = [
  { kind: 'catches', reading: 'a' },
  { kind: 'misses', reading: 'c' },
  { kind: 'fresh', caught: ['a'] },
  { kind: 'alone' },
  { kind: 'rule', rule: 'T1' },
  { kind: 'event', event: 'jump' },
  { kind: 'touches', limit: 'width', bound: 3 },
  { kind: 'touches', limit: 'width', bound: 7 },
  { kind: 'problem', code: 'crowded' },
  { kind: 'answer', has: '8 8' },
]
const unmet: Wish[] = [
  { kind: 'catches', reading: 'c' },
  { kind: 'misses', reading: 'a' },
  { kind: 'fresh', caught: ['b', 'a', 'c'] },
  { kind: 'rule', rule: 'T2' },
  { kind: 'event', event: 'fall' },
  { kind: 'touches', limit: 'width', bound: 5 },
  { kind: 'touches', limit: 'height', bound: 3 },
  { kind: 'problem', code: 'empty' },
  { kind: 'answer', has: '9' },
]

it.each(met)('is met: %o', (wish) => {
  expect([costOf(shows(), [wish]) < Infinity, distanceOf(shows(), [wish])]).toEqual([true, 0])
})

it.each(unmet)('is not met: %o', (wish) => {
  expect(costOf(shows(), [wish])).toBe(Infinity)
  expect(distanceOf(shows(), [wish])).toBeGreaterThan(0)
  expect(costOf(shows(), [met[0]!, wish])).toBe(Infinity)
})

it('of a level without an answer only its problems can be asked', () => {
  const broken = shows({ hasAnswer: false })
  const problem: Wish = { kind: 'problem', code: 'crowded' }
  expect([costOf(broken, [problem]), costOf(broken, [])]).toEqual([0, 0])
  expect(costOf(broken, [problem, { kind: 'rule', rule: 'T1' }])).toBe(Infinity)
})

it('costs what is caught without need, where that matters: neither what is asked for nor what comes with it', () => {
  const look = shows({}, ['a', 'b', 'c', 'd'])
  const alone: Wish = { kind: 'alone' }
  const cost = (...wishes: Wish[]) => [unasked(look, wishes), costOf(look, wishes)]
  expect(cost({ kind: 'catches', reading: 'a' })).toEqual([[], 0])
  expect(cost(alone)).toEqual([['a', 'b', 'c', 'd'], 4])
  expect(cost(alone, { kind: 'catches', reading: 'a' })).toEqual([['c', 'd'], 2])
  expect(cost(alone, { kind: 'catches', reading: 'c' })).toEqual([['a', 'b', 'd'], 3])
  expect(cost({ kind: 'fresh', caught: ['a', 'b'] }, alone)).toEqual([['a', 'b'], 2])
})

it('asks of no more misreadings than decide', () => {
  const asked: string[] = []
  const catches = (id: string) => asked.push(id) > 0
  const look = shows({ catches })
  const wishes: Wish[] = [{ kind: 'alone' }, { kind: 'fresh', caught: ['a'] }]
  expect(unasked(look, [{ kind: 'alone' }], 1)).toEqual(['a', 'b'])
  expect(asked.splice(0)).toEqual(['a', 'b'])
  expect(costOf(look, wishes)).toBe(1)
  expect(asked).toEqual(['b', 'a'])
})

it('is nearer where a run differs under the misreading, and where a number is near its bound', () => {
  const far = (...wishes: Wish[]): number => distanceOf(shows(), wishes)
  const bound = (at: number): number => far({ kind: 'touches', limit: 'width', bound: at })
  expect(far({ kind: 'catches', reading: 'near' })).toBe(0.5)
  expect(far({ kind: 'catches', reading: 'far' })).toBe(1)
  expect([bound(9), bound(1), bound(5), bound(8)]).toEqual([2 / 9, 2 / 9, 2 / 9, 1 / 9])
  expect([bound(1000), far({ kind: 'touches', limit: 'height', bound: 1 })]).toEqual([1, 1])
  expect(far({ kind: 'misses', reading: 'a' }, { kind: 'catches', reading: 'near' })).toBe(1.5)
})
