import { invalidLeft } from '../invalid-inputs'
import { numberedRefusals, numberedRemarks } from '../numbered-said'
import type { PackedProblem } from '../package'
import { brokenGroups } from '../shares'
import { verdictOf } from './solutions'

type Told = Omit<PackedProblem, 'figure'>

/** The reasons why CMS would not accept a package, a sentence each; empty if there are none. */
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

/** Things to know about a package that CMS accepts, a sentence each. */
export function cmsRemarks(problem: Told): string[] {
  const { words, limits } = problem
  const { cms: say } = words
  return numberedRemarks(problem, {
    first: [say.statement, ...(limits ? [] : [say.noLimits]), ...invalidLeft(problem)],
    takes: (program) => verdictOf(program) !== null,
    ownLeft: say.ownLeft,
  })
}
