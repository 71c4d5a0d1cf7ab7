import type { PackageFile, PackedProblem } from './package'
import { codesConstant, programsOf, pythonProgram, validator, type exitCodes } from './programs'

/** The programs of an interactive problem package: the input validator, the referee, and players. */
export function matchProgramFiles(problem: PackedProblem): PackageFile[] {
  const { game, format } = problem
  const players = game.making?.players ?? []
  return [
    validator(
      problem,
      players.map(({ id }) => id),
    ),
    {
      path: `output_validator${format === 'legacy' ? 's' : ''}/referee.py`,
      content: refereeSource(problem, 'problemPackage', 1),
    },
    ...playersOf(problem).map(({ file, text, isRight }) => ({
      path: `submissions/${isRight ? 'accepted' : 'wrong_answer'}/${file}`,
      content: text,
    })),
  ]
}

/** The program that leads matches; `patience`: as it says at its head. */
export function refereeSource(
  problem: PackedProblem,
  codes: keyof typeof exitCodes,
  patience: number | null,
): string {
  const { words, game } = problem
  const { programs: say } = words
  return pythonProgram(
    problem,
    [say.referees({ game: game.title }), say.mustWin],
    ['MUST_WIN = False', codesConstant(codes), `PATIENCE = ${patience ?? 'None'}`],
    matchOf(problem).referee,
  )
}

/** The built-in players as programs, and those that a referee has to refuse. */
export function playersOf(
  problem: PackedProblem,
): { readonly file: string; readonly text: string; readonly isRight: boolean }[] {
  const { words, game } = problem
  const { programs: say } = words
  const { player } = matchOf(problem)
  return [
    ...game.making!.players.map(({ id, about }) => ({
      file: `${id}.py`,
      text: pythonProgram(
        problem,
        [say.plays({ game: game.title, about })],
        [`PLAYER = ${JSON.stringify(id)}`],
        player,
      ),
      isRight: true,
    })),
    ...wrongPlayers(problem).map((one) => ({ ...one, isRight: false })),
  ]
}

/** Programs that a referee has to refuse, in Python. */
export function wrongPlayers({
  words: { programs: say },
}: Pick<PackedProblem, 'words'>): { readonly file: string; readonly text: string }[] {
  return [
    { file: 'illegal.py', text: `# ${say.illegal}\n${ILLEGAL}` },
    { file: 'silent.py', text: `# ${say.silent}\n` },
  ]
}

function matchOf(problem: PackedProblem) {
  const { match } = programsOf(problem)
  if (!match || !problem.game.making) throw new Error(`${problem.game.id} has no matches`)
  return match
}

/** The smallest program that a referee has to refuse, apart from one that prints nothing. */
export const ILLEGAL = `import sys

print("?", flush=True)
sys.stdin.read()
`
