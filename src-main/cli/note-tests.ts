import { existsSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { ok, type Result } from '@core/kernel/result'
import type { MadeTest } from '@core/suite/how-made'
import {
  noNotes,
  notesIn,
  NOTES_NAME,
  printedNotes,
  withMade,
  withNote,
  type NotesChange,
} from '../sets/notes'
import { slashed } from '../system/paths'
import { cliLevelsWords } from './cli-levels-words'
import { decodeSource } from './decode-text'
import type { CliIo } from './io'
import { writeOrTell } from './outputs'
import { fileError } from './problems'

/** The note to write about a test. */
export interface TestToNote {
  /** Below the folder of the set, with "/". */
  readonly path: string
  /** Its purpose; absent: the existing note stays. */
  readonly note?: string
  readonly made: MadeTest | null
}

/** The folder of the set that a folder belongs to: itself, or the nearest around it that has notes; null if none has. */
export function setAround(folder: string): string | null {
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(join(at, NOTES_NAME))) return at
    if (at === dirname(at)) return null
  }
}

/** Notes tests of a set in its `boardwright.json`; false as for `changeNotes`. */
export function noteTests(
  io: CliIo,
  folder: string,
  tests: readonly TestToNote[],
): Promise<boolean> {
  return changeNotes(io, folder, (content) => {
    for (const { path, note, made } of tests) {
      if (note !== undefined) withNote(path, note)(content)
      if (made) withMade(path, made)(content)
    }
  })
}

/** Changes the `boardwright.json` of a set; returns false and reports why if it cannot be written or is invalid. */
export async function changeNotes(
  io: CliIo,
  folder: string,
  change: NotesChange,
): Promise<boolean> {
  const file = join(folder, NOTES_NAME)
  const content = existsSync(file) ? contentOf(io, file) : ok(noNotes)
  if (!content.ok) {
    io.err(fileError(file, cliLevelsWords().set.noteLost({ problem: content.error })))
    return false
  }
  const changed = structuredClone(content.value)
  change(changed)
  return writeOrTell(io, file, printedNotes(changed), 'file only')
}

function contentOf(io: CliIo, file: string): ReturnType<typeof notesIn> {
  const bytes: Result<Uint8Array, string> = io.read(file)
  if (!bytes.ok) return bytes
  const text = decodeSource(bytes.value)
  return text.ok ? notesIn(text.value) : { ok: false, error: text.error.message }
}

/** The path of a file below a set, as the set has it. */
export function pathInSet(set: string, file: string): string {
  return slashed(relative(set, resolve(file)))
}
