import { expect, it } from 'vitest'
import { cursorAfter } from './cursor-steps'

const size = { rows: 3, cols: 3 }
/** Cells of a small hexagon: two, three, two. */
const isHex = (row: number, col: number): boolean =>
  row >= 0 && col >= 0 && row < 3 && col < 3 && row + col >= 1 && row + col <= 3
const isSquare = (row: number, col: number): boolean => row >= 0 && col >= 0 && row < 3 && col < 3

it('appears on the first cell that exists', () => {
  expect(cursorAfter(size, isHex, null, 0, 1)).toEqual({ row: 0, col: 1 })
})

it('goes round a missing cell by its neighbour in the row', () => {
  expect(cursorAfter(size, isHex, { row: 1, col: 0 }, -1, 0)).toEqual({ row: 0, col: 1 })
  expect(cursorAfter(size, isHex, { row: 1, col: 2 }, 1, 0)).toEqual({ row: 2, col: 1 })
})

it('stays within the board', () => {
  expect(cursorAfter(size, isHex, { row: 0, col: 1 }, 0, -1)).toBe(null)
  expect(cursorAfter(size, isSquare, { row: 2, col: 2 }, 1, 0)).toBe(null)
  expect(cursorAfter(size, isSquare, { row: 2, col: 1 }, -1, 0)).toEqual({ row: 1, col: 1 })
})
