import { expect, test } from 'vitest'
import { outlookWords, recordingOutlook, type RecordingSoFar } from './recording-outlook'

const limits = { steps: 10_000_000, changes: 500_000_000 }
const unbegun = { phaseCount: 7, turns: 0, steps: 0, changes: 0 }
const say = (run: RecordingSoFar): string => outlookWords(recordingOutlook(run, limits), limits)

test('nothing is said of a run that is recorded in a moment', () => {
  expect(say({ ...unbegun, turnCount: 0 })).toBe('')
  expect(say({ ...unbegun, turnCount: 100_000 })).toBe('')
})

test('a long run is announced before it begins', () => {
  expect(say({ ...unbegun, turnCount: 432_100 })).toBe('about 3,000,000 steps')
})

test('a limit is announced before it is reached', () => {
  expect(say({ ...unbegun, turnCount: 2_000_000 })).toBe(
    'recording will stop near turn 1,400,000, at 10,000,000 steps',
  )
})

test('what a turn has come to says more than the bound', () => {
  const run = { ...unbegun, turnCount: 2_000_000, turns: 1000, steps: 2000, changes: 9000 }
  expect(say(run)).toBe('about 4,000,000 steps')
  expect(say({ ...run, changes: 1_000_000 })).toBe(
    'recording will stop near turn 500,000, at 500,000,000 changes',
  )
  expect(say({ ...run, steps: 100_000, changes: 1_000_000 })).toBe(
    'recording will stop near turn 100,000, at 10,000,000 steps',
  )
})

test('the first turns are not taken for the rest', () => {
  const run = { ...unbegun, turnCount: 100_000, turns: 10, steps: 70, changes: 1_000_000 }
  expect(recordingOutlook(run, limits)).toEqual({ steps: 700_000, stop: null })
})
