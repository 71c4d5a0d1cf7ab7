import { countedGroups } from './grading'
import { validatorArguments } from './judging'
import { folderOfGroup, isSample, type PackageFile, type PackedProblem } from './package'

type Grouped = Pick<PackedProblem, 'scoring' | 'tests' | 'compare' | 'opponent'>

/**
 * A `test_group.yaml` for samples, secret tests and each group with points: how outputs are compared, and what a group gives.
 * Each says all, as the format does not say that groups take anything from the folder around them.
 */
export function testGroupFiles({ scoring, tests, compare, opponent }: Grouped): PackageFile[] {
  // A referee needs no arguments, and returns no points.
  if (opponent !== null) return []
  const args = `output_validator_args: [${validatorArguments[compare].join(', ')}]`
  const about = (folder: string, lines: readonly string[] = []): PackageFile => ({
    path: `${folder}/test_group.yaml`,
    content: [...lines, args, ''].join('\n'),
  })
  const groups = countedGroups({ scoring, tests })
  const whole = groups.reduce((sum, { of }) => sum + of, 0)
  return [
    ...(tests.some(isSample) ? [about('data/sample')] : []),
    groups.length === 0
      ? about('data/secret')
      : about('data/secret', [`max_score: ${whole}`, 'score_aggregation: sum']),
    ...groups.map(({ group, of }) => {
      const { count, requires } = scoring[group]!
      return about(folderOfGroup(group), [
        `max_score: ${of}`,
        `score_aggregation: ${count === 'all' ? 'pass-fail' : 'sum'}`,
        ...(requires.length === 0
          ? []
          : [`require_pass: [${requires.map(groupName).sort().join(', ')}]`]),
      ])
    }),
  ]
}

/** What the format of 2025-09 calls a group: its folder below that of all tests. */
export function groupName(group: string): string {
  return folderOfGroup(group).replace(/^data\//, '')
}
