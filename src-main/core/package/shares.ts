import { countedGroups } from './grading'
import type { PackedProblem } from './package'
import type { GroupScore } from '../suite/scoring'

type Scored = Pick<PackedProblem, 'scoring' | 'tests'>

/** Groups whose tests have shares that are no whole numbers. */
export function brokenGroups({ scoring, tests }: Scored): GroupScore[] {
  return countedGroups({ scoring, tests }).filter(
    ({ group, of, tests: count }) => scoring[group]!.count === 'sum' && of % count !== 0,
  )
}

/** The smallest number that makes the share of each test whole when all points are multiplied by it. */
export function wholeFactor(problem: Scored): number {
  return brokenGroups(problem).reduce((all, { of, tests }) => {
    const own = tests / divisor(of, tests)
    return (all * own) / divisor(all, own)
  }, 1)
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b)
}
