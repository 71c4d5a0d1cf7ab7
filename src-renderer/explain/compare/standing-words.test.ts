import { expect, it } from 'vitest'
import { compareStandingWords } from './standing-words'

const ready = { notRun: [], failure: null, isCurrent: true }

it('says why there is nothing to compare, errors before all else', () => {
  expect(compareStandingWords(ready)).toBeNull()
  expect(compareStandingWords({ ...ready, isCurrent: false })).toBe('running…')
  expect(compareStandingWords({ ...ready, failure: 'out of memory' })).toBe(
    'the run failed: out of memory',
  )
  const broken = { ...ready, isCurrent: false, failure: 'of before' }
  expect(compareStandingWords({ ...broken, notRun: ['Main line'] })).toBe(
    'nothing to compare: Main line has errors',
  )
  expect(compareStandingWords({ ...broken, notRun: ['Main line', 'Branch 1'] })).toBe(
    'nothing to compare: both sides have errors',
  )
})
