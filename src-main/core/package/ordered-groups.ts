import { countedIn, type GroupScore } from '../suite/scoring'
import { countedGroups } from './grading'
import { numberedTests, type NumberedTest } from './numbered-tests'
import type { PackedProblem } from './package'

/** A group with points, and its tests. */
export interface OrderedGroup extends Omit<GroupScore, 'tests'> {
  readonly tests: readonly NumberedTest[]
  /** Those that it requires, each before it in the list that it is in. */
  readonly requires: readonly OrderedGroup[]
}

/** The groups with points in the order of the tests, but each behind those that it requires. */
export function orderedGroups(problem: Pick<PackedProblem, 'scoring' | 'tests'>): OrderedGroup[] {
  const { scoring } = problem
  const all = countedGroups(problem)
  const numbered = numberedTests(problem)
  const placed = new Map<string, OrderedGroup>()
  const place = (score: GroupScore): OrderedGroup => {
    const known = placed.get(score.group)
    if (known) return known
    const requires = scoring[score.group]!.requires.flatMap((one) => {
      const required = all.find(({ group }) => group === one)
      return required ? [place(required)] : []
    })
    const tests = numbered.filter(({ test }) => countedIn(scoring, test.group) === score.group)
    const group = { ...score, tests, requires }
    placed.set(score.group, group)
    return group
  }
  all.forEach(place)
  return [...placed.values()]
}
