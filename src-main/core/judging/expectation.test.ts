import { english } from '../words/testing'
import { expect, it } from 'vitest'
import {
  accepted,
  anyFailure,
  expectationWords,
  isAsExpected,
  isToFail,
  passedByAll,
  timedAs,
} from './expectation'

it('a program is as expected when its verdicts over all tests are', () => {
  expect(isAsExpected(accepted, ['OK', 'OK'])).toBe(true)
  expect(isAsExpected(accepted, ['OK', 'WA'])).toBe(false)
  expect(isAsExpected(accepted, [])).toBe(false)
  expect(isAsExpected(['WA'], ['OK', 'WA', 'WA'])).toBe(true)
  expect(isAsExpected(['WA'], ['WA', 'TLE'])).toBe(false)
  expect(isAsExpected(['WA', 'TLE'], ['OK', 'TLE'])).toBe(true)
  expect(isAsExpected(['TLE'], ['OK'])).toBe(false)
  expect(isAsExpected(['TLE', 'OK'], ['OK'])).toBe(true)
  expect(isAsExpected(['TLE', 'OK'], ['OK', 'TLE', 'WA'])).toBe(false)
  expect(isAsExpected(anyFailure, ['OK', 'TLE', 'WA'])).toBe(true)
  expect(isAsExpected(anyFailure, ['OK'])).toBe(false)
})

it('time tells of limits where a program is to be right, or to be too slow at any rate', () => {
  expect(timedAs(accepted)).toBe('right')
  expect(timedAs(['WA', 'TLE'])).toBe('slow')
  for (const other of [null, anyFailure.filter((one) => one !== 'TLE'), ['OK', 'TLE'] as const])
    expect(timedAs(other)).toBeNull()
})

it('expectations are told in words', () => {
  expect([accepted, anyFailure, ['WA', 'OK'] as const].map(isToFail)).toEqual([false, true, false])
  expect(expectationWords(english, accepted)).toBe('be accepted')
  expect(expectationWords(english, anyFailure)).toBe('fail')
  expect(expectationWords(english, ['TLE', 'WA'])).toBe('get wrong answer or time limit exceeded')
  expect(expectationWords(english, ['OK', 'TLE'])).toBe('be accepted or get time limit exceeded')
})

it('tests that no wrong program fails are told', () => {
  expect(
    passedByAll([
      ['OK', 'WA', 'OK'],
      ['OK', 'OK', 'RE'],
    ]),
  ).toEqual([0])
  expect(passedByAll([])).toEqual([])
})
