import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexGeometry, squareGeometry } from '../../canvas/geometry'
import { Selection } from '../../tools/selection'
import type { LikeGround } from './like-cells'
import { cellsOfKinds, countKinds, grown, inverted, joined, shrunk } from './select-cells'

const size = { rows: 7, cols: 7 }
const isSquare = (row: number, col: number): boolean =>
  row >= 0 && col >= 0 && row < size.rows && col < size.cols
const boards: Record<string, LikeGround> = {
  squares: { geometry: squareGeometry, size, kindAt: (row) => row % 3, exists: isSquare },
  hexagons: {
    geometry: hexGeometry,
    size,
    kindAt: (row, col) => (row + col) % 2,
    exists: (row, col) => isSquare(row, col) && row + col >= 3 && row + col <= 9,
  },
}
const listed = (cells: Selection | null): string[] =>
  [...(cells?.list() ?? [])].map(({ row, col }) => `${row},${col}`)

describe.each(Object.entries(boards))('on a board of %s', (_, ground) => {
  const all = inverted(ground, null)!
  const some = fc
    .array(fc.constantFrom(...all.list()), { minLength: 1, maxLength: 20 })
    .map((cells) => Selection.brushed(cells)!)

  test('inverting twice gives the selection back, and both together are the board', () => {
    fc.assert(
      fc.property(some, (held) => {
        const rest = inverted(ground, held)
        expect(listed(inverted(ground, rest))).toEqual(listed(held))
        expect(rest ? listed(joined(ground, held, rest)) : listed(held)).toEqual(listed(all))
      }),
      { seed: 1 },
    )
  })

  test('what is left out of a shrunk selection is what grows into it from outside', () => {
    fc.assert(
      fc.property(some, (held) => {
        const outside = inverted(ground, held)
        const left = outside && inverted(ground, grown(ground, outside))
        expect(listed(shrunk(ground, held))).toEqual(outside ? listed(left) : listed(all))
        const cells = new Set(listed(grown(ground, held)))
        expect(listed(held).every((cell) => cells.has(cell))).toBe(true)
      }),
      { seed: 1 },
    )
    expect(shrunk(ground, all)!.count).toBe(all.count)
  })

  test('kinds are counted and selected, on the board or in a part of it', () => {
    fc.assert(
      fc.property(fc.option(some), (within) => {
        const counts = countKinds(ground, within)
        const sum = counts.reduce((total, [, count]) => total + count, 0)
        expect(sum).toBe(within?.count ?? all.count)
        for (const [kind, count] of counts) {
          expect(cellsOfKinds(ground, new Set([kind]), within)!.count).toBe(count)
        }
      }),
      { seed: 1 },
    )
    expect(cellsOfKinds(ground, new Set([99]))).toBeNull()
  })
})
