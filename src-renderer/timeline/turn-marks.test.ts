import { TraceBook } from '@core/trace/book'
import { Recorder } from '@core/trace/recorder'
import { expect, test } from 'vitest'
import { roundStep, startOfTurn, turnMarks } from './turn-marks'

/** Every turn has so many steps. */
function bookOf(turns: number, stepsATurn: number, stepsAChunk: number): TraceBook {
  const book = new TraceBook()
  const recorder = new Recorder({ ranges: [], slotCount: 1, figures: [], turnCount: turns })
  for (let step = 0; step < turns * stepsATurn; step++) {
    if (step > 0 && step % stepsAChunk === 0) book.append(recorder.take()!)
    recorder.beginStep(Math.trunc(step / stepsATurn), step % stepsATurn)
  }
  book.append(recorder.take()!)
  return book
}

test('every turn of a short run is marked where it begins', () => {
  const book = bookOf(5, 3, 4)
  expect(turnMarks(book, { from: 0, to: 15 }, 20)).toEqual(
    [0, 1, 2, 3, 4].map((turn) => ({ turn, step: turn * 3 })),
  )
})

test('of many turns those with round numbers are marked, and the first', () => {
  const book = bookOf(1000, 6, 50)
  expect(turnMarks(book, { from: 0, to: 6000 }, 10).map(({ turn }) => turn + 1)).toEqual([
    1, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000,
  ])
  const inside = turnMarks(book, { from: 600, to: 720 }, 5)
  expect(inside.map(({ turn }) => turn + 1)).toEqual([105, 110, 115, 120])
  expect(inside.map(({ step }) => step)).toEqual([624, 654, 684, 714])
})

test('starts of turns are right, and near it where no chunk is opened', () => {
  const book = bookOf(300, 7, 64)
  for (let turn = 0; turn < 300; turn++) {
    expect(startOfTurn(book, turn, true)).toBe(turn * 7)
    expect(Math.abs(startOfTurn(book, turn, false) - turn * 7)).toBeLessThanOrEqual(7)
  }
  expect(startOfTurn(book, 300, true)).toBe(2100)
})

test('without a run there are no marks', () => {
  expect(turnMarks(new TraceBook(), { from: 0, to: 1 }, 10)).toEqual([])
})

test.each([
  [0.2, 1],
  [1, 1],
  [1.5, 2],
  [3, 5],
  [7, 10],
  [11, 20],
  [100, 100],
  [640, 1000],
])('the round step for %d is %d', (least, step) => {
  expect(roundStep(least)).toBe(step)
})
