import { expect, test } from 'vitest'
import { whyNoSteps } from './no-steps'

test('why there is nothing to step through is said in a sentence', () => {
  const none = { errorCount: 0, run: { shown: null }, playback: { stepCount: 0 } }
  expect(whyNoSteps({ ...none, playback: { stepCount: 1 } })).toBeNull()
  expect(whyNoSteps({ ...none, errorCount: 2 })).toBe('The level has errors and cannot run.')
  expect(whyNoSteps({ ...none, run: { shown: { outcome: { kind: 'whole' } } } })).toBe(
    'This level has nothing to step through.',
  )
  expect(whyNoSteps({ ...none, run: { shown: { outcome: null } } })).toBe(
    'The run is not ready yet.',
  )
  expect(whyNoSteps(none)).toBe('The run is not ready yet.')
})
