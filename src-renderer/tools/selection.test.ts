import { expect, test } from 'vitest'
import { Selection } from './selection'

const cells = (selection: Selection | null) =>
  selection && [...selection.list()].map(({ row, col }) => `${row},${col}`)

test('a brushed selection has its cells only, and takes them along', () => {
  const brushed = Selection.brushed([
    { row: 2, col: 3 },
    { row: 4, col: 1 },
  ])!
  expect(brushed.rect).toEqual({ row: 2, col: 1, rows: 3, cols: 3 })
  expect([brushed.has(2, 3), brushed.has(3, 2), brushed.isRectangle]).toEqual([true, false, false])
  expect(cells(brushed.movedBy(-2, 1))).toEqual(['0,4', '2,2'])
  expect(brushed.first()).toEqual({ row: 2, col: 3 })
  expect(Selection.brushed([])).toBeNull()
})

test('a rectangle has all cells in it, fits a board or not, and loses what does not exist', () => {
  const rectangle = Selection.rectangle({ row: 1, col: 1, rows: 2, cols: 2 })
  expect(cells(rectangle)).toEqual(['1,1', '1,2', '2,1', '2,2'])
  expect([rectangle.fits(3, 3), rectangle.fits(3, 2)]).toEqual([true, false])
  expect(rectangle.within(() => true)).toBe(rectangle)
  expect(cells(rectangle.within((row, col) => row === col))).toEqual(['1,1', '2,2'])
  expect(rectangle.within(() => false)).toBeNull()
  expect(cells(rectangle.movedBy(1, 0))).toEqual(['2,1', '2,2', '3,1', '3,2'])
})
