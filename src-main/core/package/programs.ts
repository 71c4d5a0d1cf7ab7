import type { Reading } from '../game/module'
import { placeOfReading } from './grading'
import type { PackageFile, PackedProblem } from './package'

/** The usual size limit of a program, in bytes. */
export const MOST_PROGRAM_BYTES = 128 * 1024

/** The parts of a problem that its programs are made from. */
type Made = Pick<
  PackedProblem,
  'words' | 'game' | 'format' | 'version' | 'programs' | 'scoring' | 'tests'
>

/** The programs of a package: the input validator, a right solution, and one for each of some misreadings. */
export function programFiles(problem: Made, caught: readonly Reading[]): PackageFile[] {
  const { game } = problem
  return [
    validator(problem, []),
    { path: `submissions/accepted/${game.id}.cpp`, content: rightSolution(problem) },
    ...caught.flatMap((reading) => {
      const place = placeOfReading(problem, reading)
      const path = `submissions/${place}/${reading.id}.cpp`
      return place === null ? [] : [{ path, content: misreadSolution(problem, reading) }]
    }),
  ]
}

/** By which exit codes validators and referees accept and refuse: those of problem packages, and those of all other programs. */
export const exitCodes = { problemPackage: [42, 43], plain: [0, 1] } as const

/** A constant of such a program. */
export function codesConstant(codes: keyof typeof exitCodes): string {
  return `ACCEPTED, REFUSED = ${exitCodes[codes].join(', ')}`
}

/** The input validator; `players`: who may play in a match, none where an input is a level alone. */
export function validatorSource(
  problem: Made,
  players: readonly string[],
  codes: keyof typeof exitCodes,
): string {
  const { game } = problem
  const { programs: say } = problem.words
  const isForMatch = players.length > 0
  const names = players.map((id) => `${JSON.stringify(id)}, `).join('')
  return pythonProgram(
    problem,
    [
      isForMatch
        ? say.validatesMatch({ game: game.title })
        : say.validates({ game: game.title, isStrict: isStrict(problem) }),
    ],
    [
      `IS_STRICT = ${isStrict(problem) ? 'True' : 'False'}`,
      `PLAYERS = (${names})`,
      codesConstant(codes),
    ],
    programsOf(problem).validate,
  )
}

/** The same as a problem package has it. */
export function validator(problem: Made, players: readonly string[]): PackageFile {
  return {
    path: 'input_validators/validate.py',
    content: validatorSource(problem, players, 'problemPackage'),
  }
}

/** Levels with warnings are refused unless some of the tests are such. */
export function isStrict({ tests }: Pick<PackedProblem, 'tests'>): boolean {
  return tests.every((test) => test.isOfficial)
}

/** The parts of a problem that a solution is made from. */
type Solved = Pick<PackedProblem, 'words' | 'game' | 'version' | 'programs'>

/** A program in C++ that answers by the rules. */
export function rightSolution(problem: Solved): string {
  const { words, game } = problem
  return solution(problem, [words.programs.answers({ game: game.title })], '')
}

/** A program in C++ that answers by a misreading. */
export function misreadSolution(problem: Solved, { id, belief, rule }: Reading): string {
  const { words, game } = problem
  return solution(problem, [words.programs.misreads({ game: game.title, rule }), belief], id)
}

/** A program that answers by a reading, or by the rules where it has no name. */
function solution(problem: Solved, about: readonly string[], reading: string): string {
  const made = problem.words.programs.madeCpp({ version: problem.version })
  const constant = `static const char READING[] = ${JSON.stringify(reading)};`
  return cppProgram([...about, made], constant, programsOf(problem).solve)
}

/** A program in C++ with its head: what it is about, and the constant that it is called with. */
export function cppProgram(about: readonly string[], constant: string, source: string): string {
  return [...about.map((line) => `// ${line}`), constant, source].join('\n')
}

/** A program in Python with its head: what it is about, and the constants that it is called with. */
export function pythonProgram(
  { words, version }: Pick<PackedProblem, 'words' | 'version'>,
  about: readonly string[],
  constants: readonly string[],
  source: string,
  made = words.programs.madePython({ version }),
): string {
  const head = [...about, made].map((line) => `# ${line}`)
  return ['#!/usr/bin/env python3', ...head, ...constants, '', source].join('\n')
}

/** The programs of the game; a package is not made without. */
export function programsOf({ game, programs }: Pick<PackedProblem, 'game' | 'programs'>) {
  if (!programs) throw new Error(`${game.id} has no programs for judges`)
  return programs
}
