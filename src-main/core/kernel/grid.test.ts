import { expect, it } from 'vitest'
import { cellOf, cellsBetween, isInside, rectBetween, rectHas, wayCol, wayRow, ways } from './grid'

it('numbers cells row by row and knows the edge', () => {
  const size = { rows: 3, cols: 4 }
  expect(cellOf(size, 2, 1)).toBe(9)
  expect(isInside(size, 2, 3)).toBe(true)
  expect([isInside(size, 3, 0), isInside(size, 0, 4), isInside(size, -1, 0)]).toEqual([
    false,
    false,
    false,
  ])
})

it('spans a rectangle from any two corners', () => {
  const rect = { row: 1, col: 2, rows: 3, cols: 2 }
  expect(rectBetween(3, 2, 1, 3)).toEqual(rect)
  expect(rectBetween(1, 3, 3, 2)).toEqual(rect)
  expect([rectHas(rect, 3, 3), rectHas(rect, 4, 3), rectHas(rect, 1, 4)]).toEqual([
    true,
    false,
    false,
  ])
})

it('leads a line from end to end without a gap', () => {
  const line = cellsBetween(0, 0, 3, -7)
  expect(line[0]).toEqual({ row: 0, col: 0 })
  expect(line.at(-1)).toEqual({ row: 3, col: -7 })
  expect(line).toHaveLength(8)
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!]
    expect(Math.max(Math.abs(a.row - b.row), Math.abs(a.col - b.col))).toBe(1)
  }
})

it('steps the four ways clockwise, opposite ways cancelling out', () => {
  expect(ways.map((_, i) => [wayRow[i]! + wayRow[i ^ 2]!, wayCol[i]! + wayCol[i ^ 2]!])).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ])
})
