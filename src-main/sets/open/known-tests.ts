import { join } from 'node:path'
import type { TestSummary } from '@core/protocol/set'
import type { TextLook } from '@core/suite/look-at-text'
import { plainText, type Prints } from '@core/suite/same-tests'
import type { TestFile } from '@core/suite/set-files'
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
  /** True when it is looked at, or was. */
  isAsked: boolean
  /** Of its look in the store; empty where there is none. */
  key: string
}

/** A test that has been read. */
export interface Read {
  readonly test: KnownTest
  readonly name: string
  readonly text: string
  readonly beside: string | null
  readonly prints: Prints
}

/** Reads tests of a folder, an absolute path, with the answers beside them. Throws where the disk does not answer. */
export async function readTests(
  folder: string,
  tests: readonly KnownTest[],
): Promise<{ read: Read[]; unread: { test: KnownTest; problem: string }[] }> {
  const found = await onDiskOf(folder, (sign) =>
    inTurns(tests, sign, async (test) => {
      const { path, answer } = test.file
      const text = await readLevelNow(join(folder, path), sign)
      const beside = answer === null ? null : await readBytesNow(join(folder, answer), sign)
      return { test, text, beside }
    }),
  )
  const read: Read[] = []
  const unread: { test: KnownTest; problem: string }[] = []
  for (const { test, text, beside } of found) {
    const name = test.file.path
    if (!text.ok) {
      unread.push({ test, problem: text.error.message })
      continue
    }
    test.key = testKey(name, text.value)
    const prints = { exact: sha256(text.value), plain: sha256(plainText(text.value)) }
    const answer = beside?.ok ? outputText(beside.value) : null
    read.push({ test, name, text: text.value, beside: answer, prints })
  }
  return { read, unread }
}
