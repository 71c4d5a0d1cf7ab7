/** Rows with the same number of whole numbers; the first number never decreases from row to row. */
export class IntRows {
  length = 0
  private cells: Int32Array

  constructor(private readonly width: number) {
    this.cells = new Int32Array(width * 16)
  }

  /** Columns that are not given are 0. */
  push(...row: readonly number[]): void {
    const at = this.length * this.width
    if (at === this.cells.length) {
      const larger = new Int32Array(at * 2)
      larger.set(this.cells)
      this.cells = larger
    }
    this.cells.set(row, at)
    this.length++
  }

  /** Throws for a row that does not exist, which is a bug. */
  get(row: number, column: number): number {
    if (row < 0 || row >= this.length) throw new Error(`no row ${row} of ${this.length}`)
    return this.cells[row * this.width + column]!
  }

  /** The first row whose first column is `value` or more; `length` if there is none. */
  firstFrom(value: number): number {
    let lo = 0
    let hi = this.length
    while (lo < hi) {
      const mid = (lo + hi) >> 1
      if (this.cells[mid * this.width]! < value) lo = mid + 1
      else hi = mid
    }
    return lo
  }
}
