/** Numbers of cells, `count` of them from the beginning of the list. */
export interface Cells {
  readonly list: ArrayLike<number>
  readonly count: number
}

/** The cells of a rectangle; `into` is memory to reuse. */
export function cellsOfRect(
  rect: {
    readonly row: number
    readonly col: number
    readonly rows: number
    readonly cols: number
  },
  boardCols: number,
  into: Int32Array = new Int32Array(rect.rows * rect.cols),
): Cells {
  const list = into.length >= rect.rows * rect.cols ? into : new Int32Array(rect.rows * rect.cols)
  let count = 0
  for (let row = rect.row; row < rect.row + rect.rows; row++) {
    for (let col = rect.col; col < rect.col + rect.cols; col++)
      list[count++] = row * boardCols + col
  }
  return { list, count }
}
