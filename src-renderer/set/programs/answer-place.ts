import type { ReadingId } from '@core/trace/machine'

/** Where in a test to begin: at the step that determines the answer at an offset, or beside a misreading. */
export type AnswerPlace = { readonly answer: number } | { readonly reading: ReadingId }
