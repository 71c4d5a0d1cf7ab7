import { keptOf, type KeptItem } from '../kept'
import { numberedPlacing, ofNumberedSet } from '../kept-by-number'
import type { PackageFile, PackedProblem } from '../package'
import { rangeName, rangeWhere } from '../ranges'
import { usualNumberedPath } from '../usual-paths'
import type { CmsSolution } from './solutions'
import { cmsTests, isSamples, subtasksOf } from './subtasks'

/** What a task keeps that its format has no place for; JSON has no comments. Empty if there is nothing. */
export function keptInCms(
  problem: PackedProblem,
  solutions: readonly CmsSolution[],
  statement: readonly PackageFile[],
): readonly KeptItem[] {
  const subtasks = subtasksOf(problem)
  const places = new Map(cmsTests(problem).map((one) => [one.test, `tests/${one.code}.in`]))
  const { title: _, ...ofSet } = ofNumberedSet(problem)
  return keptOf(problem, {
    ...numberedPlacing(problem),
    test: (test) => places.get(test)!,
    group: (path) => rangeName(rangeWhere(subtasks, ({ group }) => group === path)),
    programs: () =>
      solutions.flatMap(({ by, file }) =>
        by && 'own' in by ? [{ program: by.own, place: `solution/${file}`, file }] : [],
      ),
    usualPath: (test, place) => {
      // Those that require others, and so have their tests, come behind them.
      const first = subtasks.find(({ tests }) => tests.some((one) => one.test === test))
      return usualNumberedPath(
        place,
        first && isSamples(first) ? 'sample' : (first?.group ?? 'secret'),
      )
    },
    statement: () => statement,
    hasRequired: false,
    ofSet,
  })
}
