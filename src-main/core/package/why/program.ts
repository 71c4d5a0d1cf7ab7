import { validatorArguments } from '../judging'
import type { PackageFile, PackedProblem, WhyTable } from '../package'
import { programsOf, pythonProgram } from '../programs'
import { MOST_TABLE } from './table'

/** The folder of the program by which the jury is told why, and its name. */
export const WHY_VALIDATOR = 'output_validators/why.py'
const WHY_VISUALIZER = 'output_visualizer/why.py'

/**
 * The program that tells the jury why an output is wrong. In `legacy` it is what compares outputs; in the format of 2025-09 it
 * runs beside the comparison and decides nothing. It is a single file with its table, for judges promise a program no other.
 */
export function whyFile(
  problem: PackedProblem,
  { text, boardless, leftOut }: WhyTable,
): PackageFile {
  const { words, game, format, version, compare } = problem
  const { programs: say, why } = words
  const decides = format === 'legacy'
  const megabytes = MOST_TABLE / 1024 / 1024
  const flags = validatorArguments[compare].map((flag) => `${JSON.stringify(flag)}, `)
  const content = pythonProgram(
    problem,
    [
      say.tellsWhy({ game: game.title }),
      decides ? say.decidesWhy : say.besideWhy,
      ...(boardless + leftOut === 0 ? [] : [say.leftWhy({ megabytes, boardless, leftOut })]),
    ],
    [
      `DECIDES = ${decides ? 'True' : 'False'}`,
      `FLAGS = (${flags.join('')})`,
      `SAY = ${JSON.stringify(sentences(why))}`,
      `TABLE = """\n${text}"""`,
    ],
    programsOf(problem).why,
    say.madeTable({ version }),
  )
  return { path: decides ? WHY_VALIDATOR : WHY_VISUALIZER, content }
}

/** What the program says itself, with the places in braces that it fills. */
function sentences(say: PackedProblem['words']['why']): Readonly<Record<string, string>> {
  const place = { line: '{line}', column: '{column}', word: '{word}' }
  const told = { ...place, expected: '{expected}', found: '{found}' }
  return {
    word: say.word(told),
    missing: say.missing(told),
    extra: say.extra(told),
    nothing: say.nothing(told),
    blanks: say.blanks(told),
    none: say.none,
    cut: say.cut,
  }
}
