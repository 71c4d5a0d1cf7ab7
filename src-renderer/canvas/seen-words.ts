import type { BoardSize, CellRect } from '@core/kernel/grid'
import type { AnyBoardView } from './board-view'
import { words } from '../ui/words'

/** Which rows and columns of a board are seen, by the names of its rulers, as the map’s own name. */
export function seenWords(
  { rulers }: Pick<AnyBoardView, 'rulers'>,
  size: BoardSize,
  { row, col, rows, cols }: CellRect,
): string {
  if (rows <= 0 || cols <= 0) return words.map.nothingSeen
  const rowName = (at: number): string => rulers?.row?.(at, size) ?? String(at)
  const colName = (at: number): string => rulers?.col?.(at, size) ?? String(at)
  return words.map.seen({
    top: rowName(row),
    bottom: rowName(row + rows - 1),
    left: colName(col),
    right: colName(col + cols - 1),
    rows: size.rows,
    cols: size.cols,
  })
}
