import { csv, eventReader, ndjson } from '@core/game/event-export'
import type { AnyGame } from '@core/game/any-game'
import type { ChunkSource } from '@core/trace/book'
import type { StateLayout } from '@core/trace/trace'
import { makeSlices, type Work } from './slices'

/** The kinds of tables of events by the ending of their files: the name, and the lines for a run of that layout. */
export const traceKinds = {
  csv: { title: 'CSV', formatFor: csv },
  ndjson: { title: 'NDJSON', formatFor: () => ndjson },
} as const

export type TraceKind = keyof typeof traceKinds

/** Number of characters collected before they are written. */
const PORTION = 1 << 20

/** Writes every event of a run, one per line. */
export async function writeTrace(
  game: AnyGame,
  level: unknown,
  run: { readonly layout: StateLayout; readonly book: ChunkSource },
  kind: TraceKind,
  { sink, onProgress, signal }: Work,
): Promise<void> {
  const { layout, book } = run
  const format = traceKinds[kind].formatFor(layout)
  const read = eventReader(game, level, layout)
  const slice = makeSlices(signal)
  const encoder = new TextEncoder()
  let text = format.head
  // More of the run may arrive while it is written.
  const { length } = book
  for (let index = 0; index < length; index++) {
    await slice()
    read(book.chunkAt(index), (record) => (text += format.line(record)))
    onProgress((index + 1) / length)
    if (text.length < PORTION) continue
    await sink(encoder.encode(text))
    text = ''
  }
  await sink(encoder.encode(text))
}
