import { keptComment, keptOf } from '../kept'
import { numberedPlacing, ofNumberedSet } from '../kept-by-number'
import type { PackageFile, PackedProblem, PackedTest } from '../package'
import { rangeName, rangeWhere } from '../ranges'
import { wholeFactor } from '../shares'
import { usualNumberedPath } from '../usual-paths'
import type { DmojCases } from './cases'
import type { DmojSolution } from './solutions'

/** A problem of DMOJ as it is written. */
interface Written {
  /** By the paths of the inputs. */
  readonly cases: DmojCases<string>
  readonly solutions: readonly DmojSolution[]
  readonly statement: readonly PackageFile[]
  /** The path of a test's input; null where it has none. */
  inputOf(test: PackedTest): string | null
}

/** Comments with the data that `init.yml` has no place for, and the site has; empty if there is none. */
export function keptInDmoj(problem: PackedProblem, written: Written): string[] {
  const { opponent, compare } = problem
  const { pretests, entries } = written.cases
  const factor = wholeFactor(problem)
  const kept = keptOf(problem, {
    ...numberedPlacing(problem),
    test: (test) => written.inputOf(test),
    group: (path) => rangeName(rangeWhere(entries, ({ group }) => group === path)),
    programs: () =>
      written.solutions.flatMap(({ own, file: { path } }) =>
        own ? [{ program: own, place: path, file: path.slice(path.lastIndexOf('/') + 1) }] : [],
      ),
    usualPath: (_, place) => {
      if (pretests.includes(place)) return usualNumberedPath(place, 'sample')
      const entry = entries.find(({ tests }) => tests.includes(place))
      return entry ? usualNumberedPath(place, entry.group ?? 'secret') : ''
    },
    statement: () => written.statement,
    hasRequired: true,
    ofSet: {
      ...ofNumberedSet(problem),
      ...(opponent !== null && compare !== 'tokens' && { compare }),
      ...(factor > 1 && { factor }),
    },
  })
  if (kept.length === 0) return []
  return [`# ${problem.words.kept}`, ...keptComment(kept).map((line) => `#${line}`)]
}
