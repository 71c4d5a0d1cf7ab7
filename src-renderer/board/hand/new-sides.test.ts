import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside, rectHas } from '@core/kernel/grid'
import { sizeWith } from '@core/kernel/sides'
import {
  anchoredSides,
  changedStrips,
  draggedSides,
  handles,
  isUnchanged,
  spots,
  withMinus,
} from './new-sides'

const length = fc.integer({ min: 2, max: 12 })
const size = fc.record({ rows: length, cols: length })
const bounds = { lowest: 2, highest: 12 }
const by = fc.record({
  rows: fc.integer({ min: -20, max: 20 }),
  cols: fc.integer({ min: -20, max: 20 }),
})

test('a dragged handle moves its own sides and keeps within the bounds', () => {
  fc.assert(
    fc.property(
      size,
      fc.constantFrom(...handles),
      by,
      fc.boolean(),
      (board, handle, drag, both) => {
        const sides = draggedSides(board, handle, drag, bounds, both)
        const { rows, cols } = sizeWith(board, sides)
        for (const side of [rows, cols]) {
          expect(side).toBeGreaterThanOrEqual(bounds.lowest)
          expect(side).toBeLessThanOrEqual(bounds.highest)
        }
        if (handle.x === 0) expect([sides.left, sides.right]).toEqual([0, 0])
        else if (both) expect(sides.left).toBe(sides.right)
        else expect(handle.x < 0 ? sides.right : sides.left).toBe(0)
        const isFree = rows > 2 && rows < 12
        if (handle.y === 1 && !both && isFree) expect(sides.bottom).toBe(drag.rows)
        if (handle.y === -1 && !both && isFree) expect(sides.top).toBe(0 - drag.rows)
      },
    ),
    { seed: 1 },
  )
})

test('a board that is too large stays so until it is made smaller', () => {
  const still = draggedSides(
    { rows: 20, cols: 5 },
    { x: 0, y: 1 },
    { rows: 3, cols: 0 },
    bounds,
    false,
  )
  expect(isUnchanged(still)).toBe(true)
  const less = draggedSides(
    { rows: 20, cols: 5 },
    { x: 0, y: 1 },
    { rows: -3, cols: 0 },
    bounds,
    false,
  )
  expect(less).toEqual({ top: 0, right: 0, bottom: -3, left: 0 })
})

test('a size is reached around any anchor, and the way back leads to the same board', () => {
  fc.assert(
    fc.property(size, size, fc.constantFrom(...spots), (from, to, anchor) => {
      const sides = anchoredSides(from, to, anchor)
      expect(sizeWith(from, sides)).toEqual(to)
      const back = anchoredSides(to, from, anchor)
      expect(back.left + sides.left).toBe(0)
      expect(back.top + sides.top).toBe(0)
      if (anchor.x === 0) expect(Math.abs(sides.left - sides.right)).toBeLessThanOrEqual(1)
    }),
    { seed: 1 },
  )
})

test('the strips are the cells of one board that are not on the other, each once', () => {
  const lines = fc.integer({ min: -4, max: 4 })
  const sidesOf = fc.record({ top: lines, right: lines, bottom: lines, left: lines })
  fc.assert(
    fc.property(size, sidesOf, (before, sides) => {
      const after = sizeWith(before, sides)
      const cut = (...of: readonly number[]) => of.reduce((sum, one) => sum + Math.min(0, one), 0)
      fc.pre(before.rows + cut(sides.top, sides.bottom) > 0)
      fc.pre(before.cols + cut(sides.left, sides.right) > 0)
      const strips = changedStrips(before, sides)
      for (let row = -5; row < 20; row++) {
        for (let col = -5; col < 20; col++) {
          const was = isInside(before, row, col)
          const is = isInside(after, row + sides.top, col + sides.left)
          const over = strips.filter(({ rect }) => rectHas(rect, row, col))
          expect(over.map(({ isCut }) => isCut)).toEqual(was === is ? [] : [was])
        }
      }
    }),
    { seed: 1 },
  )
})

test('sides that lose lines are told with the sign for minus', () => {
  const told = withMinus({ top: 0, right: -1, bottom: 2, left: -12 })
  expect(told).toEqual({ top: '0', right: '−1', bottom: '2', left: '−12' })
})
