import type { Reading } from '../game/module'
import type { PackageFile, PackedProblem } from './package'
import { wrapped } from './wrapped'

/** Largest program that a judge takes unless told, in bytes. */
export const MOST_PROGRAM_BYTES = 128 * 1024

/** The programs of a package: what checks inputs, what answers right, and what answers by each of some misreadings. */
export function programFiles(
  problem: Pick<PackedProblem, 'words' | 'game' | 'version' | 'programs' | 'tests'>,
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
    {
      path: `submissions/accepted/${game.id}.js`,
      content: programOf(
        problem,
        [say.answers({ game: game.title })],
        'READING = null',
        programs.solve,
      ),
    },
    ...caught.map(({ id, belief, rule }) => ({
      path: `submissions/wrong_answer/${id}.js`,
      content: programOf(
        problem,
        [say.misreads({ game: game.title, rule }), belief],
        `READING = ${JSON.stringify(id)}`,
        programs.solve,
      ),
    })),
  ]
}

/** A program with its head: what it is about, and the constant that it is called with. */
export function programOf(
  { words, version }: Pick<PackedProblem, 'words' | 'version'>,
  about: readonly string[],
  constant: string,
  source: string,
): string {
  const head = [...about, words.programs.made({ version })].map((line) => `// ${line}\n`).join('')
  return `${head}'use strict'\nconst ${constant}\n${source}`
}
