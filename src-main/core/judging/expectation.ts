import type { Words } from '../words'
import { verdicts, type Verdict } from './verdict'

/** Verdicts that a program may get over all tests. */
export type Expectation = readonly Verdict[]

/** It should be correct on all tests. */
export const accepted: Expectation = ['OK']

/** It should fail on some test, in any way. */
export const anyFailure: Expectation = verdicts.filter((verdict) => verdict !== 'OK')

/**
 * Whether the verdicts of a program over all tests are as expected: if it fails, only in expected ways; if it fails
 * nowhere, OK must be expected. Without tests nothing is as expected.
 */
export function isAsExpected(expected: Expectation, got: readonly Verdict[]): boolean {
  const bad = got.filter((verdict) => verdict !== 'OK')
  if (bad.length === 0) return got.length > 0 && expected.includes('OK')
  return bad.every((verdict) => expected.includes(verdict))
}

/** Whether a program should fail on some test. */
export function isToFail(expected: Expectation): boolean {
  return !expected.includes('OK')
}

/** The relevance of a program's time for limits: it is correct, or should be too slow; null if it shows nothing. */
export function timedAs(expected: Expectation | null): 'right' | 'slow' | null {
  if (expected?.length === 1 && expected[0] === 'OK') return 'right'
  return expected?.includes('TLE') && isToFail(expected) ? 'slow' : null
}

/** A program's expected behaviour in words: "be accepted", "fail", "be accepted or get time limit exceeded". */
export function expectationWords(
  { judging }: Pick<Words, 'judging'>,
  expected: Expectation,
): string {
  const { expected: words, verdictsInside } = judging
  const either = (all: readonly string[]): string =>
    all.reduce((first, last) => words.either({ first, last }))
  const bad = anyFailure.filter((verdict) => expected.includes(verdict))
  const told = [
    ...(isToFail(expected) ? [] : [words.accepted]),
    ...(bad.length === anyFailure.length ? [words.fail] : []),
    ...(bad.length > 0 && bad.length < anyFailure.length
      ? [words.get({ verdicts: either(bad.map((verdict) => verdictsInside[verdict])) })]
      : []),
  ]
  return told.length === 0 ? '' : either(told)
}

/** Numbers of the tests that all of these programs pass: `rows` has one row for each program. */
export function passedByAll(rows: readonly (readonly (Verdict | null)[])[]): number[] {
  const count = rows[0]?.length ?? 0
  return Array.from({ length: count }, (_, test) => test).filter((test) =>
    rows.every((row) => row[test] === 'OK'),
  )
}
