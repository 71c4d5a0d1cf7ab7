import type { ReadingId } from '@core/trace/machine'

/** Where in a test to begin: at a step by its number from 0, or beside what a misreading makes of it. */
export type TestPlace =
  | { readonly step: number }
  | { readonly reading: ReadingId }
  /** The step that determines the answer at an offset. */
  | { readonly answer: number }
