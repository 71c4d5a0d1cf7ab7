import type { SetToPack, TestToPack } from '@core/package/packed-set'
import { err, ok, type Result } from '@core/kernel/result'
import { setFaults } from '@core/suite/set-faults'
import { noAnswerFile } from '@core/suite/expected'
import { systemProblem } from '../../files/file-problem'
import { readLevelNow } from '../../files/read-level'
import { programsToPack } from '../../programs/programs-to-pack'
import type { KnownTest } from './known-tests'
import { invalidPaths, readInvalid } from './invalid-inputs'
import type { OpenSet } from './open-set'
import { inTurns, onDiskOf } from '../read-folder'
import { readStatements } from '../statements'
import { testKey } from '../test-key'
import { words } from '../../words'
import { setsWords } from '../sets-words'

/** A text that changes whenever the tests, files, answers, notes, limits, points or the comparison of a set change. */
export function stateOfTests(set: string, open: OpenSet): string {
  const { tests, notes } = open.listed
  return JSON.stringify([
    set,
    [notes.compare, notes.limits, notes.scoring, notes.groups, open.notes.programs],
    open.statements,
    [invalidPaths(open), notes.invalid],
    tests.map(({ path }) => {
      const { state, summary } = open.test(path) ?? {}
      return [path, state, summary?.expected, summary?.rival, notes.tests[path], notes.made[path]]
    }),
  ])
}

/** A set with the texts of its tests as they were looked at; else a sentence. */
export async function openSetToPack(open: OpenSet): Promise<Result<SetToPack, string>> {
  const { tests, notes, problem } = open.listed
  if (problem) return err(problem.message)
  const known = tests.flatMap(({ path }) => open.test(path) ?? [])
  const unread = known.find(({ summary }) => summary !== null && summary.unread !== null)
  if (unread) return err(`${unread.file.path}: ${unread.summary!.unread!}`)
  if (known.some(({ look }) => look === null)) {
    return err(setsWords().stillLooked)
  }
  try {
    const texts = await onDiskOf(open.path, (sign) =>
      inTurns(known, sign, ({ file }) => readLevelNow(open.fullPath(file.path), sign)),
    )
    const read: TestToPack[] = []
    for (const [at, test] of known.entries()) {
      const text = texts[at]!
      if (!text.ok) return err(`${test.file.path}: ${text.error.message}`)
      if (!isSame(test, text.value)) {
        return err(setsWords().justChanged({ path: test.file.path }))
      }
      const { file, look, summary } = test
      const { expected, rival } = summary ?? noAnswerFile
      const note = notes.tests[file.path] ?? ''
      const made = notes.made[file.path] ?? null
      read.push({ file, answers: { expected, rival }, text: text.value, look: look!, note, made })
    }
    const { compare, limits, scoring, groups: titles } = notes
    const own = await programsToPack(open.notes.programs, open.path)
    const faults = setFaults(
      words,
      { scoring, own },
      known.map(({ file }) => file.path),
    )
    const statements = await readStatements(open.path)
    if (!statements.ok) return err(`${statements.error.file}: ${statements.error.problem}`)
    const invalid = (await readInvalid(open)).map((one) => {
      return { ...one, expected: notes.invalid[one.path] ?? null }
    })
    const said = { compare, limits, scoring, titles, faults, own, invalid }
    return ok({ tests: read, ...said, statements: statements.value })
  } catch (error) {
    const fault = systemProblem(open.path, 'read', error)
    if (!fault) throw error
    return err(fault.message)
  }
}

function isSame({ file, key }: KnownTest, text: string): boolean {
  return testKey(file.path, text) === key
}
