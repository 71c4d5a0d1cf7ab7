import { expect, it } from 'vitest'
import { standingWords } from './standing-words'

const ready = { notRun: [], failure: null, isCurrent: true }

it('says why there is nothing to compare, errors before all else', () => {
  expect(standingWords(ready)).toBeNull()
  expect(standingWords({ ...ready, isCurrent: false })).toBe('running…')
  expect(standingWords({ ...ready, failure: 'out of memory' })).toBe(
    'the run failed: out of memory',
  )
  const broken = { ...ready, isCurrent: false, failure: 'of before' }
  expect(standingWords({ ...broken, notRun: ['Main line'] })).toBe(
    'nothing to compare: Main line has errors',
  )
  expect(standingWords({ ...broken, notRun: ['Main line', 'Branch 1'] })).toBe(
    'nothing to compare: both sides have errors',
  )
})
