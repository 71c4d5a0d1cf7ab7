import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Gathering } from './gathering'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('the more reports of a work were made, the longer the next one waits', () => {
  const told: [at: number, things: readonly string[]][] = []
  const begun = Date.now()
  const gathering = new Gathering<string>(
    (things) => told.push([Date.now() - begun, things]),
    (reports) => 10 * (reports + 1),
  )
  gathering.add('a')
  gathering.add('b')
  vi.advanceTimersByTime(10)
  gathering.add('c')
  vi.advanceTimersByTime(19)
  gathering.add('d')
  vi.advanceTimersByTime(1)
  expect(told).toEqual([
    [10, ['a', 'b']],
    [30, ['c', 'd']],
  ])
  gathering.flush()
  expect(told).toHaveLength(2)
  gathering.begin()
  gathering.add('e')
  vi.advanceTimersByTime(10)
  expect(told.at(-1)).toEqual([40, ['e']])
  gathering.add('f')
  gathering.stop()
  vi.runAllTimers()
  expect(told).toHaveLength(3)
})
