import type { AnswerFile } from '@core/suite/expected'
import { plainText, type Prints } from '@core/suite/same-tests'
import { outputText } from './output-text'
import { sha256 } from './sha256'
import { testKey } from './test-key'

/** What the files of a test hold. */
export interface TestContent {
  readonly text: string
  /** Of the look at its text. */
  readonly key: string
  readonly prints: Prints
  /** The answers beside it that can be read, the one that counts first. */
  readonly answers: readonly AnswerFile[]
}

/** The content of a test by its path, of its text and of the bytes of the answers beside it. */
export function contentOf(
  path: string,
  text: string,
  answers: readonly (readonly [path: string, bytes: Uint8Array])[],
): TestContent {
  return {
    text,
    key: testKey(path, text),
    prints: { exact: sha256(text), plain: sha256(plainText(text)) },
    answers: answers.map(([path, bytes]) => ({ path, text: outputText(bytes) })),
  }
}
