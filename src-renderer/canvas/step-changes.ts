import type { ChunkSource } from '@core/trace/book'

/** The changes of one step: rows `from` to `to` (exclusive) of the three columns. */
export interface StepChanges {
  readonly slot: Uint32Array
  readonly before: Int32Array
  readonly after: Int32Array
  readonly from: number
  readonly to: number
}

/** Changes of the step that led to position `step`; null at the start and beyond the recorded part. */
export function changesBefore(book: ChunkSource, step: number): StepChanges | null {
  if (step <= 0 || step > book.stepCount) return null
  const chunk = book.chunkAt(book.indexOf(step - 1))
  const at = step - 1 - chunk.firstStep
  return {
    slot: chunk.slot,
    before: chunk.before,
    after: chunk.after,
    from: chunk.changeStart[at]!,
    to: chunk.changeStart[at + 1]!,
  }
}
