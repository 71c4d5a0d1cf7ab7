import type { Expectation } from '../../judging/expectation'
import { verdicts, type Verdict } from '../../judging/verdict'
import { playersOf } from '../match-programs'
import type { OwnProgram, PackageFile, PackedProblem } from '../package'
import { limitsOf } from '../limits'
import { fileEnding, hasGoodSource, solutionsOf } from '../solutions'
import { codesOf, type DmojCases } from './cases'
import type { NumberedTest } from '../numbered-tests'

/** DMOJ's names of languages, by file extension. */
const languages: Readonly<Record<string, string>> = {
  cpp: 'CPP17',
  cc: 'CPP17',
  cxx: 'CPP17',
  c: 'C11',
  py: 'PY3',
  java: 'JAVA',
  rs: 'RUST',
  go: 'GO',
}

/** What DMOJ says of a test where the app has a verdict; it says nothing that means CE of a single test. */
const codes: Partial<Record<Verdict, readonly string[]>> = {
  OK: ['AC'],
  WA: ['WA'],
  PE: ['WA'],
  TLE: ['TLE'],
  MLE: ['MLE'],
  OLE: ['OLE'],
  RE: ['RTE', 'IR'],
}

/** Whether DMOJ's `test` can run a program of the setter's. */
export function dmojTakes(program: OwnProgram): boolean {
  const { source, expect } = program
  if (!source || !expect || !(fileEnding(source.file) in languages)) return false
  return hasGoodSource(program) && expect.every((verdict) => verdict in codes)
}

/** A solution with the verdicts that DMOJ should give it. */
export interface DmojSolution {
  readonly file: PackageFile
  /** The setter's own program that it is; null for one of the game. */
  readonly own: OwnProgram | null
  /** The lines of YAML that DMOJ's command `test` reads. */
  readonly lines: readonly string[]
}

/** The solutions of a problem that asks for answers. */
export function dmojSolutions(
  problem: PackedProblem,
  cases: DmojCases<NumberedTest>,
): DmojSolution[] {
  return solutionsOf(problem, dmojTakes).map(({ file, text, by }) => {
    if (by !== null && 'own' in by) {
      return { ...solution(problem, file, text, ownCodes(by.own.expect!)), own: by.own }
    }
    const found = codesOf(
      cases,
      ({ test }) => by !== null && test.worth.caught.includes(by.reading.id),
    )
    const others = found.flatMap((code, at) => (code === 'AC' ? [] : [`${at + 1}: ${code}`]))
    return solution(problem, file, text, 'AC', others)
  })
}

/** The players and the programs that should be refused, for a problem in which programs play matches. */
export function dmojPlayers(problem: PackedProblem): DmojSolution[] {
  return playersOf(problem).map(({ file, text, isRight }) =>
    solution(problem, file, text, isRight ? 'AC' : '[WA, SC]'),
  )
}

/** The codes that `test` reads for one of the setter's programs from which these verdicts are expected. */
export function codesOfExpected(expect: Expectation): readonly string[] {
  const told = new Set(expect.flatMap((verdict) => codes[verdict] ?? []))
  if (told.size === 1 && told.has('AC')) return ['AC']
  return [...new Set(['AC', ...told, 'SC'])]
}

/** The verdict that a code stands for; null for one that a set does not have. */
export function verdictOfCode(code: string): Verdict | null {
  // A set that compares words has no PE.
  return verdicts.find((one) => one !== 'PE' && codes[one]?.includes(code)) ?? null
}

/** Which of its tests a program of the setter's fails is not known, only how. */
function ownCodes(expect: Expectation): string {
  const told = codesOfExpected(expect)
  return told.length === 1 ? told[0]! : `[${told.join(', ')}]`
}

function solution(
  problem: PackedProblem,
  file: string,
  content: string,
  expect: string,
  others: readonly string[] = [],
): DmojSolution {
  const { time, memory } = limitsOf(problem)
  const path = `solutions/${file}`
  return {
    file: { path, content },
    own: null,
    lines: [
      `source: ${path}`,
      `language: ${languages[fileEnding(file)]!}`,
      `time: ${time / 1000}`,
      `memory: ${memory / 1024}`,
      `expect: ${expect}`,
      ...(others.length === 0 ? [] : [`cases: {${others.join(', ')}}`]),
    ],
  }
}
