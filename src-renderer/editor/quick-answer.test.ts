import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { AnyGame } from '@core/game/any-game'
import { QuickAnswer } from './quick-answer'

/** A game whose level is the number of milliseconds that its answer takes. */
const game = {
  engine: {
    answer: (milliseconds: number) => {
      vi.advanceTimersByTime(milliseconds)
      return `${milliseconds}\n`
    },
  },
} as unknown as AnyGame

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('waits for the worker until an answer was quick', () => {
  const quick = new QuickAnswer(game)
  expect(quick.of(1, 'text')).toBeNull()
  quick.note(50, 'text')
  expect(quick.of(1, 'text')).toBeNull()
  quick.note(2, 'text')
  expect(quick.of(1, 'text')).toBe('1\n')
})

test('leaves it to the worker after an answer that was slow', () => {
  const quick = new QuickAnswer(game)
  quick.note(1, 'text')
  expect([quick.of(40, 'text'), quick.of(1, 'text')]).toEqual(['40\n', null])
})

test('takes a single answer that was a little slow for one that was held up, two for slow ones', () => {
  const quick = new QuickAnswer(game)
  quick.note(1, 'text')
  expect([quick.of(20, 'text'), quick.of(1, 'text')]).toEqual(['20\n', '1\n'])
  expect([quick.of(20, 'text'), quick.of(20, 'text'), quick.of(1, 'text')]).toEqual([
    '20\n',
    '20\n',
    null,
  ])
})

test('does not trust in the past of a much shorter text', () => {
  const quick = new QuickAnswer(game)
  quick.note(1, 'text')
  expect([quick.of(1, 'textttttt'), quick.of(1, 'texttttt')]).toEqual([null, '1\n'])
})

test('may be asked with more patience', () => {
  const quick = new QuickAnswer(game)
  quick.note(50, 'text')
  expect([quick.of(1, 'text'), quick.of(60, 'text', 100)]).toEqual([null, '60\n'])
})
