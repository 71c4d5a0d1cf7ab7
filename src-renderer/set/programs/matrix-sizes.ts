import type { VerdictFigure } from './matrix-view.svelte'

// Pixels.
/** Height of a row. */
export const ROW = 28
/** Height of the heads. */
export const HEAD = 94

/** Whether there is little room for the matrix: names of tests then go without their folder. */
export function hasLittleRoom(room: number): boolean {
  return room < 620
}

/** Width of the names of the tests in a room of some width: long ones are shown where there is space. */
export function nameWidth(room: number, columns: number): number {
  return Math.max(hasLittleRoom(room) ? 176 : 232, Math.min(400, room - columns))
}

/** Width of a program's column: the more there are, the narrower. */
export function columnWidth(count: number, figure: VerdictFigure): number {
  if (count <= 6) return 148
  return figure === 'none' && count > 12 ? 84 : 116
}

/** A place of the matrix, by row (-1: the heads) and column (-1: the names). */
interface Place {
  readonly row: number
  readonly col: number
}

/** As much of a scrolled box as is needed. */
type Scrolled = Pick<HTMLElement, 'scrollLeft' | 'scrollTop' | 'clientWidth' | 'clientHeight'>

/** Where the matrix has to be scrolled to for a place to be seen beside the heads and the names; no further than it must. */
export function scrolledTo(
  { scrollLeft, scrollTop, clientWidth, clientHeight }: Scrolled,
  { row, col }: Place,
  { name, column }: { readonly name: number; readonly column: number },
): { readonly left: number; readonly top: number } {
  const within = (at: number, size: number, from: number, room: number): number =>
    Math.min(at, Math.max(from, at + size - room))
  return {
    left: col < 0 ? scrollLeft : within(col * column, column, scrollLeft, clientWidth - name),
    top: row < 0 ? scrollTop : within(row * ROW, ROW, scrollTop, clientHeight - HEAD),
  }
}
