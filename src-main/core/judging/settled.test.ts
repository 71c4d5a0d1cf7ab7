import { expect, it } from 'vitest'
import { BOOK_BUDGET, TraceBook } from '../trace/book'
import { Recorder } from '../trace/recorder'
import type { StateLayout } from '../trace/trace'
import { isWrittenBy, settledAt } from './settled'

const layout: StateLayout = {
  ranges: [],
  slotCount: 3,
  figures: [{ name: 'score', slot: 1 }],
  turnCount: 9,
}

/** A run of chunks of steps, each of which sets slots to values. */
function runOf(...chunks: (readonly (readonly [slot: number, value: number])[])[][]) {
  const recorder = new Recorder(layout)
  const book = new TraceBook(null, BOOK_BUDGET, [1])
  for (const steps of chunks) {
    for (const changes of steps) {
      recorder.beginStep(0, 0)
      for (const [slot, value] of changes) recorder.set(slot, value)
    }
    book.append(recorder.take()!)
  }
  return { layout, book, isWhole: true }
}

const run = runOf(
  [[[0, 1]], [[1, 4]], []],
  [
    [
      [0, 2],
      [2, 1],
    ],
    [[0, 5]],
  ],
  [[], [[2, 3]], []],
)

it('is settled by the last change of its slot, or stands from the start', () => {
  expect([0, 1, 2].map((slot) => settledAt(run, [{ slot }]))).toEqual([5, 2, 7])
  expect(settledAt(run, [{ slot: 9 }])).toBe(0)
  expect(settledAt(run, [])).toBe(0)
  expect(settledAt({ ...run, isWhole: false }, [{ slot: 0 }])).toBeNull()
})

it('is settled by the last of all that it is held in', () => {
  expect(settledAt(run, [{ slot: 0 }, { slot: 1 }])).toBe(5)
  expect(settledAt(run, [{ slot: 1 }, { slot: 2 }, { slot: 0 }])).toBe(7)
  expect(settledAt(run, [{ slot: 1, least: 99 }, { slot: 0 }])).toBeNull()
})

it('is settled by what first brings its slot to so much, though it goes on', () => {
  const first = (slot: number, least: number, of = run) => settledAt(of, [{ slot, least }])
  expect([0, 1, 2, 3, 5, 6].map((least) => first(0, least))).toEqual([0, 1, 4, 5, 5, null])
  expect([first(1, 4), first(2, 1), first(2, 2)]).toEqual([2, 4, 7])
  // That it may come yet is not known: what has come holds.
  expect([first(0, 2, { ...run, isWhole: false }), first(0, 6)]).toEqual([4, null])
  expect(first(0, 0, { ...runOf(), isWhole: false })).toBeNull()
})

it('reads some bits of a slot alone', () => {
  const bits = runOf([[[0, 0b0101]], [[0, 0b1101]], [[0, 0b1100]]])
  expect(settledAt(bits, [{ slot: 0, mask: 0b11 }])).toBe(3)
  expect(settledAt(bits, [{ slot: 0, shift: 3 }])).toBe(2)
  expect(settledAt(bits, [{ slot: 0, shift: 2, mask: 1 }])).toBe(1)
  expect(settledAt(bits, [{ slot: 0, shift: 2, least: 3 }])).toBe(2)
  expect(isWrittenBy({ slot: 0, shift: 1, mask: 1 }, 0b01, 0b10)).toBe(true)
  expect(isWrittenBy({ slot: 0, shift: 1, mask: 1 }, 0b10, 0b11)).toBe(false)
})

it('reaches so much by the change that crosses it, not by one above or below', () => {
  const held = { slot: 0, least: 3 }
  const crossed = ([before, after]: readonly [number, number]) => isWrittenBy(held, before, after)
  expect(
    (
      [
        [2, 3],
        [0, 9],
        [3, 4],
        [1, 2],
        [4, 2],
      ] as const
    ).map(crossed),
  ).toEqual([...[true, true, false, false, false]])
})
