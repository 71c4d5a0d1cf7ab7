import type { OwnProgram, PackageFile, PackedProblem } from '../package'
import { cppProgram, isStrict, programsOf } from '../programs'
import { solutionsOf } from '../solutions'
import { tagOf, typeOf } from './own-programs'

/** A solution and its tag. */
export interface PolygonSolution {
  readonly file: PackageFile
  /** What Polygon calls its language. */
  readonly type: string
  readonly tag: string
  /** The setter's; null for those of the game. */
  readonly own: OwnProgram | null
}

/** Where Polygon's checker and validator stand. */
export const CHECKER = 'files/check.cpp'
export const VALIDATOR = 'files/val.cpp'

/** What Polygon calls the language of checker and validator. */
export const CPP = 'cpp.g++17'

/** The checker and the validator. */
export function polygonPrograms(problem: PackedProblem): PackageFile[] {
  const { words, version, game, compare } = problem
  const { programs: say } = words
  const { testlib } = programsOf(problem)
  if (!testlib) throw new Error(`${game.id} has no programs with testlib`)
  const isExact = compare === 'exact'
  const isOfficial = isStrict(problem)
  const made = say.madeTestlib({ version })
  return [
    {
      path: CHECKER,
      content: cppProgram(
        [say.checks({ isExact }), made],
        `static const bool IS_EXACT = ${isExact};`,
        testlib.check,
      ),
    },
    {
      path: VALIDATOR,
      content: cppProgram(
        [say.validates({ game: game.title, isStrict: isOfficial }), made],
        `static const bool IS_STRICT = ${isOfficial};`,
        testlib.validate,
      ),
    },
  ]
}

/** All solutions, each with its tag. */
export function polygonSolutions(problem: PackedProblem): PolygonSolution[] {
  return solutionsOf(problem, (program) => tagOf(program) !== null).map(({ file, text, by }) => ({
    file: { path: `solutions/${file}`, content: text },
    type: typeOf(file)!,
    tag: by === null ? 'main' : 'reading' in by ? 'wrong-answer' : tagOf(by.own)!,
    own: by && 'own' in by ? by.own : null,
  }))
}
