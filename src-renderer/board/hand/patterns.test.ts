import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexGeometry, squareGeometry } from '../../canvas/geometry'
import { Selection } from '../../tools/selection'
import type { LikeGround } from './like-cells'
import { cellsOfHit, cellsOfHits, hitsOf, patternOf, withAny } from './patterns'

const size = { rows: 7, cols: 8 }
const isOn = (row: number, col: number): boolean =>
  row >= 0 && col >= 0 && row < size.rows && col < size.cols

const boards = fc
  .record({
    kinds: fc.array(fc.nat(1), { minLength: 56, maxLength: 56 }),
    isHex: fc.boolean(),
  })
  .map(({ kinds, isHex }): LikeGround => {
    return {
      geometry: isHex ? hexGeometry : squareGeometry,
      size,
      kindAt: (row, col) => kinds[row * size.cols + col]!,
      exists: (row, col) => isOn(row, col) && (!isHex || (row + col >= 3 && row + col <= 11)),
    }
  })
const corner = fc.record({ row: fc.nat(4), col: fc.nat(5) })
const part = fc
  .tuple(corner, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }), fc.nat(511))
  .map(([{ row, col }, rows, cols, mask]) => {
    const whole = Selection.rectangle({ row, col, rows, cols })
    return whole.within((r, c) => ((mask >> ((r - row) * 3 + c - col)) & 1) === 1) ?? whole
  })

/** Every place after every other, with the cells that were taken as a set of names. */
function slowHits(ground: LikeGround, pattern: ReturnType<typeof patternOf>): string[] {
  const taken = new Set<string>()
  const hits: string[] = []
  for (let row = 0; row < size.rows; row++) {
    for (let col = 0; col < size.cols; col++) {
      const cells = pattern.kinds.map((kind, at) => ({
        kind,
        row: row + Math.floor(at / pattern.cols),
        col: col + (at % pattern.cols),
      }))
      const isInside = cells.every((cell) => isOn(cell.row, cell.col))
      const told = cells.filter(({ kind }) => kind !== null)
      const isLike = told.every(
        (cell) =>
          ground.exists(cell.row, cell.col) &&
          ground.kindAt(cell.row, cell.col) === cell.kind &&
          !taken.has(`${cell.row},${cell.col}`),
      )
      if (!isInside || !isLike) continue
      for (const cell of told) taken.add(`${cell.row},${cell.col}`)
      hits.push(`${row},${col}`)
    }
  }
  return hits
}

describe('patterns', () => {
  test('are found where a slow search finds them, none of them twice', () => {
    fc.assert(
      fc.property(boards, part, (ground, cells) => {
        const inside = cells.within((row, col) => ground.exists(row, col))
        if (!inside) return
        const pattern = patternOf(ground, inside)
        const hits = hitsOf(ground, pattern)
        expect(hits.map(({ row, col }) => `${row},${col}`)).toEqual(slowHits(ground, pattern))
        const told = pattern.kinds.filter((kind) => kind !== null).length
        expect(cellsOfHits(pattern, hits)?.count ?? 0).toBe(hits.length * told)
      }),
      { numRuns: 300, seed: 1 },
    )
  })

  test('in a part of the board are wholly in it', () => {
    fc.assert(
      fc.property(boards, part, part, (ground, cells, within) => {
        const pattern = patternOf(ground, cells)
        for (const hit of hitsOf(ground, pattern, within)) {
          const own = cellsOfHit(pattern, hit)
          expect(own.every(({ row, col }) => within.has(row, col))).toBe(true)
        }
      }),
      { seed: 1 },
    )
  })

  test('with anything at a cell are found at least as often as before, if they take no cell from each other', () => {
    const ground: LikeGround = {
      geometry: squareGeometry,
      size,
      kindAt: (row, col) => (row === 2 && col === 2 ? 1 : 0),
      exists: isOn,
    }
    const pattern = patternOf(ground, Selection.rectangle({ row: 2, col: 2, rows: 1, cols: 2 }))
    expect(hitsOf(ground, pattern)).toEqual([{ row: 2, col: 2 }])
    expect(hitsOf(ground, withAny(pattern, 1, null))).toEqual([{ row: 2, col: 2 }])
    expect(hitsOf(ground, withAny(pattern, 0, null)).length).toBeGreaterThan(40)
  })
})
