import type { Reading } from '../game/module'
import type { PackageFile, PackedProblem } from './package'

/** Largest program that a judge takes unless told, in bytes. */
export const MOST_PROGRAM_BYTES = 128 * 1024

/** The programs of a package: what checks inputs, what answers right, and what answers by each of some misreadings. */
export function programFiles(
  problem: Pick<PackedProblem, 'game' | 'version' | 'programs' | 'tests'>,
  caught: readonly Reading[],
): PackageFile[] {
  const { game, programs, tests } = problem
  const isStrict = tests.every((test) => test.isOfficial)
  const strictness = isStrict
    ? 'Refuses what is outside of the official limits, too.'
    : 'Takes what is outside of the official limits, as some of the tests are.'
  return [
    {
      path: 'input_validators/validate.js',
      content: programOf(
        problem,
        [`Takes the text of a level of ${game.title}, written as the format has it. ${strictness}`],
        `IS_STRICT = ${isStrict}`,
        programs.validate,
      ),
    },
    {
      path: `submissions/accepted/${game.id}.js`,
      content: programOf(
        problem,
        [`Answers ${game.title} by the rules.`],
        'READING = null',
        programs.solve,
      ),
    },
    ...caught.map(({ id, belief, rule }) => ({
      path: `submissions/wrong_answer/${id}.js`,
      content: programOf(
        problem,
        [`Answers ${game.title} under a misreading of rule ${rule}:`, belief],
        `READING = ${JSON.stringify(id)}`,
        programs.solve,
      ),
    })),
  ]
}

/** A program with its head: what it is about, and the constant that it is called with. */
export function programOf(
  { version }: Pick<PackedProblem, 'version'>,
  about: readonly string[],
  constant: string,
  source: string,
): string {
  const made = `Made by Boardwright ${version} from its own engine; needs Node 12 or newer and nothing else.`
  const head = [...about, made].map((line) => `// ${line}\n`).join('')
  return `${head}'use strict'\nconst ${constant}\n${source}`
}
