import { Recorder } from '@core/trace/recorder'
import { TraceBook } from '@core/trace/book'
import { expect, test } from 'vitest'
import { figureLines } from './figure-lines'

/** So many turns of two steps each, in chunks of ten turns. */
function bookOf(turns: number): TraceBook {
  const recorder = new Recorder({ ranges: [], slotCount: 1, figures: [], turnCount: turns })
  const book = new TraceBook()
  for (let step = 0; step < 2 * turns; step++) {
    if (step > 0 && step % 20 === 0) book.append(recorder.take()!)
    recorder.beginStep(step >> 1, step & 1)
  }
  book.append(recorder.take()!)
  return book
}

const column = (turns: number, of: (turn: number) => number) =>
  Int32Array.from({ length: turns }, (_, turn) => of(turn))

test('a line goes from its least to its most on the stretch, and jumps where its figure does', () => {
  const book = bookOf(100)
  const columns = [column(100, () => 7), column(100, (turn) => (turn < 50 ? 3 : 40))]
  const { lines, skyline } = figureLines(book, columns, { from: 0, to: 200 }, 101)
  const [line, ...more] = lines
  expect(skyline).toBeNull()
  expect(more).toEqual([])
  expect(line!.figure).toBe(1)
  expect([...line!.heights]).toEqual(Array.from({ length: 101 }, (_, i) => (i < 50 ? 0 : 1)))
})

test('a stretch without a change has no line, and one that is closer has its own scale', () => {
  const book = bookOf(100)
  const columns = [column(100, (turn) => turn * turn)]
  expect(figureLines(book, [column(100, () => 1)], { from: 0, to: 200 }, 10).lines).toEqual([])
  const [near] = figureLines(book, columns, { from: 100, to: 140 }, 11).lines
  expect(near!.heights[0]).toBe(0)
  expect(near!.heights.at(-1)).toBe(1)
})

test('while the run is recorded a line ends where the record does', () => {
  const columns = [column(50, (turn) => turn)]
  const [line] = figureLines(bookOf(50), columns, { from: 0, to: 200 }, 100).lines
  expect(line!.heights).toHaveLength(50)
})

test('of many figures the first six that change', () => {
  const columns = Array.from({ length: 9 }, (_, i) => column(20, (turn) => (i === 2 ? 0 : turn)))
  const { lines } = figureLines(bookOf(20), columns, { from: 0, to: 40 }, 20)
  expect(lines.map(({ figure }) => figure)).toEqual([0, 1, 3, 4, 5, 6])
})

test('lines that would hide each other give way to the greatest of their figures', () => {
  const columns = [column(100, (turn) => (turn % 2) * 8), column(100, (turn) => turn / 25)]
  const { lines, skyline } = figureLines(bookOf(100), columns, { from: 0, to: 200 }, 101)
  expect(lines).toEqual([])
  expect(skyline!.slice(0, 4).map((height) => height * 8)).toEqual(Float32Array.of(0, 8, 0, 8))
  expect(skyline![98]! * 8).toBe(3)
})
