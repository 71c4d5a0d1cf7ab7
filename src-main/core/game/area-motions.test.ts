import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isInside, type BoardSize, type CellRect } from '../kernel/grid'
import { areaHas, mirrorOf, quarterTurnOf, shiftOf, wholeBoard, type Motion } from './area-motions'

const boards = fc.record({
  rows: fc.integer({ min: 1, max: 9 }),
  cols: fc.integer({ min: 1, max: 9 }),
})
/** A board with an area on it. */
const areas = boards.chain((board) =>
  fc
    .record({
      row: fc.nat(board.rows - 1),
      col: fc.nat(board.cols - 1),
      rows: fc.integer({ min: 1, max: board.rows }),
      cols: fc.integer({ min: 1, max: board.cols }),
    })
    .map(({ row, col, rows, cols }) => ({
      board,
      area: {
        row,
        col,
        rows: Math.min(rows, board.rows - row),
        cols: Math.min(cols, board.cols - col),
      },
    })),
)

function cellsOf({ row, col, rows, cols }: CellRect): { row: number; col: number }[] {
  return Array.from({ length: rows * cols }, (_, at) => ({
    row: row + Math.trunc(at / cols),
    col: col + (at % cols),
  }))
}

/** Each cell of the area comes to a cell of its own, in the rectangle that the motion names, which is on the board. */
function expectWhole(motion: Motion, area: CellRect, board: BoardSize): void {
  const moved = cellsOf(area).map(({ row, col }) => motion.cell(row, col))
  for (const { row, col } of moved) {
    expect(areaHas(motion.into, row, col)).toBe(true)
    expect(isInside(board, row, col)).toBe(true)
  }
  expect(new Set(moved.map(({ row, col }) => row * board.cols + col)).size).toBe(moved.length)
}

test('mirrored twice, everything is where it was', () => {
  fc.assert(
    fc.property(areas, fc.constantFrom('horizontal', 'vertical'), ({ board, area }, axis) => {
      const motion = mirrorOf(area, axis)
      expectWhole(motion, area, board)
      for (const { row, col } of cellsOf(area)) {
        const there = motion.cell(row, col)
        expect(motion.cell(there.row, there.col)).toEqual({ row, col })
      }
      expect([0, 1, 2, 3].map((way) => motion.way(way))).toEqual(
        axis === 'horizontal' ? [0, 3, 2, 1] : [2, 1, 0, 3],
      )
    }),
    { seed: 1 },
  )
})

test('a quarter turn stays on the board or is refused, and takes the upper left cell to the upper right', () => {
  fc.assert(
    fc.property(areas, ({ board, area }) => {
      const motion = quarterTurnOf(area, board)
      expect(motion === null).toBe(area.cols > board.rows || area.rows > board.cols)
      if (!motion) return
      expectWhole(motion, area, board)
      const { into } = motion
      expect(motion.cell(area.row, area.col)).toEqual({
        row: into.row,
        col: into.col + into.cols - 1,
      })
      expect(motion.way(3)).toBe(0)
    }),
    { seed: 1 },
  )
})

test('four quarter turns of a whole board give it back', () => {
  fc.assert(
    fc.property(boards, fc.nat(8), fc.nat(8), (board, row, col) => {
      let at = { row: row % board.rows, col: col % board.cols }
      const start = at
      let size: BoardSize = board
      for (let turn = 0; turn < 4; turn++) {
        const turned = { rows: size.cols, cols: size.rows }
        at = quarterTurnOf(wholeBoard(size), turned)!.cell(at.row, at.col)
        size = turned
      }
      expect(at).toEqual(start)
    }),
    { seed: 1 },
  )
})

test('a shift goes as far as the board does', () => {
  fc.assert(
    fc.property(
      areas,
      fc.integer({ min: -9, max: 9 }),
      fc.integer({ min: -9, max: 9 }),
      (on, rows, cols) => {
        const motion = shiftOf(on.area, on.board, rows, cols)
        expectWhole(motion, on.area, on.board)
        expect(Math.abs(motion.into.row - on.area.row)).toBeLessThanOrEqual(Math.abs(rows))
        expect(Math.abs(motion.into.col - on.area.col)).toBeLessThanOrEqual(Math.abs(cols))
      },
    ),
    { seed: 1 },
  )
})
