import type { ChunkSource } from '@core/trace/book'

/** Events of each kind over a run so far, by event code. */
export function countEvents(book: ChunkSource | null, kinds: number): readonly number[] {
  const counts = new Array<number>(kinds).fill(0)
  for (let chunk = 0; chunk < (book?.length ?? 0); chunk++) {
    const { eventCounts } = book!.sketchAt(chunk)
    eventCounts.forEach((count, code) => (counts[code] = (counts[code] ?? 0) + count))
  }
  return counts
}
