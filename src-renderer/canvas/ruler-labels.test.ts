import { expect, test } from 'vitest'
import { hexGeometry, squareGeometry } from './geometry'
import { namedEvery, rulerLabels, type Ruler, type RuledView } from './ruler-labels'

const cols: Ruler = { axis: 'col', isAtEnd: false, gap: 8, band: 18 }
const rows: Ruler = { axis: 'row', isAtEnd: false, gap: 8, band: 18 }

/** A board of 20 × 10 squares of 10 pixels, of which a stretch is seen. */
function squares(x: number, y: number, width: number, height: number): RuledView {
  const size = { rows: 20, cols: 10 }
  const seen = { x, y, width, height }
  const exists = (row: number, col: number) => row >= 0 && row < 20 && col >= 0 && col < 10
  const visible = squareGeometry.cellsIn(size, seen)
  return { geometry: squareGeometry, size, exists, cell: 10, visible, seen }
}

/** The board of hexagons of side 3, of 20 pixels, of which the rows from `y` on are seen. */
function hexagons(y: number): RuledView {
  const size = { rows: 5, cols: 5 }
  const seen = { x: -2, y, width: 10, height: 10 }
  const exists = (row: number, col: number) => row + col >= 2 && row + col <= 6
  const visible = hexGeometry.cellsIn(size, seen)
  return { geometry: hexGeometry, size, exists, cell: 20, visible, seen }
}

test('names stand beside a board that is seen whole', () => {
  const labels = rulerLabels(squares(-3, -3, 20, 30), cols)
  expect(labels.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
  expect(labels[4]).toEqual({ at: 4, isHeld: false, x: 45, y: -8 })
  expect(rulerLabels(squares(-3, -3, 20, 30), rows)[19]).toMatchObject({ at: 19, x: -8, y: 195 })
})

test('names of a board that goes on stay at the edge of the window, those of what is seen alone', () => {
  const view = squares(2, 5, 4, 6)
  const columns = rulerLabels(view, cols)
  expect(columns.map(({ at }) => at)).toEqual([2, 3, 4, 5])
  expect(columns.every(({ y, isHeld }) => isHeld && y === 59)).toBe(true)
  const lines = rulerLabels(view, rows)
  expect(lines.map(({ at }) => at)).toEqual([5, 6, 7, 8, 9, 10])
  expect(lines.every(({ x }) => x === 29)).toBe(true)
})

test('names below a board are held at the lower edge', () => {
  const below = { ...cols, isAtEnd: true }
  expect(rulerLabels(squares(-3, -3, 20, 30), below)[0]).toMatchObject({ y: 208, isHeld: false })
  expect(rulerLabels(squares(-3, -3, 20, 10), below)[0]).toMatchObject({ y: 61, isHeld: true })
})

test('a board that has left the window upwards has no names in it', () => {
  expect(rulerLabels(squares(0, 25, 5, 5), cols)).toEqual([])
})

test('columns of hexagons are named where they begin, and at the edge where they leave the window', () => {
  const whole = rulerLabels(hexagons(-2), cols)
  const view = hexagons(-2)
  for (const { at, x, y, isHeld } of whole) {
    const first = Math.max(0, 2 - at)
    const centre = hexGeometry.centreOf(view.size, first, at)
    expect(isHeld).toBe(false)
    // Half a cell and the gap away, along the column.
    expect(Math.hypot(x - centre.x * 20, y - centre.y * 20)).toBeCloseTo(18)
  }
  for (const { at, x, y, isHeld } of rulerLabels(hexagons(2), cols)) {
    expect([isHeld, y]).toEqual([true, 49])
    const centre = hexGeometry.centreOf(view.size, 2, at)
    const slope = (x - centre.x * 20) / (y - centre.y * 20)
    expect(slope).toBeCloseTo(1 / Math.sqrt(3))
  }
})

test('names that would touch give way to round ones', () => {
  expect([30, 15, 8, 2].map((spacing) => namedEvery(spacing, 19))).toEqual([1, 2, 5, 10])
})
