import { wrongPlayers } from '../match-programs'
import type { OwnProgram, PackageFile, PackedProblem } from '../package'
import { cppProgram, isStrict, programsOf } from '../programs'
import { solutionsOf } from '../solutions'
import { checkerAbout, checkerConstants } from '../why/in-checker'
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

/** Where Polygon's checker, validator and interactor stand. */
export const CHECKER = 'files/check.cpp'
export const VALIDATOR = 'files/val.cpp'
export const INTERACTOR = 'files/interactor.cpp'

/** What Polygon calls the language of these. */
export const CPP = 'cpp.g++17'

/** The checker, the validator, and where programs play matches the interactor. */
export function polygonPrograms(problem: PackedProblem): PackageFile[] {
  const { words, version, game, compare, opponent } = problem
  const { programs: say } = words
  const { testlib } = programsOf(problem)
  if (!testlib) throw new Error(`${game.id} has no programs with testlib`)
  const isOfficial = isStrict(problem)
  const about = { game: game.title, isStrict: isOfficial }
  const players = opponent === null ? [] : game.making!.players.map(({ id }) => id)
  const made = say.madeTestlib({ version })
  return [
    {
      path: CHECKER,
      content: cppProgram(
        [say.checks({ isExact: compare === 'exact' }), ...checkerAbout(problem), made],
        checkerConstants(problem, 'polygon'),
        testlib.check,
      ),
    },
    {
      path: VALIDATOR,
      content: cppProgram(
        [opponent === null ? say.validates(about) : say.validatesMatch(about), made],
        [
          `static const bool IS_STRICT = ${isOfficial};`,
          `static const char PLAYERS[] = ${JSON.stringify(players.join(' '))};`,
        ].join('\n'),
        testlib.validate,
      ),
    },
    ...(opponent === null
      ? []
      : [
          {
            path: INTERACTOR,
            content: cppProgram(
              [say.referees(about), say.mustWin, made],
              'static const bool MUST_WIN = false;',
              matchOf(problem).interactor,
            ),
          },
        ]),
  ]
}

function matchOf(problem: PackedProblem) {
  const match = programsOf(problem).testlib?.match
  if (!match) throw new Error(`${problem.game.id} has no interactor`)
  return match
}

/** All solutions, each with its tag. */
export function polygonSolutions(problem: PackedProblem): PolygonSolution[] {
  if (problem.opponent !== null) return players(problem)
  return solutionsOf(problem, (program) => tagOf(program) !== null).map(({ file, text, by }) => ({
    file: { path: `solutions/${file}`, content: text },
    type: typeOf(file)!,
    tag: by === null ? 'main' : 'reading' in by ? 'wrong-answer' : tagOf(by.own)!,
    own: by && 'own' in by ? by.own : null,
  }))
}

/** The built-in players, of which the strongest is the main solution, and programs that the interactor has to refuse. */
function players(problem: PackedProblem): PolygonSolution[] {
  const { words, version, game } = problem
  const { programs: say } = words
  const { player } = matchOf(problem)
  const right = game.making!.players.map(({ id, about }, at, all): PolygonSolution => ({
    file: {
      path: `solutions/${id}.cpp`,
      content: cppProgram(
        [say.plays({ game: game.title, about }), say.madeCppPlayer({ version })],
        `static const char PLAYER[] = ${JSON.stringify(id)};`,
        player,
      ),
    },
    type: CPP,
    tag: at === all.length - 1 ? 'main' : 'accepted',
    own: null,
  }))
  const wrong = wrongPlayers(problem).map(({ file, text }): PolygonSolution => ({
    file: { path: `solutions/${file}`, content: text },
    type: typeOf(file)!,
    tag: 'wrong-answer',
    own: null,
  }))
  return [...right, ...wrong]
}
