import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { takeFreeStem, takenStems } from '@core/suite/file-plan'
import { commonEnding } from '@core/suite/test-files'
import type { HowMade } from '@core/suite/how-made'
import { madeHash } from '../sets/made-hash'
import type { CliIo } from './io'
import { cliLevelsWords } from './cli-levels-words'
import { writeOrTell } from './outputs'
import { noteTests } from './note-tests'
import { shownName } from './problems'
import { listFolder } from './set-folder'

/** A level that should become a test. */
export interface TestToAdd {
  readonly text: string
  /** The wished name, without extension; a number is added if it is taken. */
  readonly name: string
  /** Folder below that of the tests; empty or absent: that itself. */
  readonly group?: string
  readonly note: string
  /** How it was made; null if it could not be made again. */
  readonly how: HowMade | null
}

/** Adds a level to the tests in a folder, which is created if missing, and reports its path; false if it cannot be written. */
export async function addFound(
  io: CliIo,
  folder: string,
  { text, name, group = '', note, how }: TestToAdd,
): Promise<boolean> {
  const { tests, paths } = await placeFor(folder)
  const stem = takeFreeStem(join(group, name), takenStems(paths))
  const path = `${stem}${commonEnding(tests, '')}`
  if (!(await writeOrTell(io, join(folder, path), text, 'file only'))) return false
  io.err(`${cliLevelsWords().set.added({ file: shownName(join(folder, path)) })}\n`)
  const made = how && { ...how, hash: madeHash(text) }
  return noteTests(io, folder, [{ path, note, made }])
}

/** The contents of a folder; none if it does not exist yet. A path that is not a folder is a usage error. */
export async function placeFor(folder: string): ReturnType<typeof listFolder> {
  return existsSync(folder) ? listFolder(folder) : { tests: [], paths: [], elsewhere: [] }
}
