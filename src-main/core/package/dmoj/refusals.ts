import { hasPoints } from '../../suite/scoring'
import { limitsOf } from '../limits'
import { matchRefusals, matchRemarks } from '../matches'
import { numberedRefusals, numberedRemarks } from '../numbered-said'
import { isSample, type PackedProblem } from '../package'
import { brokenGroups, wholeFactor } from '../shares'
import { dmojTakes } from './solutions'

type Told = Omit<PackedProblem, 'figure'>

/** Letters that the name of a problem may have. */
const LONGEST_NAME = 20

/** By more than this points are not multiplied to make shares whole. */
const MOST_FACTOR = 1_000_000

/** Why no package can be made that DMOJ takes, a sentence each; empty when one can. */
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

/** What DMOJ takes and its maker should know, a sentence each. */
export function dmojRemarks(problem: Told): string[] {
  const { words, scoring, limits, opponent, tests, own } = problem
  const { dmoj: say } = words
  const { time, memory } = limitsOf(problem)
  const isScored = hasPoints(scoring)
  const factor = wholeFactor(problem)
  return numberedRemarks(
    { ...problem, own: opponent === null ? own : [] },
    {
      first: [
        say.site({ seconds: time / 1000, kilobytes: memory / 1024 }),
        ...(limits ? [] : [say.noLimits]),
        ...(isScored ? [say.partial] : []),
        ...(factor > 1 ? [say.factor({ factor })] : []),
        ...(isScored && tests.some(isSample) ? [say.samples] : []),
        ...(opponent === null ? [] : matchRemarks({ words, tests })),
      ],
      takes: dmojTakes,
      ownLeft: say.ownLeft,
    },
  )
}
