import { cliWords } from './cli-words'
import type { CliIo } from './io'
import { cliLevelsWords } from './cli-levels-words'
import { decodeSource } from './decode-text'
import { UsageProblem } from './problems'

/**
 * The files of a command line, then those of its list: one a line, blank lines left out, or with a zero byte behind
 * each, as `find -print0` gives them. None at all, or standard input twice, is wrong usage.
 */
export function filesOf(
  io: CliIo,
  named: readonly string[],
  { filesFrom }: { readonly filesFrom?: string },
): readonly string[] {
  const files = [...named, ...(filesFrom === undefined ? [] : listed(io, filesFrom))]
  if ([...files, filesFrom].filter((file) => file === '-').length > 1) {
    throw new UsageProblem(cliLevelsWords().files.stdinTwice)
  }
  if (files.length > 0) return files
  throw new UsageProblem(
    filesFrom === undefined
      ? cliWords().commander.missingArgument({ name: 'file' })
      : cliLevelsWords().files.emptyList,
  )
}

function listed(io: CliIo, list: string): string[] {
  const bytes = io.read(list)
  if (!bytes.ok)
    throw new UsageProblem(cliLevelsWords().files.unreadList({ list, problem: bytes.error }))
  if (bytes.value.includes(0)) {
    return Buffer.from(bytes.value)
      .toString('utf8')
      .split('\0')
      .filter((file) => file !== '')
  }
  const text = decodeSource(bytes.value)
  if (!text.ok) throw new UsageProblem(`--files-from ${list}: ${text.error.message}`)
  return text.value.split(/\r?\n/).filter((line) => line.trim() !== '')
}
