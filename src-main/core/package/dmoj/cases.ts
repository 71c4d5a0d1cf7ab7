import { hasPoints } from '../../suite/scoring'
import { numberedTests, type NumberedTest } from '../numbered-tests'
import { orderedGroups, type OrderedGroup } from '../ordered-groups'
import { isSample, type PackedProblem } from '../package'
import { wholeFactor } from '../shares'

/** What DMOJ judges as one: a single test, or tests that give their points together. */
export interface DmojEntry<Test> {
  readonly points: number
  /** The group of the set that gives them; null for none. */
  readonly group: string | null
  readonly tests: readonly Test[]
  /** Whether it is a batch, which has a number and ends at its first wrong test. */
  readonly isBatch: boolean
  /** Numbers of the batches, from 1, that have to pass first. */
  readonly requires: readonly number[]
}

/** What DMOJ judges of a problem. */
export interface DmojCases<Test> {
  /** They come first and give no points; the first wrong one ends the judging. */
  readonly pretests: readonly Test[]
  readonly entries: readonly DmojEntry<Test>[]
}

/** The same with other names of its tests. */
export function withTests<Test, Other>(
  { pretests, entries }: DmojCases<Test>,
  nameOf: (test: Test) => Other,
): DmojCases<Other> {
  return {
    pretests: pretests.map(nameOf),
    entries: entries.map((entry) => ({ ...entry, tests: entry.tests.map(nameOf) })),
  }
}

/** Where no group has points: all secret tests are one batch, so that there are all points or none. */
export function allOrNothing<Test>(
  samples: readonly Test[],
  secret: readonly Test[],
): DmojCases<Test> {
  const isShown = secret.length === 0
  const tests = isShown ? samples : secret
  const batch = { points: 1, group: null, tests, isBatch: true, requires: [] }
  return { pretests: isShown ? [] : samples, entries: [batch] }
}

/** The tests of a problem as DMOJ has them. Where groups have points samples are left out: a wrong one would end all. */
export function dmojCases(
  problem: Pick<PackedProblem, 'scoring' | 'tests'>,
): DmojCases<NumberedTest> {
  if (!hasPoints(problem.scoring)) {
    const tests = numberedTests(problem)
    return allOrNothing(
      tests.filter(({ test }) => isSample(test)),
      tests.filter(({ test }) => !isSample(test)),
    )
  }
  const groups = orderedGroups(problem)
  const required = new Set(groups.flatMap(({ requires }) => requires))
  const factor = wholeFactor(problem)
  const numbers = new Map<OrderedGroup, number[]>()
  let batches = 0
  const entries = groups.flatMap((group) => {
    const isWhole = problem.scoring[group.group]!.count === 'all'
    // Only batches can require and be required.
    const isBatch = isWhole || group.requires.length > 0 || required.has(group)
    const parts = isWhole ? [group.tests] : group.tests.map((test) => [test])
    numbers.set(
      group,
      parts.flatMap(() => (isBatch ? [++batches] : [])),
    )
    return parts.map((tests): DmojEntry<NumberedTest> => ({
      points: (group.of * factor) / parts.length,
      group: group.group,
      tests,
      isBatch,
      requires: group.requires.flatMap((one) => numbers.get(one)!),
    }))
  })
  return { pretests: [], entries }
}

/** What DMOJ says of a test: it is right, it is wrong, or it is not run. */
export type DmojCode = 'AC' | 'WA' | 'SC'

/** What DMOJ says of each test, in the order in which it judges them, where some are answered wrongly. */
export function codesOf<Test>(
  { pretests, entries }: DmojCases<Test>,
  isWrong: (test: Test) => boolean,
): DmojCode[] {
  const right = new Set<number>()
  let [batches, isOver, isStopped] = [0, false, false]
  const codeOf = (test: Test): DmojCode => (isStopped ? 'SC' : isWrong(test) ? 'WA' : 'AC')
  const codes = pretests.map((test) => {
    const code = codeOf(test)
    isOver ||= code === 'WA'
    isStopped ||= isOver
    return code
  })
  for (const { tests, isBatch, requires } of entries) {
    if (isBatch) batches++
    isStopped ||= !requires.every((number) => right.has(number))
    for (const test of tests) {
      const code = codeOf(test)
      codes.push(code)
      isStopped ||= isBatch && code === 'WA'
    }
    if (!isBatch) continue
    if (!isStopped) right.add(batches)
    isStopped = isOver
  }
  return codes
}
