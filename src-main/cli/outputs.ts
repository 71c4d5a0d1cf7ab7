import { readdirSync } from 'node:fs'
import { basename, dirname, extname, join } from 'node:path'
import { answerEndings, type AnswerEnding } from '@core/suite/set-files'
import { didYouMean } from './did-you-mean'
import type { CliIo } from './io'
import { cliLevelsWords } from './cli-levels-words'
import { fileError, shownName, UsageProblem } from './problems'

/** The destination of the outputs of several inputs: under headings on standard output, or each into its file of a folder. */
export interface Outputs {
  /** Adds an output; false if it, or one that was held back, could not be written, which is reported on standard error. */
  put(name: string, text: string): Promise<boolean>
  /** Writes what is held back, even if something else has failed; false as above. */
  end(): Promise<boolean>
}

/** Standard output; a heading before each text where there may be several, as `head` and `tail` write it. */
export function headedOutput(io: CliIo, isHeaded: boolean): Outputs {
  const good = Promise.resolve(true)
  return {
    put: (name, text) => {
      io.out(isHeaded ? `==> ${name} <==\n${text}` : text)
      return good
    },
    end: () => good,
  }
}

/** Files that are written together, and characters in them. */
const TOGETHER = 512
const MOST_HELD = 8 * 1024 * 1024

/** Files of a folder, named by `nameOf`; many are written together, since each time waits for the disk. */
export function folderOutput(io: CliIo, folder: string, nameOf: (name: string) => string): Outputs {
  let held: { readonly path: string; readonly content: string }[] = []
  let size = 0
  const end = async (): Promise<boolean> => {
    const files = held
    held = []
    size = 0
    const done = files.length === 0 ? [] : await io.writeMany(files)
    const failed = done.flatMap((one, at) =>
      one.ok ? [] : [[files[at]!.path, one.error] as const],
    )
    for (const [path, error] of failed) io.err(fileError(path, error))
    return failed.length === 0
  }
  return {
    put: (name, text) => {
      held.push({ path: join(folder, nameOf(name)), content: text })
      size += text.length
      return held.length < TOGETHER && size < MOST_HELD ? Promise.resolve(true) : end()
    },
    end,
  }
}

/** Writes a file; returns false if it cannot be written, and says so on standard error. */
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

/** The message about an output file whose extension is none of `kinds`, which `expected` words. */
export function wrongEnding(out: string, kinds: readonly string[], expected: string): UsageProblem {
  const { noEnding, otherEnding } = cliLevelsWords().picture
  const ending = extname(out).toLowerCase()
  if (ending === '') return new UsageProblem(noEnding({ out, expected }))
  const hint = didYouMean(ending, kinds)
  return new UsageProblem(otherEnding({ out, ending, hint, expected }))
}
