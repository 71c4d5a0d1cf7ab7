import { spotOf } from '@core/kernel/grid'
import { Selection } from '../../tools/selection'
import type { BoardPlace } from '../../tools/tool'
import type { LikeGround } from './like-cells'

/** Cells to search for as a group, counted from the upper left corner of their rectangle. */
export interface Pattern {
  readonly rows: number
  readonly cols: number
  /** The kinds of the cells, row by row; null for a cell that matches anything. Not all are null. */
  readonly kinds: readonly (number | null)[]
}

/** The pattern of the given cells; the other cells of their rectangle match anything. */
export function patternOf(ground: LikeGround, cells: Selection): Pattern {
  const { row, col, rows, cols } = cells.rect
  const kinds = Array.from({ length: rows * cols }, (_, at) => {
    const spot = spotOf({ cols }, at)
    const [r, c] = [row + spot.row, col + spot.col]
    return cells.has(r, c) ? ground.kindAt(r, c) : null
  })
  return { rows, cols, kinds }
}

/** The pattern in which one cell matches the given kind, or anything if null. */
export function withAny(pattern: Pattern, at: number, kind: number | null): Pattern {
  return { ...pattern, kinds: pattern.kinds.with(at, kind) }
}

/**
 * Upper left corners of all places where the board matches a pattern, in reading order; of two places that share a cell
 * only the first. `within`: the cells that may be part of a match.
 */
export function hitsOf(
  { size, kindAt, exists }: LikeGround,
  { rows, cols, kinds }: Pattern,
  within: Selection | null = null,
): readonly BoardPlace[] {
  const told = kinds.flatMap((kind, at) => (kind === null ? [] : { ...spotOf({ cols }, at), kind }))
  const width = size.cols
  const held = new Int32Array(size.rows * width)
  const isFree = new Uint8Array(held.length)
  for (let row = 0; row < size.rows; row++) {
    for (let col = 0; col < width; col++) {
      if (!exists(row, col) || within?.has(row, col) === false) continue
      held[row * width + col] = kindAt(row, col)
      isFree[row * width + col] = 1
    }
  }
  const hits: BoardPlace[] = []
  for (let row = 0; row + rows <= size.rows; row++) {
    for (let col = 0; col + cols <= width; col++) {
      const isHit = told.every((one) => {
        const at = (row + one.row) * width + col + one.col
        return isFree[at] === 1 && held[at] === one.kind
      })
      if (!isHit) continue
      for (const one of told) isFree[(row + one.row) * width + col + one.col] = 0
      hits.push({ row, col })
    }
  }
  return hits
}

/** The cells of a match where the pattern does not accept anything. */
export function cellsOfHit({ cols, kinds }: Pattern, { row, col }: BoardPlace): BoardPlace[] {
  return kinds.flatMap((kind, at) => {
    const spot = spotOf({ cols }, at)
    return kind === null ? [] : { row: row + spot.row, col: col + spot.col }
  })
}

/** All cells of a pattern at some places; null if there are no places. */
export function cellsOfHits(pattern: Pattern, hits: readonly BoardPlace[]): Selection | null {
  return Selection.brushed(hits.flatMap((hit) => cellsOfHit(pattern, hit)))
}
