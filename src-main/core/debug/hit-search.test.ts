import { expect, test } from 'vitest'
import { nextHit, previousHit, type KnownHits } from './hit-search'
import { StepList } from './step-list'

function known(seen: number, ...steps: number[]): KnownHits {
  const hits = new StepList()
  for (const step of steps) hits.push(step)
  return { hits, seen }
}

const over = { stepCount: 100, isOver: true }
const growing = { stepCount: 100, isOver: false }

test('a hit is strictly after the position, which stands just after the step', () => {
  const all = [known(100, 4, 9)]
  expect(nextHit(all, 4, over)).toEqual({ kind: 'hit', step: 4 })
  expect(nextHit(all, 5, over)).toEqual({ kind: 'hit', step: 9 })
  expect(nextHit(all, 10, over)).toEqual({ kind: 'none' })
  expect(previousHit(all, 10)).toEqual({ kind: 'hit', step: 4 })
  expect(previousHit(all, 11)).toEqual({ kind: 'hit', step: 9 })
  expect(previousHit(all, 5)).toEqual({ kind: 'none' })
  expect(previousHit(all, 0)).toEqual({ kind: 'none' })
})

test('a breakpoint that lags behind is waited for, where it may have the nearer hit', () => {
  const all = [known(100, 50), known(40, 3)]
  expect(nextHit(all, 10, over)).toEqual({ kind: 'unknown' })
  expect(nextHit([known(100, 50), known(51, 3)], 10, over)).toEqual({ kind: 'hit', step: 50 })
  expect(previousHit(all, 60)).toEqual({ kind: 'unknown' })
  expect(previousHit(all, 41)).toEqual({ kind: 'hit', step: 3 })
})

test('what is not yet recorded may still hit', () => {
  expect(nextHit([known(100, 3)], 10, growing)).toEqual({ kind: 'unknown' })
  expect(nextHit([known(99, 3)], 10, over)).toEqual({ kind: 'unknown' })
  expect(nextHit([known(100, 3)], 10, over)).toEqual({ kind: 'none' })
})
