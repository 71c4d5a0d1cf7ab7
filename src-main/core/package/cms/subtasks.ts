import { hasPoints } from '../../suite/scoring'
import { numberedTests, type NumberedTest } from '../numbered-tests'
import { orderedGroups, type OrderedGroup } from '../ordered-groups'
import { isSample, type PackedProblem } from '../package'

/** A test as CMS has it. */
export interface CmsTest extends NumberedTest {
  /** Its name. No name is a prefix of another, because CMS finds tests by prefix. */
  readonly code: string
}

/** A subtask of CMS: it gives all of its points if all of its tests are right. */
export interface Subtask {
  readonly name: string
  readonly score: number
  /** The group of the set whose points it gives; null for none. */
  readonly group: string | null
  readonly tests: readonly CmsTest[]
}

/** The points of a problem whose groups have none. */
export const ALL_POINTS = 100

/** Whether a subtask is that of the samples, which give no points. */
export function isSamples({ score }: Pick<Subtask, 'score'>): boolean {
  return score === 0
}

/** The tests of a problem, samples first. */
export function cmsTests(problem: Pick<PackedProblem, 'tests'>): CmsTest[] {
  const tests = numberedTests(problem)
  const digits = tests.at(-1)?.number.length ?? 0
  return tests.map((test) => ({ ...test, code: test.number.padStart(digits, '0') }))
}

/**
 * What gives points: the samples, which give none; then all secret tests together, or the groups with points. A group that
 * requires others has their tests, too; of one that gives each test its share each test is a subtask.
 */
export function subtasksOf(problem: Pick<PackedProblem, 'scoring' | 'tests'>): Subtask[] {
  const { scoring } = problem
  const tests = cmsTests(problem)
  const [shown, secret] = [true, false].map((is) =>
    tests.filter(({ test }) => isSample(test) === is),
  )
  const samples = { name: 'samples', score: 0, group: null, tests: shown! }
  if (!hasPoints(scoring)) {
    // A right solution passes all tests, including samples.
    return [
      ...(shown!.length > 0 && secret!.length > 0 ? [samples] : []),
      { name: 'all', score: ALL_POINTS, group: null, tests },
    ]
  }
  const own = ({ tests: some }: OrderedGroup): CmsTest[] =>
    tests.filter(({ number }) => some.some((one) => one.number === number))
  const required = (group: OrderedGroup): CmsTest[] =>
    group.requires.flatMap((one) => [...required(one), ...own(one)])
  const subtasks = orderedGroups(problem).flatMap((group, at) => {
    const parts =
      scoring[group.group]!.count === 'all' ? [own(group)] : own(group).map((test) => [test])
    const before = required(group)
    return parts.map((part, within): Subtask => ({
      name: parts.length === 1 ? `group${at + 1}` : `group${at + 1}-test${within + 1}`,
      score: group.of / parts.length,
      group: group.group,
      tests: tests.filter((test) => part.includes(test) || before.includes(test)),
    }))
  })
  return [...(shown!.length > 0 ? [samples] : []), ...subtasks]
}
