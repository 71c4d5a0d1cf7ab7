import { hasPoints } from '../../suite/scoring'
import { numberedRefusals, numberedRemarks } from '../numbered-said'
import type { PackedProblem } from '../package'
import { brokenGroups } from '../shares'
import { verdictOf } from './solutions'

type Told = Omit<PackedProblem, 'figure'>

/** Why no package can be made that CMS takes, a sentence each; empty when one can. */
export function cmsRefusals(problem: Told): string[] {
  const { words, game, name, programs, opponent } = problem
  const { refusals: say, cms: sayCms } = words
  return [
    ...numberedRefusals(problem, /^[A-Za-z0-9_-]+$/.test(name) ? null : sayCms.name({ name })),
    ...brokenGroups(problem).map(({ group, of, tests }) =>
      say.brokenShare({ group, points: of, tests }),
    ),
    ...(opponent === null ? [] : [sayCms.noMatches]),
    ...(programs ? [] : [say.noPrograms({ game: game.title })]),
  ]
}

/** What CMS takes and its maker should know, a sentence each. */
export function cmsRemarks(problem: Told): string[] {
  const { words, scoring, limits } = problem
  const { cms: say } = words
  const hasRequired =
    hasPoints(scoring) &&
    Object.values(scoring).some(({ points, requires }) => points > 0 && requires.length > 0)
  return numberedRemarks(problem, {
    first: [
      say.statement,
      ...(limits ? [] : [say.noLimits]),
      ...(hasRequired ? [say.requires] : []),
    ],
    takes: (program) => verdictOf(program) !== null,
    ownLeft: say.ownLeft,
  })
}
