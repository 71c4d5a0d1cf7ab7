import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CompareRule } from '@core/judging/compare-outputs'
import { err, type Result } from '@core/kernel/result'
import { answerPathsOf, type TestFile } from '@core/suite/set-files'
import { answerStateOf, type AnswerFile, type AnswerState } from '@core/suite/expected'
import { contradictionSentence } from '@core/suite/contradictions'
import type { SuiteTask } from '@core/suite/tasks'
import { plainText } from '@core/suite/same-tests'
import { leftOut, type FolderFiles } from '@core/suite/test-files'
import { listIn } from '@core/words'
import { sha256 } from '../sets/sha256'
import type { Workers } from '../threads/suite-pool'
import type { SetNotes } from '@core/protocol/set'
import { noNotes, notesIn, type NotesContent, NOTES_NAME, notesOf } from '../sets/notes'
import { placedContradictions, unknownGroups } from '../sets/kept-programs'
import { outputText } from '../sets/output-text'
import { FolderTooLarge } from '../sets/read-folder'
import { SetFolder, type FolderState } from '../sets/set-folder'
import { cliWords } from './cli-words'
import { decodeSource } from './decode-text'
import type { CliIo } from './io'
import { cliLevelsWords } from './cli-levels-words'
import { words } from '../words'
import { setAround } from './note-tests'
import { fileWarning, placedError, shownName, UsageProblem } from './problems'
import type { SeenTest } from './shards/records'
import { systemReason } from './system-reason'

/** Maximum number of left-out files that are named. */
const MOST_LEFT = 6

/** A test of a folder, with its text. */
export interface SetText extends Omit<SeenTest, 'look' | keyof AnswerState> {
  /** Null where it cannot be read. */
  readonly text: string | null
  /** The answers beside it, the one that counts first. */
  readonly answers: readonly AnswerFile[]
}

/** A test of a folder as it was looked at, with its text. */
export type LookedTest = SetText & SeenTest

/** The tests of a folder with their texts. An unreadable folder is a usage error; an unreadable file is reported in its row. `files`: where it is listed already. */
export async function readSet(
  io: CliIo,
  folder: string,
  files?: readonly TestFile[],
): Promise<SetText[]> {
  return (files ?? (await listFolder(folder)).tests).map((file) => {
    const bytes = io.read(join(folder, file.path))
    const text = textOf(bytes)
    return {
      file,
      text: text.ok ? text.value : null,
      problem: text.ok ? '' : text.error,
      hash: bytes.ok ? sha256(bytes.value) : null,
      plain: text.ok ? sha256(plainText(text.value)) : null,
      answers: answerPathsOf(file).flatMap((path) => {
        const answer = io.read(join(folder, path))
        return answer.ok ? { path, text: outputText(answer.value) } : []
      }),
    }
  })
}

/** Identifies a set by everything that is read of it, in any language: names, bytes and expected answers. */
export function hashOfSet(tests: readonly SetText[]): string {
  return sha256(JSON.stringify(tests.map(({ file, hash, answers }) => [file.path, hash, answers])))
}

/** The data of a folder apart from its tests. */
export interface AboutFolder {
  /** The notes on its tests; empty if there is no file. */
  readonly notes: WrittenNotes
  /** Programs that are kept with it. */
  readonly programs: NotesContent['programs']
  /** What is reported about the folder on standard error: unreadable notes, files that are left out. */
  readonly told: string
  /** Whether what is expected of its programs in groups can be met; an error otherwise. */
  readonly isSound: boolean
  /** Its tests. */
  readonly files: readonly TestFile[]
}

type WrittenNotes = Omit<SetNotes, 'problem'>

/** The notes on the tests of a folder, and what is reported about it. */
export async function aboutFolder(io: CliIo, folder: string): Promise<AboutFolder> {
  const { set: say } = cliLevelsWords()
  const listed = await listFolder(folder)
  const { elsewhere } = listed
  const left = leftOut(listed, NOTES_NAME)
  const namesOf = (paths: readonly string[]): string =>
    listIn(words, paths.map(shownName), MOST_LEFT)
  const told = [
    ...(left.length === 0
      ? []
      : [say.leftOut({ folder, count: left.length, names: namesOf(left) })]),
    ...(elsewhere.length === 0
      ? []
      : [say.elsewhere({ folder, count: elsewhere.length, names: namesOf(elsewhere) })]),
  ].map((line) => `${line}\n`)
  let problem = ''
  const paths = listed.tests.map(({ path }) => path)
  const hearing = { ...io, err: (text: string) => (problem += text) }
  const { content, isSound } = readNotes(hearing, folder, paths)
  const { programs } = content
  const about = { notes: notesOf(content), programs, isSound, files: listed.tests }
  return { ...about, told: `${problem}${told.join('')}` }
}

