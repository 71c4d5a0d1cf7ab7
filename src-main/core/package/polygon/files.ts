import type { PackageFile, PackedProblem } from '../package'
import { descriptor } from './descriptor'
import { invalidFiles } from './invalid'
import { polygonPrograms, polygonSolutions } from './programs'
import { polygonStatement } from './statement'
import { polygonTests } from './tests'

/**
 * The files of a package as Polygon makes them, but for testlib.h, which Polygon has. Pure: the same problem gives the
 * same bytes. It does not check what `polygonRefusals` checks.
 */
export function polygonFiles(problem: PackedProblem): PackageFile[] {
  const solutions = polygonSolutions(problem)
  return [
    { path: 'problem.xml', content: descriptor(problem, solutions) },
    ...polygonStatement(problem),
    ...polygonTests(problem).flatMap(({ input, answer, number }) => [
      { path: `tests/${number}`, content: input },
      { path: `tests/${number}.a`, content: answer },
    ]),
    ...invalidFiles(problem),
    ...polygonPrograms(problem),
    ...solutions.map(({ file }) => file),
  ]
}
