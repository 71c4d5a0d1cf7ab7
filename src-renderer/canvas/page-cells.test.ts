import { expect, it } from 'vitest'
import { pageCell, pageOfCell, placeOnPage } from './page-cells'

const size = { rows: 9, cols: 9 }

it('numbers cells over all pages', () => {
  expect(pageCell(size, 2, 4, 3)).toBe(2 * 81 + 39)
  expect(pageCell(size, 0, 9, 0)).toBe(null)
  expect(pageCell(size, 1, 0, -1)).toBe(null)
})

it('finds a cell on its own page only', () => {
  expect(placeOnPage(size, 2, 2 * 81 + 39)).toEqual({ row: 4, col: 3 })
  expect(placeOnPage(size, 1, 2 * 81 + 39)).toBe(null)
  expect(placeOnPage(size, 1, 39)).toBe(null)
  expect(pageOfCell(size, 2 * 81 + 39)).toBe(2)
})
