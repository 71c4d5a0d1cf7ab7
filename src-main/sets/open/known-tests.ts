import type { TestSummary } from '@core/protocol/set'
import type { TextLook } from '@core/suite/look-at-text'
import type { TestFile } from '@core/suite/set-files'
import type { TestContent } from '../test-content'

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
export interface Read extends TestContent {
  readonly test: KnownTest
  readonly name: string
}
