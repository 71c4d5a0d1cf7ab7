import { expect, it } from 'vitest'
import { FigureSeries } from './figure-series'
import { Recorder } from './recorder'
import type { StateLayout, TraceChunk } from './trace'

const layout: StateLayout = {
  ranges: [],
  slotCount: 4,
  figures: [
    { name: 'a', slot: 1 },
    { name: 'b', slot: 3 },
  ],
  turnCount: 0,
}

/** Two steps a turn; turn 5 has none. Slot 1 counts the steps, slot 3 holds three times the turn. */
function chunksOf(turns: number): TraceChunk[] {
  const recorder = new Recorder(layout)
  const chunks: TraceChunk[] = []
  for (let step = 0; step < 2 * turns; step++) {
    const turn = step >> 1
    if (turn === 5) continue
    recorder.beginStep(turn, step & 1)
    recorder.set(1, step + 1)
    recorder.set(3, 3 * turn)
    recorder.set(0, -step)
    if (step % 7 === 0) chunks.push(recorder.take()!)
  }
  chunks.push(recorder.take()!)
  return chunks
}

it('holds each figure at the end of each turn; a turn without steps holds those before', () => {
  const series = new FigureSeries(layout)
  for (const chunk of chunksOf(700)) series.append(chunk)
  const turns = Array.from({ length: 700 }, (_, turn) => (turn === 5 ? 4 : turn))
  expect(series.turnCount).toBe(700)
  expect(Array.from(series.columns[0]!)).toEqual(turns.map((turn) => 2 * turn + 2))
  expect(Array.from(series.columns[1]!)).toEqual(turns.map((turn) => 3 * turn))
})

it('takes parts that overlap in the turn they part in', () => {
  const chunks = chunksOf(700)
  const from = new FigureSeries(layout)
  const into = new FigureSeries(layout)
  chunks.forEach((chunk, index) => {
    from.append(chunk)
    if (index < 3) into.append(chunk)
    else if (index % 2 === 0 || index === chunks.length - 1)
      into.appendPart(from.partFrom(Math.max(0, into.turnCount - 1)))
  })
  expect(into.columns).toEqual(from.columns)
})
