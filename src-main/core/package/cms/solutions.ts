import type { Expectation } from '../../judging/expectation'
import type { OwnProgram, PackedProblem } from '../package'
import { endingOf, hasGoodSource, solutionsOf, type Solution } from '../solutions'
import { subtasksOf, type CmsTest, type Subtask } from './subtasks'

/** What TPS calls what gets these verdicts and no others. */
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

/** What it calls what fails in another way, or in one of several. */
const FAILED = 'failed'

/** Endings of languages that CMS and TPS know. */
const known = new Set(['cpp', 'cc', 'cxx', 'c', 'py', 'java', 'rs', 'go'])

/** What TPS calls a program of the setter's; null for one that the package cannot have. */
export function verdictOf(program: OwnProgram): string | null {
  const { expect, source } = program
  if (!source || !expect || !known.has(endingOf(source.file)) || !hasGoodSource(program))
    return null
  const exact = verdicts.find(
    ([, all]) => all.length === expect.length && all.every((one) => expect.includes(one)),
  )
  return exact?.[0] ?? (expect.includes('OK') || expect.includes('CE') ? null : FAILED)
}

/** A solution with what TPS is told of it. */
export interface CmsSolution extends Solution {
  readonly told: {
    readonly verdict: string
    /** Subtasks that it gets another verdict for. */
    readonly except?: Readonly<Record<string, string>>
  }
}

/** The solutions of a problem, each with its verdict in all and by subtasks. */
export function cmsSolutions(problem: PackedProblem): CmsSolution[] {
  const subtasks = subtasksOf(problem)
  return solutionsOf(problem, (program) => verdictOf(program) !== null).map((solution) => ({
    ...solution,
    told: toldOf(solution, subtasks),
  }))
}

function toldOf({ by }: Solution, subtasks: readonly Subtask[]): CmsSolution['told'] {
  if (by === null) return { verdict: 'model_solution' }
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
