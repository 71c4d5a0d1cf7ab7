import type { ChunkSource } from '@core/trace/book'

/** Number of events of each kind in a run so far, by event code. */
export function countEvents(book: ChunkSource | null, kinds: number): readonly number[] {
  const counts = new Array<number>(kinds).fill(0)
  for (let chunk = 0; chunk < (book?.length ?? 0); chunk++) {
    const { eventCounts } = book!.sketchAt(chunk)
    eventCounts.forEach((count, code) => (counts[code] = (counts[code] ?? 0) + count))
  }
  return counts
}
