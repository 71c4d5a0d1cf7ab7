import type { PackageFile, PackedProblem } from './package'
import { programOf } from './programs'

/** The programs of an interactive problem: what checks inputs, the referee, and players. */
export function matchProgramFiles(problem: PackedProblem): PackageFile[] {
  const { game, programs, tests } = problem
  const { match } = programs
  if (!match || !game.making) throw new Error(`${game.id} has no programs for matches`)
  const isStrict = tests.every((test) => test.isOfficial)
  return [
    {
      path: 'input_validators/validate.js',
      content: programOf(
        problem,
        [`Takes who plays, and below it the text of a level of ${game.title} without moves.`],
        `IS_STRICT = ${isStrict}`,
        match.validate,
      ),
    },
    {
      path: 'output_validators/referee.js',
      content: programOf(
        problem,
        [
          `Leads a match of ${game.title} between a program and a built-in player, and refuses who makes an illegal move.`,
          'Where MUST_WIN is true it also refuses who has no more points than the built-in player in the end.',
        ],
        'MUST_WIN = false',
        match.referee,
      ),
    },
    ...game.making.players.map(({ id, about }) => ({
      path: `submissions/accepted/${id}.js`,
      content: programOf(
        problem,
        [`Plays ${game.title}. ${about}`],
        `PLAYER = ${JSON.stringify(id)}`,
        match.player,
      ),
    })),
    { path: 'submissions/wrong_answer/illegal.js', content: ILLEGAL },
    { path: 'submissions/wrong_answer/silent.js', content: SILENT },
  ]
}

/** The smallest programs that a referee has to refuse. */
const ILLEGAL = `// Answers with what is no move, and waits for what comes of it.
'use strict'
console.log('?')
process.stdin.resume()
`
const SILENT = `// Ends without a move.
'use strict'
`
