import { basename, isAbsolute, relative } from 'node:path'
import { commandText } from '@core/judging/command-words'
import { shownCommand } from '@core/judging/shown-command'
import { longestCommand, longestProgramName } from '@core/protocol/programs'
import { visible } from '@core/kernel/text-reader'
import { isExecutable } from '../../../programs/isolation'
import { languageOfFile } from '../../../programs/languages'
import { slashed } from '../../../system/paths'
import type { KeptProgram } from '../../kept-programs'
import { setsWords } from '../../sets-words'

/** Folders that a path may go up before it is written from the root. */
const MOST_UP = 3

/** The outcome for files that the user has chosen as programs. */
export interface ToKeep {
  readonly added: readonly Pick<KeptProgram, 'name' | 'command'>[]
  /** Why other files are not programs, a sentence each. */
  readonly problems: readonly string[]
}

/** Makes commands of files; `paths` are absolute, commands name them from the set's folder where it is near. */
export async function programsOfFiles(
  paths: readonly string[],
  folder: string,
  there: readonly KeptProgram[],
): Promise<ToKeep> {
  const added: Pick<KeptProgram, 'name' | 'command'>[] = []
  const problems: string[] = []
  for (const path of paths) {
    const command = commandText([pathFrom(folder, path)])
    const fault = await faultOf(path, command, [...there, ...added])
    if (fault === null) added.push({ name: nameOf(path), command })
    else problems.push(setsWords().programs[fault]({ file: shownCommand(basename(path), 80) }))
  }
  return { added, problems }
}

async function faultOf(
  path: string,
  command: string,
  there: readonly Pick<KeptProgram, 'command'>[],
): Promise<'keptAlready' | 'lineEnd' | 'longPath' | 'neither' | null> {
  if (there.some((one) => one.command === command)) return 'keptAlready'
  if (/[\n\0]/.test(path)) return 'lineEnd'
  if (command.length > longestCommand) return 'longPath'
  if (languageOfFile(path) || (await isExecutable(path))) return null
  return 'neither'
}

/** Always with a folder in it, so that it is never looked for in PATH. */
function pathFrom(folder: string, path: string): string {
  const from = slashed(relative(folder, path))
  const ups = from.split('/').filter((part) => part === '..').length
  if (isAbsolute(from) || ups > MOST_UP) return path
  return ups > 0 || from.includes('/') ? from : `./${from}`
}

function nameOf(path: string): string {
  const name = visible(basename(path)).trim()
  return name.slice(0, longestProgramName - 10)
}
