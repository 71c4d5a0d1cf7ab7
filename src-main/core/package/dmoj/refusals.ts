import { hasPoints } from '../../suite/scoring'
import { invalidLeft } from '../invalid-inputs'
import { limitsOf } from '../limits'
import { matchRefusals, matchRemarks } from '../matches'
import { numberedRefusals, numberedRemarks } from '../numbered-said'
import { isSample, type PackedProblem } from '../package'
import { brokenGroups, wholeFactor } from '../shares'
import { dmojTakes } from './solutions'

type Told = Omit<PackedProblem, 'figure'>

/** Maximum length of a problem's name. */
const LONGEST_NAME = 20

/** The largest factor by which points are multiplied to make shares whole. */
const MOST_FACTOR = 1_000_000

/** The reasons why DMOJ would not accept a package, a sentence each; empty if there are none. */
export function dmojRefusals(problem: Told): string[] {
  const { words, game, name, programs, opponent } = problem
  const { refusals: say, dmoj: sayDmoj } = words
  const isGood = /^[a-z0-9]+$/.test(name) && name.length <= LONGEST_NAME
  const isComplete = opponent === null ? programs : programs?.match
  return [
    ...numberedRefusals(problem, isGood ? null : sayDmoj.name({ name, most: LONGEST_NAME })),
    ...(wholeFactor(problem) > MOST_FACTOR
      ? brokenGroups(problem).map(({ group, of, tests }) =>
          words.refusals.brokenShare({ group, points: of, tests }),
        )
      : []),
    ...(opponent === null ? [] : matchRefusals(problem, opponent)),
    ...(isComplete ? [] : [say.noPrograms({ game: game.title })]),
  ]
}

/** Things to know about a package that DMOJ accepts, a sentence each. */
export function dmojRemarks(problem: Told): string[] {
  const { words, scoring, limits, opponent, tests } = problem
  const { dmoj: say } = words
  const { time, memory } = limitsOf(problem)
  const isScored = hasPoints(scoring)
  const factor = wholeFactor(problem)
  return numberedRemarks(problem, {
    first: [
      say.site({ seconds: time / 1000, kilobytes: memory / 1024 }),
      ...(limits ? [] : [say.noLimits]),
      ...(isScored ? [say.partial] : []),
      ...(factor > 1 ? [say.factor({ factor })] : []),
      ...(isScored && tests.some(isSample) ? [say.samples] : []),
      ...(opponent === null ? [] : matchRemarks(problem)),
      ...invalidLeft(problem),
    ],
    takes: dmojTakes,
    ownLeft: say.ownLeft,
  })
}
