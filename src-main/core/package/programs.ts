import type { Reading } from '../game/module'
import { placeOfReading } from './grading'
import type { PackageFile, PackedProblem } from './package'

/** Largest program that a judge takes unless told, in bytes. */
export const MOST_PROGRAM_BYTES = 128 * 1024

/** What a program for judges is made of. */
type Made = Pick<
  PackedProblem,
  'words' | 'game' | 'format' | 'version' | 'programs' | 'scoring' | 'tests'
>

/** The programs of a package: what checks inputs, what answers right, and what answers by each of some misreadings. */
export function programFiles(problem: Made, caught: readonly Reading[]): PackageFile[] {
  const { words, game } = problem
  const { programs: say } = words
  return [
    validator(problem, say.validates({ game: game.title, isStrict: isStrict(problem) }), []),
    solution(problem, `accepted/${game.id}`, [say.answers({ game: game.title })], ''),
    ...caught.flatMap((reading) => {
      const place = placeOfReading(problem, reading)
      const { id, belief, rule } = reading
      const about = [say.misreads({ game: game.title, rule }), belief]
      return place === null ? [] : [solution(problem, `${place}/${id}`, about, id)]
    }),
  ]
}

/** What checks inputs; `players`: who may play in a match, none where an input is a level alone. */
export function validator(problem: Made, about: string, players: readonly string[]): PackageFile {
  const names = players.map((id) => `${JSON.stringify(id)}, `).join('')
  const constants = [`IS_STRICT = ${isStrict(problem) ? 'True' : 'False'}`, `PLAYERS = (${names})`]
  const { validate } = programsOf(problem)
  return {
    path: 'input_validators/validate.py',
    content: pythonProgram(problem, [about], constants, validate),
  }
}

/** Levels with warnings are refused unless some of the tests are such. */
function isStrict({ tests }: Pick<PackedProblem, 'tests'>): boolean {
  return tests.every((test) => test.isOfficial)
}

/** A program that answers by a reading, or by the rules where it has no name. */
function solution(
  problem: Made,
  name: string,
  about: readonly string[],
  reading: string,
): PackageFile {
  const made = problem.words.programs.madeCpp({ version: problem.version })
  const head = [...about, made].map((line) => `// ${line}\n`).join('')
  const constant = `static const char READING[] = ${JSON.stringify(reading)};\n`
  return {
    path: `submissions/${name}.cpp`,
    content: `${head}${constant}${programsOf(problem).solve}`,
  }
}

/** A program in Python with its head: what it is about, and the constants that it is called with. */
export function pythonProgram(
  { words, version }: Pick<PackedProblem, 'words' | 'version'>,
  about: readonly string[],
  constants: readonly string[],
  source: string,
): string {
  const head = [...about, words.programs.madePython({ version })].map((line) => `# ${line}`)
  return ['#!/usr/bin/env python3', ...head, ...constants, '', source].join('\n')
}

/** The programs of the game; a package is not made without. */
export function programsOf({ game, programs }: Pick<PackedProblem, 'game' | 'programs'>) {
  if (!programs) throw new Error(`${game.id} has no programs for judges`)
  return programs
}
