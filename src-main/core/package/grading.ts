import type { Reading } from '../game/module'
import { readingScores } from '../suite/reading-scores'
import { hasPoints, scoreOf, type GroupScore, type Score, type Scoring } from '../suite/scoring'
import { folderOfGroup, isSample, type PackageFile, type PackedProblem } from './package'

type Graded = Pick<PackedProblem, 'format' | 'game' | 'scoring' | 'tests'>

/** The points of a problem with partial scores in the format `legacy`: a `testdata.yaml` for each group. */
export function gradingFiles({ scoring, tests }: Pick<Graded, 'scoring' | 'tests'>): PackageFile[] {
  if (!hasPoints(scoring)) return []
  const groups = countedGroups({ scoring, tests })
  const whole = groups.reduce((sum, group) => sum + fullScore(scoring, group), 0)
  // A folder inherits what it does not set, so each sets everything.
  const about = (folder: string, how: string, flags: string, each: number, most: number) => ({
    path: `${folder}/testdata.yaml`,
    content: [
      `on_reject: ${how}`,
      `grader_flags: ${flags}`,
      `accept_score: ${each}`,
      'reject_score: 0',
      `range: 0 ${decimal(most)}`,
      '',
    ].join('\n'),
  })
  return [
    about('data', 'continue', 'ignore_sample', 0, whole),
    ...(tests.some(isSample) ? [about('data/sample', 'continue', "''", 0, 0)] : []),
    about('data/secret', 'continue', 'sum accept_if_any_accepted', 0, whole),
    ...groups.map((group) => {
      const folder = folderOfGroup(group.group)
      return scoring[group.group]!.count === 'all'
        ? about(folder, 'break', 'min', group.of, group.of)
        : about(
            folder,
            'continue',
            'sum accept_if_any_accepted',
            shareOfTest(group),
            fullScore(scoring, group),
          )
    }),
  ]
}

/**
 * The folder of a misreading's submission. The format of 2025-09 has the points elsewhere. In `legacy` the folder
 * depends on whether it gets some points or none. Null if it gets all, because only tests without points catch it.
 * Judges do not know there which group requires which.
 */
export function placeOfReading(
  { format, game, scoring, tests }: Graded,
  { id }: Pick<Reading, 'id'>,
): 'partially_accepted' | 'wrong_answer' | null {
  if (format !== 'legacy') return 'wrong_answer'
  const facts = tests.map(({ group, worth }) => ({ group, caught: worth.caught }))
  const score = readingScores(game, scoring, facts)?.readings.find((one) => one.id === id)
  if (!score) return 'wrong_answer'
  if (score.groups.every(({ right: ok, tests: all }) => ok === all)) return null
  return score.groups.some((group) => isAccepted(scoring, group))
    ? 'partially_accepted'
    : 'wrong_answer'
}

/** Groups whose points judges cannot share evenly among the tests. */
export function unevenGroups({
  scoring,
  tests,
}: Pick<Graded, 'scoring' | 'tests'>): Score['groups'] {
  return countedGroups({ scoring, tests }).filter((group) => fullScore(scoring, group) !== group.of)
}

/** The groups with points in which tests count, in the order of the tests. */
export function countedGroups({
  scoring,
  tests,
}: Pick<PackedProblem, 'scoring' | 'tests'>): Score['groups'] {
  return scoreOf(
    scoring,
    tests.map(({ group }) => ({ group, isRight: true })),
  ).groups
}

function isAccepted(scoring: Scoring, { group, right: ok, tests: all }: GroupScore): boolean {
  return scoring[group]!.count === 'all' ? ok === all : ok > 0
}

/** Judges add up points with six decimals. */
const MILLIONTHS = 1e6

/** What a test of a group is worth that shares its points, so that all together are no more than the group. */
export function shareOfTest({ of, tests }: GroupScore): number {
  return Math.floor((of * MILLIONTHS) / tests) / MILLIONTHS
}

/** The points that a judge gives for a whole group. */
export function fullScore(scoring: Scoring, group: GroupScore): number {
  const { of, tests } = group
  return scoring[group.group]!.count === 'all'
    ? of
    : Math.round(shareOfTest(group) * MILLIONTHS * tests) / MILLIONTHS
}

/** Points as judges read them, with six decimals at most. */
export function decimal(points: number): string {
  return String(Math.round(points * MILLIONTHS) / MILLIONTHS)
}
