import type { BoardSize, CellRect } from '@core/kernel/grid'
import type { AnyBoardView } from './board-view'
import { words } from '../ui/words'

/** The rows and columns in view, by the names of the rulers, as the accessible name of the map. */
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
