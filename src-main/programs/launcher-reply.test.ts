import { expect, test } from 'vitest'
import { toldCpu } from './launcher-reply'

test('a run that was ended for its processor time has had no less of it than its limit', () => {
  expect(toldCpu(1730, 2000, 'cpu')).toBe(2000)
  expect(toldCpu(2040, 2000, 'cpu')).toBe(2040)
  expect(toldCpu(null, 2000, 'cpu')).toBe(2000)
  expect([toldCpu(1730, 2000, 'wall'), toldCpu(12, 2000, null)]).toEqual([1730, 12])
  expect(toldCpu(null, 2000, null)).toBeNull()
})
