import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Result } from '@core/kernel/result'
import { takeFreeStem, takenStems } from '@core/suite/file-plan'
import { commonEnding } from '@core/suite/test-files'
import { noNotes, notesIn, NOTES_NAME, printedNotes, withNote } from '../sets/notes'
import { decodeText } from './decode-text'
import type { CliIo } from './io'
import { cliLevelsWords } from './cli-levels-words'
import { writeOrTell } from './outputs'
import { fileError, shownName } from './problems'
import { listFolder } from './set-folder'

/** A level that is to become a test. */
export interface FoundTest {
  readonly text: string
  /** Wished for, without ending; a number is put behind one that is taken. */
  readonly name: string
  /** Folder below that of the tests; empty or absent: that itself. */
  readonly group?: string
  readonly note: string
}

/** Adds a level to the tests in a folder, which is made where there is none, and tells its path; false when it cannot be written. */
export async function addFound(
  io: CliIo,
  folder: string,
  { text, name, group = '', note }: FoundTest,
): Promise<boolean> {
  const { tests, paths } = await placeFor(folder)
  const stem = takeFreeStem(join(group, name), takenStems(paths))
  const path = `${stem}${commonEnding(tests, '')}`
  if (!(await writeOrTell(io, join(folder, path), text, 'file only'))) return false
  io.err(`${cliLevelsWords().set.added({ file: shownName(join(folder, path)) })}\n`)
  return addNote(io, join(folder, NOTES_NAME), path, note)
}

/** What lies in a folder, nothing where there is none yet; what is no folder is wrong usage. */
export async function placeFor(folder: string): ReturnType<typeof listFolder> {
  return existsSync(folder) ? listFolder(folder) : { tests: [], paths: [], elsewhere: [] }
}

/** Notes that make no sense are never written over: then the test has none, which is told. */
async function addNote(io: CliIo, file: string, path: string, note: string): Promise<boolean> {
  const content = existsSync(file) ? contentOf(io, file) : ({ ok: true, value: noNotes } as const)
  if (!content.ok) {
    io.err(fileError(file, cliLevelsWords().set.noteLost({ problem: content.error })))
    return false
  }
  const changed = structuredClone(content.value)
  withNote(path, note)(changed)
  return writeOrTell(io, file, printedNotes(changed), 'file only')
}

function contentOf(io: CliIo, file: string): ReturnType<typeof notesIn> {
  const bytes: Result<Uint8Array, string> = io.read(file)
  if (!bytes.ok) return bytes
  const text = decodeText(bytes.value)
  return text.ok ? notesIn(text.value) : { ok: false, error: text.error.message }
}
