import { accepted, anyFailure, type Expectation } from '../../judging/expectation'
import type { OwnProgram, PackedProblem } from '../package'
import { fileEnding, hasGoodSource, solutionsOf, type Solution } from '../solutions'
import { subtasksOf, type CmsTest, type Subtask } from './subtasks'

/** TPS's word for a solution that gets these verdicts and no others. */
const verdicts: readonly (readonly [name: string, expect: Expectation])[] = [
  ['correct', ['OK']],
  ['incorrect', ['WA']],
  ['incorrect', ['PE']],
  ['incorrect', ['WA', 'PE']],
  ['time_limit', ['TLE']],
  ['memory_limit', ['MLE']],
  ['runtime_error', ['RE']],
  ['time_limit_and_runtime_error', ['TLE', 'RE']],
]

/** TPS's word for a solution that fails in another way, or in one of several. */
const FAILED = 'failed'
/** The one whose answers count. */
const MODEL = 'model_solution'

/** Extensions of the languages that CMS and TPS know. */
const known = new Set(['cpp', 'cc', 'cxx', 'c', 'py', 'java', 'rs', 'go'])

/** TPS's word for one of the setter's programs; null if the package cannot have it. */
export function verdictOf(program: OwnProgram): string | null {
  const { expect, source } = program
  if (!source || !expect || !known.has(fileEnding(source.file)) || !hasGoodSource(program))
    return null
  return wordOfExpected(expect)
}

/** TPS's word for a solution from which these verdicts are expected; null if it has none. */
export function wordOfExpected(expect: Expectation): string | null {
  const exact = verdicts.find(
    ([, all]) => all.length === expect.length && all.every((one) => expect.includes(one)),
  )
  return exact?.[0] ?? (expect.includes('OK') || expect.includes('CE') ? null : FAILED)
}

/** What one of TPS's words expects of a solution; null for others. */
export function expectedByWord(word: string): Expectation | null {
  if (word === MODEL) return accepted
  if (word === FAILED) return anyFailure
  return verdicts.find(([name]) => name === word)?.[1] ?? null
}

/** A solution with its entry for TPS. */
export interface CmsSolution extends Solution {
  readonly told: {
    readonly verdict: string
    /** Subtasks for which it gets a different verdict. */
    readonly except?: Readonly<Record<string, string>>
  }
}

/** The solutions of a problem, each with its overall verdict and its verdicts by subtask. */
export function cmsSolutions(problem: PackedProblem): CmsSolution[] {
  const subtasks = subtasksOf(problem)
  return solutionsOf(problem, (program) => verdictOf(program) !== null).map((solution) => ({
    ...solution,
    told: toldOf(solution, subtasks),
  }))
}

function toldOf({ by }: Solution, subtasks: readonly Subtask[]): CmsSolution['told'] {
  if (by === null) return { verdict: MODEL }
  if ('own' in by) return { verdict: verdictOf(by.own)! }
  const isWrong = ({ test }: CmsTest): boolean => test.worth.caught.includes(by.reading.id)
  const right = subtasks.filter(({ tests }) => !tests.some(isWrong))
  return {
    verdict: 'incorrect',
    ...(right.length > 0 && {
      except: Object.fromEntries(right.map(({ name }) => [name, 'correct'])),
    }),
  }
}
