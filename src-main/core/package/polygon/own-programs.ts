import type { Expectation } from '../../judging/expectation'
import type { Verdict } from '../../judging/verdict'
import type { OwnProgram } from '../package'
import { endingOf, hasGoodSource } from '../solutions'

/** What Polygon calls a solution that gets these verdicts and no others over all tests. */
export const tags: readonly (readonly [tag: string, verdicts: Expectation])[] = [
  ['accepted', ['OK']],
  ['wrong-answer', ['WA']],
  ['presentation-error', ['PE']],
  ['time-limit-exceeded', ['TLE']],
  ['memory-limit-exceeded', ['MLE']],
  ['failed', ['RE']],
  ['time-limit-exceeded-or-accepted', ['OK', 'TLE']],
  ['time-limit-exceeded-or-memory-limit-exceeded', ['TLE', 'MLE']],
]

/** What fails in another way, or in one of several. */
export const ANY_FAILURE = 'rejected'

/** Verdicts of which Polygon has no solutions. */
const unknown: readonly Verdict[] = ['OLE', 'CE']

/** What Polygon calls the languages, by the endings of files. */
const types: Readonly<Record<string, string>> = {
  cpp: 'cpp.g++17',
  cc: 'cpp.g++17',
  cxx: 'cpp.g++17',
  c: 'c.gcc11',
  py: 'python.3',
  java: 'java21',
  rs: 'rust.2021',
  go: 'go',
}

/** What Polygon calls a language, by the name of a file in it; null for one that it may not know. */
export function typeOf(file: string): string | null {
  return types[endingOf(file)] ?? null
}

/** How a program of the setter's is called in Polygon; null for one that it cannot have. */
export function tagOf(program: OwnProgram): string | null {
  const { expect, source } = program
  if (!source || !expect || typeOf(source.file) === null || !hasGoodSource(program)) return null
  return tagOfExpected(expect)
}

/** What Polygon calls what is expected to get some verdicts; null where it has no word for it. */
export function tagOfExpected(expect: Expectation): string | null {
  const exact = tags.find(
    ([, verdicts]) =>
      verdicts.length === expect.length && verdicts.every((one) => expect.includes(one)),
  )
  if (exact) return exact[0]
  const known = expect.filter((one) => !unknown.includes(one))
  return known.length === 0 || expect.includes('OK') ? null : ANY_FAILURE
}
