import type { BoardSize, CellRect } from '@core/kernel/grid'
import { rectHas } from '@core/kernel/grid'
import type { Region } from './region'

/** Selected cells: a rectangle, or some of the cells within their bounding rectangle. Never empty. */
export class Selection implements Region {
  private constructor(
    readonly rect: CellRect,
    /** 1 for each selected cell of the rectangle, row by row; null if all are selected. */
    private readonly mask: Uint8Array | null,
  ) {}

  static rectangle(rect: CellRect): Selection {
    return new Selection(rect, null)
  }

  /** The selection of a list of cells; null if the list is empty. */
  static brushed(
    cells: readonly { readonly row: number; readonly col: number }[],
  ): Selection | null {
    if (cells.length === 0) return null
    let [top, left, bottom, right] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const { row, col } of cells) {
      top = Math.min(top, row)
      left = Math.min(left, col)
      bottom = Math.max(bottom, row)
      right = Math.max(right, col)
    }
    const rect = { row: top, col: left, rows: bottom - top + 1, cols: right - left + 1 }
    const mask = new Uint8Array(rect.rows * rect.cols)
    for (const { row, col } of cells) mask[(row - top) * rect.cols + col - left] = 1
    return new Selection(rect, mask)
  }

  /** The cells of a board whose entry in `mask` is set; null if there are none. */
  static marked({ rows, cols }: BoardSize, mask: Uint8Array): Selection | null {
    return new Selection({ row: 0, col: 0, rows, cols }, mask).cut()
  }

  has(row: number, col: number): boolean {
    const { rect, mask } = this
    if (!rectHas(rect, row, col)) return false
    return mask === null || mask[(row - rect.row) * rect.cols + col - rect.col] === 1
  }

  get isRectangle(): boolean {
    return this.mask === null
  }

  /** Number of cells. */
  get count(): number {
    const { rect, mask } = this
    return mask ? mask.reduce((sum, one) => sum + one, 0) : rect.rows * rect.cols
  }

  /** The first cell in reading order. */
  first(): { row: number; col: number } {
    const { rect, mask } = this
    const at = mask?.indexOf(1) ?? 0
    return { row: rect.row + Math.trunc(at / rect.cols), col: rect.col + (at % rect.cols) }
  }

  fits(rows: number, cols: number): boolean {
    const { rect } = this
    return rect.row + rect.rows <= rows && rect.col + rect.cols <= cols
  }

  /** The existing cells of the selection; null if there are none. */
  within(exists: (row: number, col: number) => boolean): Selection | null {
    const { rect } = this
    const mask = new Uint8Array(rect.rows * rect.cols)
    let isWhole = true
    for (let at = 0; at < mask.length; at++) {
      const row = rect.row + Math.trunc(at / rect.cols)
      const col = rect.col + (at % rect.cols)
      if (!this.has(row, col)) continue
      if (exists(row, col)) mask[at] = 1
      else isWhole = false
    }
    return isWhole ? this : new Selection(rect, mask).cut()
  }

  /** The same cells moved by rows and columns. */
  movedBy(rows: number, cols: number): Selection {
    const rect = { ...this.rect, row: this.rect.row + rows, col: this.rect.col + cols }
    return new Selection(rect, this.mask)
  }

  *list(): Generator<{ row: number; col: number }> {
    const { rect } = this
    for (let row = rect.row; row < rect.row + rect.rows; row++) {
      for (let col = rect.col; col < rect.col + rect.cols; col++) {
        if (this.has(row, col)) yield { row, col }
      }
    }
  }

  /** The same cells in their smallest rectangle; null if there are none. */
  private cut(): Selection | null {
    const { rect, mask } = this
    if (mask === null) return this
    let [top, left, bottom, right] = [rect.rows, rect.cols, -1, -1]
    for (let at = 0; at < mask.length; at++) {
      if (mask[at] !== 1) continue
      const row = Math.trunc(at / rect.cols)
      const col = at % rect.cols
      top = Math.min(top, row)
      bottom = row
      left = Math.min(left, col)
      right = Math.max(right, col)
    }
    if (bottom < 0) return null
    const [rows, cols] = [bottom - top + 1, right - left + 1]
    const kept = new Uint8Array(rows * cols)
    for (let row = 0; row < rows; row++) {
      const from = (top + row) * rect.cols + left
      kept.set(mask.subarray(from, from + cols), row * cols)
    }
    return new Selection({ row: rect.row + top, col: rect.col + left, rows, cols }, kept)
  }
}
