import type { Reading } from '../game/module'
import { caughtBy } from './caught'
import type { OwnProgram, PackedProblem } from './package'
import { MOST_PROGRAM_BYTES, misreadSolution, rightSolution } from './programs'

/** A program of a package that answers tests. */
export interface Solution {
  /** Its name, which no other has. */
  readonly file: string
  readonly text: string
  /** A misreading that it answers by, or the setter's own program that it is; null: it answers by the rules. */
  readonly by: { readonly reading: Reading } | { readonly own: OwnProgram } | null
}

const GOOD_FILE = /^[a-zA-Z0-9_][a-zA-Z0-9_.-]*$/

/** Whether judges take a program of the setter's by its file, whatever is expected of it. */
export function hasGoodSource({ source }: Pick<OwnProgram, 'source'>): boolean {
  return source !== null && GOOD_FILE.test(source.file) && source.text.length <= MOST_PROGRAM_BYTES
}

/**
 * A right solution, one for each misreading that tests catch, and those of the setter's own that the judge takes, which keep
 * their names unless these are taken.
 */
export function solutionsOf(
  problem: PackedProblem,
  takes: (program: OwnProgram) => boolean,
): Solution[] {
  const { game, own } = problem
  const taken = new Set<string>()
  return [
    { file: freeFile(`${game.id}.cpp`, taken), text: rightSolution(problem), by: null },
    ...caughtBy(problem).map((reading) => ({
      file: freeFile(`${reading.id}.cpp`, taken),
      text: misreadSolution(problem, reading),
      by: { reading },
    })),
    ...own.filter(takes).map((program) => {
      const { file, text } = program.source!
      return { file: freeFile(file, taken), text, by: { own: program } }
    }),
  ]
}

/** The ending of a file’s name, without its dot; empty for one without. */
export function fileEnding(file: string): string {
  return /\.(\w+)$/.exec(file)?.[1] ?? ''
}

/** A file's name, with a number where another has it; some disks do not tell capitals from small letters. */
function freeFile(file: string, taken: Set<string>): string {
  const [, stem, ending] = /^(.*)(\.\w+)$/.exec(file)!
  let free = file
  for (let at = 2; taken.has(free.toLowerCase()); at++) free = `${stem}-${at}${ending}`
  taken.add(free.toLowerCase())
  return free
}
