import type { PackageFile, PackedProblem } from './package'
import { programsOf, pythonProgram, validator } from './programs'

/** The programs of an interactive problem: what checks inputs, the referee, and players. */
export function matchProgramFiles(problem: PackedProblem): PackageFile[] {
  const { words, game, format } = problem
  const { programs: say } = words
  const { match } = programsOf(problem)
  if (!match || !game.making) throw new Error(`${game.id} has no programs for matches`)
  const { players } = game.making
  return [
    validator(
      problem,
      say.validatesMatch({ game: game.title }),
      players.map(({ id }) => id),
    ),
    {
      path: `output_validator${format === 'legacy' ? 's' : ''}/referee.py`,
      content: pythonProgram(
        problem,
        [say.referees({ game: game.title }), say.mustWin],
        ['MUST_WIN = False'],
        match.referee,
      ),
    },
    ...players.map(({ id, about }) => ({
      path: `submissions/accepted/${id}.py`,
      content: pythonProgram(
        problem,
        [say.plays({ game: game.title, about })],
        [`PLAYER = ${JSON.stringify(id)}`],
        match.player,
      ),
    })),
    { path: 'submissions/wrong_answer/illegal.py', content: `# ${say.illegal}\n${ILLEGAL}` },
    { path: 'submissions/wrong_answer/silent.py', content: `# ${say.silent}\n` },
  ]
}

/** The smallest program that a referee has to refuse, but for one that says nothing. */
export const ILLEGAL = `import sys

print("?", flush=True)
sys.stdin.read()
`