/** What is written about the tests of a folder; nothing where there is no such file. One that cannot be read is told. */
export function notesOn(io: CliIo, folder: string): WrittenNotes {
  return notesOf(contentOn(io, folder))
}

/** Where the paths of the tests are given, what is expected in their groups and no run can meet is told. */
export function contentOn(io: CliIo, folder: string, paths?: readonly string[]): NotesContent {
  return readNotes(io, folder, paths).content
}

/** The same with whether all that is expected can be met. Notes that cannot be read are passed over with a warning. */
function readNotes(
  io: CliIo,
  folder: string,
  paths?: readonly string[],
): { readonly content: NotesContent; readonly isSound: boolean } {
  const file = join(folder, NOTES_NAME)
  if (!existsSync(file)) return { content: noNotes, isSound: true }
  const passOver = (problem: string) => {
    io.err(fileWarning(file, cliLevelsWords().set.notesLeftOut({ problem })))
    return { content: noNotes, isSound: true }
  }
  const text = textOf(io.read(file))
  if (!text.ok) return passOver(text.error)
  const notes = notesIn(text.value)
  if (!notes.ok) return passOver(notes.error)
  const errors = paths ? expectationErrors(file, text.value, notes.value, paths) : []
  errors.forEach((error) => io.err(error))
  return { content: notes.value, isSound: errors.length === 0 }
}

/** A sentence for each program that is expected something in a group without tests, or against another expectation. */
function expectationErrors(
  file: string,
  text: string,
  { programs }: NotesContent,
  paths: readonly string[],
): string[] {
  const unknown = unknownGroups(text, programs, paths).map(({ program, group, ...at }) => {
    const names = { program: shownName(program), group: shownName(group) }
    return placedError(file, at, cliLevelsWords().set.unknownGroup(names))
  })
  const odd = placedContradictions(text, programs, paths).map(({ program, contradiction, ...at }) =>
    placedError(file, at, contradictionSentence(words, program, contradiction)),
  )
  return [...unknown, ...odd]
}

/** How the set compares that a level lies in: that of the nearest folder above it with notes; by tokens where there is none. */
export function compareRuleAt(io: CliIo, level: string): CompareRule {
  const folder = level === '-' ? null : setAround(dirname(level))
  return folder === null ? 'tokens' : notesOn(io, folder).compare
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
    ({ length }) => io.progress?.((done += length), readable.length, cliWords().progress.tests),
  )
  const looks = await job.done
  const lookOf = new Map(readable.map(({ file }, at) => [file.path, looks[at]!]))
  return tests.map((test) => {
    const look = lookOf.get(test.file.path) ?? null
    return { ...test, look, ...answerStateOf(look, test.answers) }
  })
}

/** The same on threads that are opened for it; as many as processors where their number is not given. */
export async function lookedSet(
  io: CliIo,
  tests: readonly SetText[],
  jobs?: number,
): Promise<LookedTest[]> {
  const workers = await io.workers(jobs)
  return lookAtSet(io, workers, tests).finally(() => void workers.close())
}

/** Reports on standard error why a test is not usable. */
export function tellProblem(io: Pick<CliIo, 'err'>, { file, look, problem }: SeenTest): void {
  io.err(placedError(file.path, look?.problem ?? null, look?.problem?.message ?? problem))
}

/** What lies in the folder of a set, as the app lists it; a folder that cannot be read is wrong usage. */
export async function listFolder(
  folder: string,
): Promise<FolderFiles & Pick<FolderState, 'elsewhere'>> {
  try {
    const listed = new SetFolder(folder)
    const { tests, elsewhere } = await listed.read()
    return { tests: tests.map(({ file }) => file), paths: listed.all, elsewhere }
  } catch (error) {
    const reason = error instanceof FolderTooLarge ? error.message : systemReason(error)
    throw new UsageProblem(`${folder}: ${reason}`)
  }
}

function textOf(bytes: Result<Uint8Array, string>): Result<string, string> {
  if (!bytes.ok) return bytes
  const text = decodeSource(bytes.value)
  return text.ok ? text : err(text.error.message)
}
