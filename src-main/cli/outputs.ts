import { readdirSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { answerEndings, type AnswerEnding } from '@core/suite/set-files'
import { didYouMean } from './did-you-mean'
import type { CliIo } from './io'
import { cliLevelsWords } from './cli-levels-words'
import { fileError, shownName, UsageProblem } from './problems'

/** Where the outputs of several inputs go: under headings on standard output, or each into its file of a folder. */
export interface Outputs {
  /** False when the output could not be kept; standard error says so. */
  put(name: string, text: string): Promise<boolean>
}

/** Standard output; a heading before each text where there may be several, as `head` and `tail` write it. */
export function headedOutput(io: CliIo, isHeaded: boolean): Outputs {
  return {
    put: (name, text) => {
      io.out(isHeaded ? `==> ${name} <==\n${text}` : text)
      return Promise.resolve(true)
    },
  }
}

/** Files of a folder, named by `nameOf`; each is written at once. */
export function folderOutput(io: CliIo, folder: string, nameOf: (name: string) => string): Outputs {
  return {
    put: (name, text) => writeOrTell(io, join(folder, nameOf(name)), text),
  }
}

/** Writes a file; false when it cannot be written, which is told on standard error. */
export async function writeOrTell(
  io: CliIo,
  ...written: Parameters<CliIo['write']>
): Promise<boolean> {
  const result = await io.write(...written)
  if (!result.ok) io.err(fileError(written[0], result.error))
  return result.ok
}

/** `level.out` for `some/folder/level.in`, or with the ending of answers that is in use. */
export function answerName(file: string, ending: AnswerEnding = 'out'): string {
  return `${stemOf(file)}.${ending}`
}

/** The ending that most answers have that lie beside these files or in a folder already; `out` where there are none. */
export function endingInUse(folder: string, files: readonly string[]): AnswerEnding {
  const places = new Map<string, ReadonlySet<string>>()
  const namesIn = (place: string): ReadonlySet<string> => {
    const known = places.get(place) ?? new Set(listed(place))
    places.set(place, known)
    return known
  }
  const count = (ending: AnswerEnding): number =>
    files.filter(
      (file) =>
        file !== '-' &&
        [folder, dirname(file)].some((place) => namesIn(place).has(answerName(file, ending))),
    ).length
  const endings: readonly AnswerEnding[] = ['out', ...answerEndings]
  return endings.reduce((best, one) => (count(one) > count(best) ? one : best))
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function stemOf(file: string): string {
  return file === '-' ? 'stdin' : basename(file, extname(file))
}

/**
 * Refuses before anything is written when two files would have the same output, or an input would be overwritten, even
 * by another path: through a linked folder, or in letters that the disk does not tell apart. `nameOf` names the outputs.
 */
export function refuseClashes(
  io: Pick<CliIo, 'identity'>,
  folder: string,
  files: readonly string[],
  nameOf: (file: string) => string = answerName,
): void {
  const inputs = new Map(
    files.filter((file) => file !== '-').map((file) => [io.identity(file), file]),
  )
  const takenBy = new Map<string, string>()
  for (const file of files) {
    const output = join(folder, nameOf(file))
    const place = io.identity(output)
    const other = takenBy.get(place)
    if (other !== undefined && !isSame(io, other, file)) {
      const both = { one: shownName(other), other: shownName(file), output }
      throw new UsageProblem(cliLevelsWords().answer.sameOutput(both))
    }
    takenBy.set(place, file)
    const overwritten = inputs.get(place)
    if (overwritten !== undefined) {
      const both = { file: shownName(file), input: overwritten }
      throw new UsageProblem(cliLevelsWords().answer.overwritten(both))
    }
  }
}

function isSame(io: Pick<CliIo, 'identity'>, one: string, other: string): boolean {
  return one !== '-' && other !== '-' && io.identity(one) === io.identity(other)
}

/** What is to be said of a file to write whose name does not end as one of `kinds`, which `expected` puts into words. */
export function wrongEnding(out: string, kinds: readonly string[], expected: string): UsageProblem {
  const { noEnding, otherEnding } = cliLevelsWords().picture
  const ending = extname(out).toLowerCase()
  if (ending === '') return new UsageProblem(noEnding({ out, expected }))
  const hint = didYouMean(ending, kinds)
  return new UsageProblem(otherEnding({ out, ending, hint, expected }))
}
