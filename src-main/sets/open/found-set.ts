import { decodeText } from '@core/kernel/decode-text'
import { err, ok, type Result } from '@core/kernel/result'
import type { FoundSet, TestNow } from '@core/suite/certificate'
import { systemProblem } from '../../files/file-problem'
import { readBytesNow } from '../../files/read-level'
import { sha256 } from '../sha256'
import type { OpenSet } from './open-set'
import { inTurns, onDiskOf } from '../read-folder'
import { testKey } from '../test-key'
import { setsWords } from '../sets-words'

/** A set as it is found now, with the hashes of its files, if these are as they were looked at; else a sentence. */
export async function foundSet(open: OpenSet): Promise<Result<FoundSet, string>> {
  const { tests, notes, problem } = open.listed
  if (problem) return err(problem.message)
  const known = tests.flatMap(({ path }) => open.test(path) ?? [])
  if (known.some(({ summary }) => summary === null)) {
    return err(setsWords().stillLooked)
  }
  try {
    const read = await onDiskOf(open.path, (sign) =>
      inTurns(known, sign, ({ file }) => readBytesNow(open.fullPath(file.path), sign)),
    )
    const found: TestNow[] = []
    for (const [at, { file, look, summary, key }] of known.entries()) {
      const bytes = read[at]!
      const text = bytes.ok ? decodeText(bytes.value) : null
      const isSame = look === null || (text?.ok && testKey(file.path, text.value) === key)
      if (!isSame) return err(setsWords().justChanged({ path: file.path }))
      found.push({
        name: file.path,
        note: notes.tests[file.path] ?? '',
        hash: bytes.ok ? sha256(bytes.value) : null,
        expected: summary!.expected,
        look,
      })
    }
    return ok({ tests: found, compare: notes.compare })
  } catch (error) {
    const fault = systemProblem(open.path, 'read', error)
    if (!fault) throw error
    return err(fault.message)
  }
}
