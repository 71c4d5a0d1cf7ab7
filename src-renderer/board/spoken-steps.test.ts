import { expect, test } from 'vitest'
import { SpokenSteps } from './spoken-steps'

test('a way leads from the place heard of last, and a place that was heard is not told again', () => {
  const steps = new SpokenSteps(3)
  expect([7, 7, 5, 5, 9].map((step) => steps.wayTo(step))).toEqual([3, null, 7, null, 5])
})

test('the place where stepping begins is told, though the playhead does not move', () => {
  const steps = new SpokenSteps(0)
  expect(steps.wayTo(0)).toBe(0)
  steps.standAt(4)
  expect([steps.wayTo(4), steps.wayTo(4), steps.wayTo(6)]).toEqual([4, null, 4])
})
