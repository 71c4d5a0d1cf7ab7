import { countedIn, hasPoints } from '../suite/scoring'
import { placeOfReading, unevenGroups } from './grading'
import { isSample, packedStem, type PackedProblem } from './package'
import { shortened, withoutStop } from './sentences'
import { groupName } from './test-groups'

type Scored = Omit<PackedProblem, 'figure'>

/** Why points cannot be given as they are meant, a sentence each. */
export function pointsRefusals({ format, words, scoring, tests, faults }: Scored): string[] {
  const { refusals: say } = words
  const free = tests.filter((test) => !isSample(test) && countedIn(scoring, test.group) === null)
  return [
    ...faults.errors.map(withoutStop),
    ...(hasPoints(scoring) && free.length > 0
      ? [
          say.unscored({
            count: free.length,
            names: shortened(free.map((test) => packedStem(test))),
          }),
        ]
      : []),
    ...(format === 'legacy' ? [] : requireRefusals({ words, scoring })),
  ]
}

/** Doubtful points, and how judges handle points, a sentence each. */
export function pointsRemarks(problem: Scored): string[] {
  return [...problem.faults.warnings.map(withoutStop), ...judgesRemarks(problem)]
}

function judgesRemarks(problem: Scored): string[] {
  const { words, game, scoring } = problem
  const { remarks: say } = words
  if (!hasPoints(scoring)) return []
  // This format can express all points of a set, but no known judge reads them.
  if (problem.format !== 'legacy') return [say.latestScoring]
  const bound = Object.entries(scoring).filter(
    ([, one]) => one.points > 0 && one.requires.length > 0,
  )
  const full = game.engine.readings.filter(
    (reading) =>
      problem.tests.some(({ worth }) => worth.caught.includes(reading.id)) &&
      placeOfReading(problem, reading) === null,
  )
  return [
    say.scoring,
    ...bound.map(([group, { requires }]) => say.requires({ group, required: requires.join(', ') })),
    ...unevenRemarks(problem),
    ...(full.length === 0
      ? []
      : [say.scoresAll({ count: full.length, ids: full.map(({ id }) => id).join(', ') })]),
  ]
}

/** Which groups have points that judges cannot share evenly among the tests, a sentence each. */
export function unevenRemarks({
  words: { remarks: say },
  scoring,
  tests,
}: Pick<PackedProblem, 'words' | 'scoring' | 'tests'>): string[] {
  return unevenGroups({ scoring, tests }).map(({ group, of, tests: count }) =>
    say.uneven({ group, points: of, tests: count }),
  )
}

/** What groups may not require of each other in the format of 2025-09, a sentence each. */
function requireRefusals({
  words: { refusals: say },
  scoring,
}: Pick<PackedProblem, 'words' | 'scoring'>): string[] {
  return Object.entries(scoring).flatMap(([group, { points, requires }]) =>
    (points > 0 ? requires : []).flatMap((required) => [
      ...(scoring[required]?.count === 'sum' ? [say.requiresShared({ group, required })] : []),
      ...(groupName(required) > groupName(group) ? [say.requiresLater({ group, required })] : []),
    ]),
  )
}
