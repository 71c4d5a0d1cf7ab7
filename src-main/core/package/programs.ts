import type { Reading } from '../game/module'
import { placeOfReading } from './grading'
import type { PackageFile, PackedProblem } from './package'
import { wrapped } from './wrapped'

/** Largest program that a judge takes unless told, in bytes. */
export const MOST_PROGRAM_BYTES = 128 * 1024

/** The programs of a package: what checks inputs, what answers right, and what answers by each of some misreadings. */
export function programFiles(
  problem: Pick<PackedProblem, 'words' | 'game' | 'version' | 'programs' | 'scoring' | 'tests'>,
  caught: readonly Reading[],
): PackageFile[] {
  const { words, game, programs, tests } = problem
  const { programs: say } = words
  const isStrict = tests.every((test) => test.isOfficial)
  return [
    ...wrapped(
      'input_validators/validate',
      'validate.js',
      programOf(
        problem,
        [say.validates({ game: game.title, isStrict })],
        `IS_STRICT = ${isStrict}`,
        programs.validate,
      ),
    ),
    solution(problem, `accepted/${game.id}`, [say.answers({ game: game.title })], null),
    ...caught.flatMap((reading) => {
      const place = placeOfReading(problem, reading)
      const { id, belief, rule } = reading
      const about = [say.misreads({ game: game.title, rule }), belief]
      return place === null ? [] : [solution(problem, `${place}/${id}`, about, id)]
    }),
  ]
}

/** A program that answers by a reading, in C++ where the game has it. */
function solution(
  problem: Pick<PackedProblem, 'words' | 'version' | 'programs'>,
  name: string,
  about: readonly string[],
  reading: string | null,
): PackageFile {
  const { words, version, programs } = problem
  const path = `submissions/${name}`
  const value = JSON.stringify(reading)
  if (programs.solveCpp === null) {
    const content = programOf(problem, about, `READING = ${value}`, programs.solve)
    return { path: `${path}.js`, content }
  }
  const head = headOf([...about, words.programs.madeCpp({ version })])
  const constant = `static const char READING[] = ${reading === null ? '""' : value};\n`
  return { path: `${path}.cpp`, content: `${head}${constant}${programs.solveCpp}` }
}

/** A program with its head: what it is about, and the constant that it is called with. */
export function programOf(
  { words, version }: Pick<PackedProblem, 'words' | 'version'>,
  about: readonly string[],
  constant: string,
  source: string,
): string {
  const head = headOf([...about, words.programs.made({ version })])
  return `${head}'use strict'\nconst ${constant}\n${source}`
}

function headOf(lines: readonly string[]): string {
  return lines.map((line) => `// ${line}\n`).join('')
}
