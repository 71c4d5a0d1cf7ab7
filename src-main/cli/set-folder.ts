import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { expectedOf, type Expected } from '@core/suite/expected'
import type { TextLook } from '@core/suite/look-at-text'
import { testFilesOf, type TestFile } from '@core/suite/set-files'
import type { SuiteTask } from '@core/suite/tasks'
import type { Workers } from '../pool/suite-pool'
import { notesIn, NOTES_NAME, notesOf } from '../sets/notes'
import { decodeText } from './decode-text'
import type { CliIo } from './io'
import { shownName, UsageProblem } from './problems'
import { systemReason } from './system-reason'

/** A test of a folder, with its text. */
export interface SetText {
  readonly file: TestFile
  /** Null where it cannot be read. */
  readonly text: string | null
  /** Why not; empty where it can. */
  readonly problem: string
  /** The answer beside it; null when there is none. */
  readonly answer: string | null
}

/** A test of a folder as it was looked at. */
export interface LookedTest extends SetText {
  readonly look: TextLook | null
  readonly expected: Expected
}

/** The tests of a folder with their texts. A folder that cannot be read is wrong usage, a file that cannot is told with its row. */
export function readSet(io: CliIo, folder: string): SetText[] {
  return testFilesOf(pathsBelow(folder)).map((file) => {
    const text = readText(io, join(folder, file.path))
    const answer = file.answer === null ? null : readText(io, join(folder, file.answer))
    return {
      file,
      text: text.ok ? text.value : null,
      problem: text.ok ? '' : text.error,
      answer: answer?.ok ? answer.value : null,
    }
  })
}

/** The notes on the tests of a folder by their paths; none where the user wrote none. A file that cannot be read is told. */
export function notesOn(io: CliIo, folder: string): Readonly<Record<string, string>> {
  const file = join(folder, NOTES_NAME)
  if (!existsSync(file)) return {}
  const text = readText(io, file)
  const notes = text.ok ? notesIn(text.value) : text
  if (notes.ok) return notesOf(notes.value).tests
  io.err(`${shownName(file)}: warning: its notes are left out: ${notes.error}\n`)
  return {}
}

/** Looks at all tests on the threads of `workers`, in order. */
export async function lookAtSet(
  io: CliIo,
  workers: Workers,
  tests: readonly SetText[],
): Promise<LookedTest[]> {
  const readable = tests.filter(({ text }) => text !== null)
  let done = 0
  const job = workers.start<'look'>(
    readable.map(({ file, text }): Extract<SuiteTask, { kind: 'look' }> => ({
      kind: 'look',
      name: file.path,
      text: text!,
    })),
    ({ length }) => io.progress?.((done += length), readable.length, 'tests'),
  )
  const looks = await job.done
  const lookOf = new Map(readable.map(({ file }, at) => [file.path, looks[at]!]))
  return tests.map((test) => {
    const look = lookOf.get(test.file.path) ?? null
    return { ...test, look, expected: expectedOf(look, test.answer) }
  })
}

/** Tells on standard error what keeps a test from being one. */
export function tellProblem(io: CliIo, { file, look, problem }: LookedTest): void {
  const at = look?.problem ? `:${look.problem.line}:${look.problem.column}` : ''
  io.err(`${shownName(file.path)}${at}: error: ${look?.problem?.message ?? problem}\n`)
}

function pathsBelow(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() || entry.isSymbolicLink())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
  } catch (error) {
    throw new UsageProblem(`${folder}: ${systemReason(error)}`)
  }
}

function readText(
  io: CliIo,
  path: string,
): { ok: true; value: string } | { ok: false; error: string } {
  const bytes = io.read(path)
  if (!bytes.ok) return bytes
  const text = decodeText(bytes.value)
  return text.ok ? text : { ok: false, error: text.error.message }
}
