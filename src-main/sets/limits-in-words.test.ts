import { expect, test } from 'vitest'
import { proposeLimits, type MeasuredProgram } from '@core/judging/propose-limits'
import { proposalInWords } from './limits-in-words'

const program = (name: string, language: string, time: number): MeasuredProgram => ({
  name,
  language,
  isRight: true,
  tests: [{ path: '1.in', times: [time], memory: null }],
})

test('a time too short to be measured is said to be so, and is no ratio', () => {
  const said = (...programs: MeasuredProgram[]): string =>
    proposalInWords(proposeLimits(programs, 10_000), 10_000)
  expect(said(program('a', 'C++', 0), program('b', 'Java', 0))).toBe(
    'Proposed: 1 s and 256 MB; right programs take too little time to be measured. ' +
      'No program that should be too slow was measured.',
  )
  expect(said(program('a', 'C++', 0), program('b', 'Java', 100), program('c', 'C', 50))).toContain(
    '1 s is 10.0 times the time of “b” on 1.in. How many times the slowest right program of each ' +
      'language fits into the limit: Java 10.0, C 20.0.',
  )
})
