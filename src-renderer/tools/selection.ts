import type { CellRect } from '@core/kernel/grid'
import { rectHas } from '@core/kernel/grid'
import type { Region } from './region'

/** Selected cells: a rectangle, or a brushed set within its bounding rectangle. Never empty. */
export class Selection implements Region {
  private constructor(
    readonly rect: CellRect,
    private readonly cells: ReadonlySet<string> | null,
  ) {}

  static rectangle(rect: CellRect): Selection {
    return new Selection(rect, null)
  }

  /** Null when the list is empty. */
  static brushed(
    cells: readonly { readonly row: number; readonly col: number }[],
  ): Selection | null {
    if (cells.length === 0) return null
    const rows = cells.map((cell) => cell.row)
    const cols = cells.map((cell) => cell.col)
    const row = Math.min(...rows)
    const col = Math.min(...cols)
    const rect = {
      row,
      col,
      rows: Math.max(...rows) - row + 1,
      cols: Math.max(...cols) - col + 1,
    }
    return new Selection(rect, new Set(cells.map((cell) => `${cell.row},${cell.col}`)))
  }

  has(row: number, col: number): boolean {
    return rectHas(this.rect, row, col) && (this.cells?.has(`${row},${col}`) ?? true)
  }

  get isRectangle(): boolean {
    return this.cells === null
  }

  fits(rows: number, cols: number): boolean {
    const { rect } = this
    return rect.row + rect.rows <= rows && rect.col + rect.cols <= cols
  }

  /** The part of it that exists; null when none does. */
  within(exists: (row: number, col: number) => boolean): Selection | null {
    const cells = [...this.list()]
    const kept = cells.filter(({ row, col }) => exists(row, col))
    return kept.length === cells.length ? this : Selection.brushed(kept)
  }

  /** The same cells elsewhere. */
  movedBy(rows: number, cols: number): Selection {
    const rect = { ...this.rect, row: this.rect.row + rows, col: this.rect.col + cols }
    if (!this.cells) return new Selection(rect, null)
    const moved = [...this.list()].map((cell) => ({ row: cell.row + rows, col: cell.col + cols }))
    return Selection.brushed(moved)!
  }

  *list(): Generator<{ row: number; col: number }> {
    const { rect } = this
    for (let row = rect.row; row < rect.row + rect.rows; row++) {
      for (let col = rect.col; col < rect.col + rect.cols; col++) {
        if (this.has(row, col)) yield { row, col }
      }
    }
  }
}
