import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexGeometry, squareGeometry } from '../../canvas/geometry'
import type { Selection } from '../../tools/selection'
import { likeRegion } from './like-cells'
import { cellsOfShape, constrained, type Ground, type SpannedShape } from './shapes'

const boards = {
  squares: { geometry: squareGeometry, size: { rows: 11, cols: 13 } },
  hexagons: { geometry: hexGeometry, size: { rows: 9, cols: 9 } },
} satisfies Record<string, Ground>
const all: readonly SpannedShape[] = ['line', 'rectangle', 'frame', 'ellipse']
const place = fc.record({
  row: fc.integer({ min: 0, max: 8 }),
  col: fc.integer({ min: 0, max: 8 }),
})
const listed = (cells: Selection | null): string[] =>
  [...(cells?.list() ?? [])].map(({ row, col }) => `${row},${col}`).toSorted()

/** The board as rows of signs. */
function drawn(cells: Selection, rows: number, cols: number): string[] {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: cols }, (_, col) => (cells.has(row, col) ? '#' : '.')).join(''),
  )
}

describe.each(Object.entries(boards))('on a board of %s', (_, ground) => {
  const { geometry, size } = ground
  const middle = (row: number, col: number) => geometry.centreOf(size, row, col)

  test.each(all)('a %s has both ends, and is the same from either', (shape) => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const cells = cellsOfShape(ground, shape, from, to)
        const isEmptyAtEnds = shape === 'ellipse'
        expect(isEmptyAtEnds || (cells.has(from.row, from.col) && cells.has(to.row, to.col))).toBe(
          true,
        )
        expect(cells.count).toBe(listed(cells).length)
        if (shape !== 'line')
          expect(listed(cellsOfShape(ground, shape, to, from))).toEqual(listed(cells))
      }),
      { seed: 1 },
    )
  })

  test.each(['rectangle', 'frame', 'ellipse'] as const)(
    'a %s is its own mirror image, left to right and top to bottom',
    (shape) => {
      fc.assert(
        fc.property(place, place, (from, to) => {
          const cells = cellsOfShape(ground, shape, from, to)
          const [a, b] = [middle(from.row, from.col), middle(to.row, to.col)]
          for (const { row, col } of cells.list()) {
            const { x, y } = middle(row, col)
            const flipped = [
              { x: a.x + b.x - x, y },
              { x, y: a.y + b.y - y },
            ]
            for (const at of flipped) {
              const image = geometry.cellAt(size, at)
              const back = middle(image.row, image.col)
              // Hexagons of rows an odd number apart have no image in the middle of a cell.
              if (Math.hypot(back.x - at.x, back.y - at.y) > 1e-6) continue
              expect(cells.has(image.row, image.col)).toBe(true)
            }
          }
        }),
        { seed: 1 },
      )
    },
  )

  test('a line goes from neighbour to neighbour, each cell once', () => {
    fc.assert(
      fc.property(place, place, (from, to) => {
        const cells = geometry.line(size, from, to)
        expect(cells[0]).toEqual(from)
        expect(cells.at(-1)).toEqual(to)
        expect(new Set(cells.map(({ row, col }) => `${row},${col}`)).size).toBe(cells.length)
        for (let at = 1; at < cells.length; at++) {
          const [last, next] = [cells[at - 1]!, cells[at]!]
          const steps = { rows: next.row - last.row, cols: next.col - last.col }
          expect(geometry.lineSteps).toContainEqual(steps)
        }
      }),
      { seed: 1 },
    )
  })

  test('Shift makes lines straight and keeps straight ones', () => {
    fc.assert(
      fc.property(
        place,
        fc.nat(geometry.lineSteps.length - 1),
        fc.integer({ min: 1, max: 5 }),
        (from, way, far) => {
          const { rows, cols } = geometry.lineSteps[way]!
          const to = { row: from.row + rows * far, col: from.col + cols * far }
          expect(constrained(ground, 'line', from, to)).toMatchObject(to)
        },
      ),
      { seed: 1 },
    )
    fc.assert(
      fc.property(place, place, (from, to) => {
        const end = constrained(ground, 'line', from, to)
        const cells = geometry.line(size, from, end)
        const steps = cells
          .slice(1)
          .map(({ row, col }, at) => `${row - cells[at]!.row} ${col - cells[at]!.col}`)
        expect(new Set(steps).size).toBeLessThanOrEqual(1)
      }),
      { seed: 1 },
    )
  })

  test('a fill takes what a slow search takes', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 143, maxLength: 143 }),
        place,
        (kinds, from) => {
          const kindAt = (row: number, col: number): number => kinds[row * size.cols + col]!
          const exists = (row: number, col: number): boolean =>
            row >= 0 && col >= 0 && row < size.rows && col < size.cols && (row + col) % 7 !== 6
          const found = likeRegion({ ...ground, kindAt, exists }, from)
          fc.pre(exists(from.row, from.col))
          const slow = new Set([`${from.row},${from.col}`])
          for (let isGrowing = true; isGrowing;) {
            isGrowing = false
            for (const cell of [...slow]) {
              const [row, col] = cell.split(',').map(Number) as [number, number]
              for (const step of geometry.edgeSteps) {
                const [r, c] = [row + step.rows, col + step.cols]
                const isLike = exists(r, c) && kindAt(r, c) === kindAt(from.row, from.col)
                if (!isLike || slow.has(`${r},${c}`)) continue
                slow.add(`${r},${c}`)
                isGrowing = true
              }
            }
          }
          expect(listed(found)).toEqual([...slow].toSorted())
        },
      ),
      { numRuns: 30, seed: 1 },
    )
  })
})

test('shapes look as one expects', () => {
  const ground = boards.squares
  const shape = (id: SpannedShape, row: number, col: number) =>
    drawn(cellsOfShape(ground, id, { row: 0, col: 0 }, { row, col }), row + 1, col + 1)
  expect(shape('ellipse', 4, 4)).toEqual(['.###.', '#####', '#####', '#####', '.###.'])
  expect(shape('ellipse', 2, 6)).toEqual(['.#####.', '#######', '.#####.'])
  expect(shape('frame', 2, 3)).toEqual(['####', '#..#', '####'])
  expect(shape('line', 2, 5)).toEqual(['##....', '..##..', '....##'])
  const end = constrained(ground, 'rectangle', { row: 5, col: 5 }, { row: 3, col: 9 })
  expect(end).toEqual({ row: 1, col: 9 })
})
