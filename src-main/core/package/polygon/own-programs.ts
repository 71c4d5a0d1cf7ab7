import type { Expectation } from '../../judging/expectation'
import type { Verdict } from '../../judging/verdict'
import type { OwnProgram } from '../package'
import { fileEnding, hasGoodSource } from '../solutions'

/** Polygon's tag for a solution that gets these verdicts and no others over all tests. */
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

/** The tag for a solution that fails in another way, or in one of several. */
export const ANY_FAILURE = 'rejected'

/** Verdicts of which Polygon has no solutions. */
const unknown: readonly Verdict[] = ['OLE', 'CE']

/** Polygon's names of languages, by file extension. */
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

/** Polygon's name of a file's language; null if Polygon may not know it. */
export function typeOf(file: string): string | null {
  return types[fileEnding(file)] ?? null
}

/** Polygon's tag for one of the setter's programs; null if it cannot have the program. */
export function tagOf(program: OwnProgram): string | null {
  const { expect, source } = program
  if (!source || !expect || typeOf(source.file) === null || !hasGoodSource(program)) return null
  return tagOfExpected(expect)
}

/** Polygon's tag for expected verdicts; null if it has none. */
export function tagOfExpected(expect: Expectation): string | null {
  const exact = tags.find(
    ([, verdicts]) =>
      verdicts.length === expect.length && verdicts.every((one) => expect.includes(one)),
  )
  if (exact) return exact[0]
  const known = expect.filter((one) => !unknown.includes(one))
  return known.length === 0 || expect.includes('OK') ? null : ANY_FAILURE
}
