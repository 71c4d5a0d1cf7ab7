import { expect, test } from 'vitest'
import { expectedSteps, panned, shownWindow, zoomed } from './time-window'

test('the whole run is on show unless a stretch is held', () => {
  expect(shownWindow(null, 3, 100)).toEqual({ from: 0, to: 100 })
  expect(shownWindow({ from: 0, to: 200, heldAt: 0 }, 3, 100)).toEqual({ from: 0, to: 100 })
  expect(shownWindow(null, 0, 0)).toEqual({ from: 0, to: 1 })
})

test('a held stretch is turned like a page when the playhead leaves it', () => {
  const held = { from: 20, to: 40, heldAt: 25 }
  expect(shownWindow(held, 30, 100)).toEqual({ from: 20, to: 40 })
  expect(shownWindow(held, 41, 100)).toEqual({ from: 40, to: 60 })
  expect(shownWindow(held, 19, 100)).toEqual({ from: 0, to: 20 })
  expect(shownWindow(held, 99, 100)).toEqual({ from: 80, to: 100 })
})

test('a stretch that was moved away from the playhead stays until it steps', () => {
  const held = { from: 20, to: 40, heldAt: 70 }
  expect(shownWindow(held, 70, 100)).toEqual({ from: 20, to: 40 })
  expect(shownWindow(held, 71, 100)).toEqual({ from: 60, to: 80 })
})

test('a stretch is kept inside a run that has become shorter', () => {
  expect(shownWindow({ from: 60, to: 80, heldAt: 70 }, 30, 70)).toEqual({ from: 20, to: 40 })
  expect(shownWindow({ from: 60, to: 80, heldAt: 65 }, 65, 70)).toEqual({ from: 50, to: 70 })
})

test('zooming keeps the step under the pointer in its place', () => {
  expect(zoomed({ from: 0, to: 1000 }, 1000, 250, 0.5)).toEqual({ from: 125, to: 625 })
  expect(zoomed({ from: 125, to: 625 }, 1000, 125, 0.5)).toEqual({ from: 125, to: 375 })
})

test('zooming ends at the whole run and at twelve steps', () => {
  expect(zoomed({ from: 100, to: 900 }, 1000, 500, 2)).toBeNull()
  expect(zoomed({ from: 100, to: 120 }, 1000, 110, 0.1)).toEqual({ from: 104, to: 116 })
  expect(zoomed({ from: 0, to: 7 }, 7, 3, 0.5)).toBeNull()
})

test('panning ends at both ends of the run', () => {
  expect(panned({ from: 100, to: 200 }, 1000, 50)).toEqual({ from: 150, to: 250 })
  expect(panned({ from: 100, to: 200 }, 1000, -150)).toEqual({ from: 0, to: 100 })
  expect(panned({ from: 100, to: 200 }, 1000, 5000)).toEqual({ from: 900, to: 1000 })
})

test('the axis of a run under way is as long as its turns so far tell, and never shorter than what is there', () => {
  expect(expectedSteps(52_000, 52_000, 100_001)).toBe(100_001)
  expect(expectedSteps(300, 10, 40)).toBe(1200)
  expect(expectedSteps(300, 40, 40)).toBe(300)
  expect(expectedSteps(300, 41, 40)).toBe(300)
  expect(expectedSteps(0, 0, 40)).toBe(0)
})
