import { Selection } from '../../tools/selection'
import type { BoardPlace } from '../../tools/tool'
import type { LikeGround } from './like-cells'

/** Cells that are looked for together, counted from the upper left corner of their rectangle. */
export interface Pattern {
  readonly rows: number
  readonly cols: number
  /** Row by row what stands there; null if anything may. Not all are null. */
  readonly kinds: readonly (number | null)[]
}

/** The pattern of cells as they stand; anything may stand where a cell of their rectangle is not among them. */
export function patternOf(ground: LikeGround, cells: Selection): Pattern {
  const { row, col, rows, cols } = cells.rect
  const kinds = Array.from({ length: rows * cols }, (_, at) => {
    const [r, c] = [row + Math.trunc(at / cols), col + (at % cols)]
    return cells.has(r, c) ? ground.kindAt(r, c) : null
  })
  return { rows, cols, kinds }
}

/** The pattern with anything at one of its cells, or with what stands there again. */
export function withAny(pattern: Pattern, at: number, kind: number | null): Pattern {
  return { ...pattern, kinds: pattern.kinds.with(at, kind) }
}

/**
 * Upper left corners of all places where the board has a pattern, in reading order; of two that share a cell only the
 * first. `within`: the cells that may be part of one.
 */
export function hitsOf(
  { size, kindAt, exists }: LikeGround,
  { rows, cols, kinds }: Pattern,
  within: Selection | null = null,
): readonly BoardPlace[] {
  const told = kinds.flatMap((kind, at) =>
    kind === null ? [] : { row: Math.trunc(at / cols), col: at % cols, kind },
  )
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

/** The cells of a pattern at a place where anything else would not do. */
export function cellsOfHit({ cols, kinds }: Pattern, { row, col }: BoardPlace): BoardPlace[] {
  return kinds.flatMap((kind, at) =>
    kind === null ? [] : { row: row + Math.trunc(at / cols), col: col + (at % cols) },
  )
}

/** All cells of a pattern at some places; null for none. */
export function cellsOfHits(pattern: Pattern, hits: readonly BoardPlace[]): Selection | null {
  return Selection.brushed(hits.flatMap((hit) => cellsOfHit(pattern, hit)))
}
