import { expect, test } from 'vitest'
import { english } from '../words/testing'
import { setFaults } from './set-faults'

test('faults of points and of what is expected of programs are told together', () => {
  const own = [{ name: 'slow', expect: ['OK'] as const, groups: { small: ['TLE'] as const } }]
  const scoring = { gone: { points: 100, count: 'all', requires: [], bounds: {} } } as const
  const { errors, warnings } = setFaults(english, { scoring, own }, ['small/1.in'])
  expect(errors).toEqual([expect.stringContaining('gone')])
  expect(warnings.filter((one) => one.startsWith('slow: '))).toHaveLength(1)
  expect(setFaults(english, { scoring: {}, own: [] }, ['small/1.in'])).toEqual({
    ...{ errors: [], warnings: [] },
  })
})
