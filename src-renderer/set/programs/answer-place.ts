import type { ReadingId } from '@core/trace/machine'

/** Where in a test to begin: at the step that settles what stands at an offset of its answer, or beside a misreading. */
export type AnswerPlace = { readonly answer: number } | { readonly reading: ReadingId }
