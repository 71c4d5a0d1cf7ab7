import { expect, test } from 'vitest'
import { Replies, toldCpu } from './launcher-reply'

test('a reply is taken once it is complete, whatever else a program has written before it', () => {
  const replies = new Replies()
  const parts = [
    'a word\nended other 3 0\n0m0s 0m0s\n1m1s 1m1s\nended ',
    'mine 1',
    '39 1\n0m0.01s 0m',
  ]
  for (const part of parts) expect(replies.take(part, 'mine')).toBeNull()
  expect(replies.take('0.00s\n1m2.50s 0m0.25', 'mine')).toBeNull()
  expect(replies.take('s\n', 'mine')).toEqual({ status: 139, cpu: 62_750, isLeft: true })
  expect(replies.take('ended mine 0 0\n0m0s 0m0s\n2m0s 0m0s\n', 'mine')).toEqual({
    status: 0,
    cpu: 120_000,
    isLeft: false,
  })
})

test('a run that was ended for its processor time has had no less of it than its limit', () => {
  expect(toldCpu(1730, 2000, 'cpu')).toBe(2000)
  expect(toldCpu(2040, 2000, 'cpu')).toBe(2040)
  expect(toldCpu(null, 2000, 'cpu')).toBe(2000)
  expect([toldCpu(1730, 2000, 'wall'), toldCpu(12, 2000, null)]).toEqual([1730, 12])
  expect(toldCpu(null, 2000, null)).toBeNull()
})
