import { cellsBetween, spotOf } from '../../../kernel/grid'
import type { Level } from '../model'

/**
 * The path of a drag after the pointer has reached a further cell. Skipped cells are filled in, diagonal steps become
 * two straight ones, and returning to a cell of the path cuts the path off there.
 */
export function dragPath(level: Level, path: readonly number[], to: number): number[] {
  const { cols } = level
  const last = path.at(-1)
  if (last === undefined) return [to]
  let grown = [...path]
  const add = (cell: number) => {
    const held = grown.indexOf(cell)
    grown = held < 0 ? [...grown, cell] : grown.slice(0, held + 1)
  }
  let { row, col } = spotOf({ cols }, last)
  const end = spotOf({ cols }, to)
  for (const next of cellsBetween(row, col, end.row, end.col).slice(1)) {
    if (next.row !== row && next.col !== col) add(row * cols + next.col)
    row = next.row
    col = next.col
    add(row * cols + col)
  }
  return grown
}
