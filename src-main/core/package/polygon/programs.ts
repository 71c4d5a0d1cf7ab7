import type { Reading } from '../../game/module'
import type { OwnProgram, PackageFile, PackedProblem } from '../package'
import { cppProgram, isStrict, misreadSolution, programsOf, rightSolution } from '../programs'
import { tagOf, typeOf } from './own-programs'

/** A solution and what it is to get. */
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

/** What Polygon calls the language of the programs that are not the setter's. */
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

/** A right solution, one for each misreading, and the setter's own, which keep their names unless these are taken. */
export function polygonSolutions(
  problem: PackedProblem,
  caught: readonly Reading[],
): PolygonSolution[] {
  const { game, own } = problem
  const taken = new Set<string>()
  const solution = (
    file: string,
    content: string,
    tag: string,
    type = CPP,
    program: OwnProgram | null = null,
  ): PolygonSolution => {
    const path = `solutions/${freeFile(file, taken)}`
    return { file: { path, content }, type, tag, own: program }
  }
  return [
    solution(`${game.id}.cpp`, rightSolution(problem), 'main'),
    ...caught.map((reading) =>
      solution(`${reading.id}.cpp`, misreadSolution(problem, reading), 'wrong-answer'),
    ),
    ...own.flatMap((program) => {
      const [tag, { source }] = [tagOf(program), program]
      return tag === null
        ? []
        : [solution(source!.file, source!.text, tag, typeOf(source!.file)!, program)]
    }),
  ]
}

/** A file's name, with a number where another has it; some disks do not tell capitals from small letters. */
function freeFile(file: string, taken: Set<string>): string {
  const [, stem, ending] = /^(.*)(\.\w+)$/.exec(file)!
  let free = file
  for (let at = 2; taken.has(free.toLowerCase()); at++) free = `${stem}-${at}${ending}`
  taken.add(free.toLowerCase())
  return free
}
