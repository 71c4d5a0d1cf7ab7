import { keptComment, keptOf } from '../kept'
import { isSample, type PackageFile, type PackedProblem } from '../package'
import { usualPolygonPath } from '../usual-paths'
import type { PolygonSolution } from './programs'
import { polygonStatement } from './statement'
import { numberedInvalid } from './invalid'
import { polygonGroups, polygonTests } from './tests'

/** Lines of a comment that keep what `problem.xml` has no place for; none where there is no such thing. */
export function keptInPolygon(
  problem: PackedProblem,
  solutions: readonly PolygonSolution[],
): string[] {
  const { limits, licence } = problem
  // The first of the two matches on a level.
  const byTest = new Map(
    polygonTests(problem)
      .toReversed()
      .map((one) => [one.test, one]),
  )
  const groups = new Map(polygonGroups(problem).map(({ path, name }) => [path, name]))
  const kept = keptOf(problem, {
    test: (test) => byTest.get(test)?.number ?? null,
    group: (path) => groups.get(path)!,
    invalid: () => numberedInvalid(problem).map(({ input, number }) => ({ input, place: number })),
    programs: () =>
      solutions.flatMap(({ own, file: { path } }) =>
        own ? [{ program: own, place: path, file: path.slice(path.lastIndexOf('/') + 1) }] : [],
      ),
    usualPath: (test, number) =>
      usualPolygonPath(number, isSample(test), byTest.get(test)!.scored?.group ?? null),
    statement: () => filledIn(problem),
    hasNotes: true,
    tellsCount: () => true,
    hasRequired: true,
    ofSet: {
      ...(limits ? {} : { limits: null }),
      ...(licence === 'unknown' ? {} : { licence }),
    },
  })
  return kept.length === 0 ? [] : [problem.words.kept, ...keptComment(kept)]
}

/** Without the samples beside it, whose tests the set has. */
function filledIn(problem: PackedProblem): PackageFile[] {
  return polygonStatement(problem).filter(({ path }) => !/\/example\.\d+(?:\.a)?$/.test(path))
}
