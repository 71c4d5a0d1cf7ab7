import { describe, expect, it } from 'vitest'
import { hexGeometry, squareGeometry, type BoardGeometry } from './geometry'

const boards: readonly [string, BoardGeometry][] = [
  ['squares', squareGeometry],
  ['hexagons', hexGeometry],
]
const size = { rows: 9, cols: 9 }

describe.each(boards)('a board of %s', (_name, geometry) => {
  const cells = Array.from({ length: 81 }, (_, cell) => ({
    row: Math.floor(cell / 9),
    col: cell % 9,
  }))

  it('finds each cell at its centre and near its corners', () => {
    for (const { row, col } of cells) {
      const { x, y } = geometry.centreOf(size, row, col)
      expect(geometry.cellAt(size, { x, y })).toEqual({ row, col })
      for (const corner of geometry.corners) {
        const at = { x: x + corner.x * 0.97, y: y + corner.y * 0.97 }
        expect(geometry.cellAt(size, at)).toEqual({ row, col })
      }
    }
  })

  it('finds the neighbour just across each edge', () => {
    const { x, y } = geometry.centreOf(size, 4, 4)
    geometry.edgeSteps.forEach(({ rows, cols }, edge) => {
      const a = geometry.corners[edge]!
      const b = geometry.corners[(edge + 1) % geometry.corners.length]!
      const across = { x: x + ((a.x + b.x) / 2) * 1.1, y: y + ((a.y + b.y) / 2) * 1.1 }
      expect(geometry.cellAt(size, across)).toEqual({ row: 4 + rows, col: 4 + cols })
    })
  })

  it('sees every cell when it sees the whole board', () => {
    expect(geometry.cellsIn(size, geometry.bounds(size))).toEqual({ row: 0, col: 0, ...size })
  })
})
