import type { PackageFile, PackedProblem } from './package'
import { programOf } from './programs'
import { wrapped } from './wrapped'

/** The programs of an interactive problem: what checks inputs, the referee, and players. */
export function matchProgramFiles(problem: PackedProblem): PackageFile[] {
  const { words, game, programs, tests } = problem
  const { programs: say } = words
  const { match } = programs
  if (!match || !game.making) throw new Error(`${game.id} has no programs for matches`)
  const isStrict = tests.every((test) => test.isOfficial)
  return [
    ...wrapped(
      'input_validators/validate',
      'validate.js',
      programOf(
        problem,
        [say.validatesMatch({ game: game.title })],
        `IS_STRICT = ${isStrict}`,
        match.validate,
      ),
    ),
    ...wrapped(
      'output_validators/referee',
      'referee.js',
      programOf(
        problem,
        [say.referees({ game: game.title }), say.mustWin],
        'MUST_WIN = false',
        match.referee,
      ),
    ),
    ...game.making.players.map(({ id, about }) => ({
      path: `submissions/accepted/${id}.js`,
      content: programOf(
        problem,
        [say.plays({ game: game.title, about })],
        `PLAYER = ${JSON.stringify(id)}`,
        match.player,
      ),
    })),
    { path: 'submissions/wrong_answer/illegal.js', content: `// ${say.illegal}\n${ILLEGAL}` },
    { path: 'submissions/wrong_answer/silent.js', content: `// ${say.silent}\n${SILENT}` },
  ]
}

/** The smallest programs that a referee has to refuse. */
const ILLEGAL = `'use strict'
console.log('?')
process.stdin.resume()
`
const SILENT = `'use strict'
`
