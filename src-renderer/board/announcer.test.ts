import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Announcer, QUIET_MS } from './announcer'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a held key is announced once, when it is released', () => {
  const told: string[] = []
  const announcer = new Announcer((text) => told.push(text))
  for (let turn = 1; turn <= 40; turn++) {
    announcer.say('step', () => `Turn ${turn}.`)
    vi.advanceTimersByTime(30)
  }
  expect(told).toEqual([])
  vi.advanceTimersByTime(QUIET_MS)
  expect(told).toEqual(['Turn 40.'])
})

test('topics do not take the word from each other, and nothing is said of nothing', () => {
  const told: string[] = []
  const announcer = new Announcer((text) => told.push(text))
  announcer.say('step', () => 'Editing.')
  announcer.say('cursor', () => '(1,2): wall')
  vi.advanceTimersByTime(QUIET_MS)
  announcer.say('cursor', () => '')
  vi.advanceTimersByTime(QUIET_MS)
  announcer.say('step', () => 'Turn 1.')
  announcer.stop()
  vi.advanceTimersByTime(QUIET_MS)
  expect(told).toEqual(['Editing. (1,2): wall'])
})
