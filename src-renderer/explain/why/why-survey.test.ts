import { readingsFor } from '@core/debug/misread'
import { generatedLevel } from '@core/conformance/kit'
import { games } from '@core/games/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WhySurvey, type SurveyTask } from './why-survey.svelte'

const game = games[0]
const { level } = generatedLevel(game, 3)
const state = new Int32Array(game.engine.layout(level).slotCount)
const task: SurveyTask = {
  game,
  level,
  start: () => ({ turn: 0, firstStep: 0, state }),
  asked: {},
  readings: readingsFor(game, null),
}

/** A clock that goes on by so many milliseconds at each look. */
function clock(step: number): () => number {
  let time = 0
  return () => (time += step)
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('plays a quick turn under all readings unasked', () => {
  const survey = new WhySurvey(clock(0.1))
  survey.begin(task)
  expect(survey.isDone).toBe(false)
  vi.runAllTimers()
  expect(survey.isDone).toBe(true)
  expect(survey.isSlow).toBe(false)
  expect([...survey.results.keys()]).toEqual(task.readings.map(({ id }) => id))
})

test('gives a turn up that takes long, and plays only what is chosen, to the same end', () => {
  const quick = new WhySurvey(clock(0.1))
  quick.begin(task)
  vi.runAllTimers()
  const survey = new WhySurvey(clock(60))
  survey.begin(task)
  vi.runAllTimers()
  expect([survey.isSlow, survey.isDone, survey.results.size]).toEqual([true, true, 0])
  const { id } = task.readings[0]!
  survey.choose(id)
  expect(survey.playing).toBe(id)
  vi.runAllTimers()
  expect(survey.playing).toBeNull()
  expect([...survey.results]).toEqual([[id, quick.results.get(id)]])
})

test('a play that is given up tells nothing, and can be begun again', () => {
  const survey = new WhySurvey(clock(60))
  survey.begin(task)
  vi.runAllTimers()
  const [first, second] = task.readings
  survey.choose(first!.id)
  vi.advanceTimersToNextTimer()
  survey.stop()
  vi.runAllTimers()
  expect(survey.playing).toBeNull()
  expect(survey.results.size).toBe(0)
  survey.choose(second!.id)
  vi.runAllTimers()
  expect([...survey.results.keys()]).toEqual([second!.id])
})

test('says nothing of a turn that the run has lost', () => {
  const survey = new WhySurvey(clock(0.1))
  survey.begin({ ...task, start: () => null })
  vi.runAllTimers()
  expect([survey.isDone, survey.results.size]).toEqual([false, 0])
})
