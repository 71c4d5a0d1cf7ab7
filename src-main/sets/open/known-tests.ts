import { join } from 'node:path'
import type { TestSummary } from '@core/protocol/set'
import type { TextLook } from '@core/suite/look-at-text'
import type { AnswerFile } from '@core/suite/expected'
import { plainText, type Prints } from '@core/suite/same-tests'
import { answerPathsOf, type TestFile } from '@core/suite/set-files'
import { readBytesNow, readLevelNow } from '../../files/read-level'
import { outputText } from '../output-text'
import { inTurns, onDiskOf } from '../read-folder'
import { sha256 } from '../sha256'
import { testKey } from '../test-key'

/** A test as it is known. */
export interface KnownTest {
  readonly file: TestFile
  /** Of the test and of the answer beside it. */
  readonly state: string
  /** Null where it cannot be read, or is not yet. */
  look: TextLook | null
  summary: TestSummary | null
  /** Whether it has been looked at or is being looked at. */
  isAsked: boolean
  /** Of its look in the store; empty if there is none. */
  key: string
}

/** A test that has been read. */
export interface Read {
  readonly test: KnownTest
  readonly name: string
  readonly text: string
  readonly answers: readonly AnswerFile[]
  readonly prints: Prints
}

/** Reads tests of a folder, an absolute path, with the answers beside them, as far as these can be read. Throws where the disk does not answer. */
export async function readTests(
  folder: string,
  tests: readonly KnownTest[],
): Promise<{ read: Read[]; unread: { test: KnownTest; problem: string }[] }> {
  const found = await onDiskOf(folder, (sign) =>
    inTurns(tests, sign, async (test) => {
      const text = await readLevelNow(join(folder, test.file.path), sign)
      const answers: AnswerFile[] = []
      for (const path of answerPathsOf(test.file)) {
        const bytes = await readBytesNow(join(folder, path), sign)
        if (bytes.ok) answers.push({ path, text: outputText(bytes.value) })
      }
      return { test, text, answers }
    }),
  )
  const read: Read[] = []
  const unread: { test: KnownTest; problem: string }[] = []
  for (const { test, text, answers } of found) {
    const name = test.file.path
    if (!text.ok) {
      unread.push({ test, problem: text.error.message })
      continue
    }
    test.key = testKey(name, text.value)
    const prints = { exact: sha256(text.value), plain: sha256(plainText(text.value)) }
    read.push({ test, name, text: text.value, answers, prints })
  }
  return { read, unread }
}
