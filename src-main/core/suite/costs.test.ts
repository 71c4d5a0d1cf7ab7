import { expect, it } from 'vitest'
import { Costs } from './costs'
import type { Shows } from './wish'

/** A level that catches these misreadings, and keeps which it was asked about. */
function catching(caught: string, asked: string[] = []): Shows {
  return {
    ...{ hasAnswer: true, problems: [], answer: '', exercise: { events: {}, rules: {} } },
    reaches: [],
    readings: [...'abcdef'],
    catches: (id) => asked.push(id) > 0 && caught.includes(id),
    alongside: () => [],
  }
}

it('tells costs up to the most that matters, whatever it was asked before', () => {
  const costs = new Costs([{ kind: 'catches', reading: 'a' }, { kind: 'alone' }])
  expect(costs.of(catching('aef'))).toBe(2)
  expect(costs.of(catching('aef'), 1)).toBe(2)
  expect(costs.of(catching('abcdef'), 1)).toBeGreaterThan(1)
  expect([costs.of(catching('abd'), 2), costs.of(catching('a'), 2)]).toEqual([2, 0])
  expect(costs.of(catching('def'), 9)).toBe(Infinity)
})

it('asks first about what made the one before too dear', () => {
  const costs = new Costs([{ kind: 'alone' }])
  const asked: string[] = []
  costs.of(catching('e', asked), 0)
  expect(asked.splice(0).join('')).toBe('abcde')
  costs.of(catching('e', asked), 0)
  expect(asked.join('')).toBe('e')
})
