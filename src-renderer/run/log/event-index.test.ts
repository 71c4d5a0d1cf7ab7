import { makeRng } from '@core/kernel/rng'
import { TraceBook } from '@core/trace/book'
import { Recorder } from '@core/trace/recorder'
import type { TraceChunk } from '@core/trace/trace'
import { expect, test } from 'vitest'
import { EventIndex, type ListedEvent } from './event-index'

const KINDS = 5
const layout = { ranges: [], slotCount: 4, figures: [], turnCount: 0 }

interface Recorded {
  readonly chunks: readonly TraceChunk[]
  /** All events in order, as they were emitted. */
  readonly events: readonly ListedEvent[]
}

/** A run of chance: steps with none, few or many events, in chunks of every size. */
function recordedRun(seed: number, steps: number): Recorded {
  const rng = makeRng(seed)
  const recorder = new Recorder(layout)
  const chunks: TraceChunk[] = []
  const events: ListedEvent[] = []
  for (let step = 0; step < steps; step++) {
    if (recorder.isFull() || rng.below(40) === 0) {
      const chunk = recorder.take()
      if (chunk) chunks.push(chunk)
    }
    const mark = { turn: step >> 2, phase: step & 3 }
    recorder.beginStep(mark.turn, mark.phase)
    const count = rng.below(3) === 0 ? rng.below(6) : 0
    for (let i = 0; i < count; i++) {
      const event = { code: rng.below(KINDS), args: [step, i, 3 - step] }
      recorder.emit({ code: event.code, args: ['step', 'i', 'left'] }, { step, i, left: 3 - step })
      events.push({ event, step, ...mark })
    }
  }
  const rest = recorder.take()
  if (rest) chunks.push(rest)
  return { chunks, events }
}

function bookOf(chunks: readonly TraceChunk[]): TraceBook {
  const book = new TraceBook()
  for (const chunk of chunks) book.append(chunk)
  return book
}

const filters = [
  [true, true, true, true, true],
  [false, true, false, false, true],
  [false, false, false, false, false],
]

test.each([1, 2, 3])('rows are those of a plain scan (seed %i)', (seed) => {
  const { chunks, events } = recordedRun(seed, 3000)
  for (const isShown of filters) {
    const index = new EventIndex(isShown)
    index.extend(bookOf(chunks))
    const scanned = events.filter((row) => isShown[row.event.code])
    expect(Array.from({ length: index.length }, (_, row) => index.at(row))).toEqual(scanned)
    expect(index.counts).toEqual(
      isShown.map((_, code) => events.filter((row) => row.event.code === code).length),
    )
  }
})

test.each([4, 5])('rows of a step are those of a plain scan (seed %i)', (seed) => {
  const { chunks, events } = recordedRun(seed, 1500)
  for (const isShown of filters) {
    const index = new EventIndex(isShown)
    index.extend(bookOf(chunks))
    const scanned = events.filter((row) => isShown[row.event.code])
    const first = Array.from({ length: 1502 }, (_, step) => index.firstRowFrom(step))
    expect(first).toEqual(first.map((_, step) => scanned.filter((row) => row.step < step).length))
  }
})

test('grows with the run', () => {
  const { chunks, events } = recordedRun(6, 2000)
  const index = new EventIndex([true, true, true, true, true])
  for (let count = 0; count <= chunks.length; count++) {
    index.extend(bookOf(chunks.slice(0, count)))
    const end = count === 0 ? 0 : chunks[count - 1]!.firstStep + chunks[count - 1]!.stepCount
    expect(index.length).toBe(events.filter((row) => row.step < end).length)
  }
  expect(index.at(index.length - 1)).toEqual(events.at(-1))
})

test('a row beyond the last is a bug', () => {
  expect(() => new EventIndex([true]).at(0)).toThrow('no event row 0 of 0')
})
