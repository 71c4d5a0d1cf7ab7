import type { BoardSize, CellRect } from '@core/kernel/grid'
import { sizeWith, type Sides } from '@core/kernel/sides'

/** A corner of a board, the middle of a side, or the middle of the board: -1 for left or top, 1 for right or bottom. */
export interface BoardSpot {
  readonly x: -1 | 0 | 1
  readonly y: -1 | 0 | 1
}

/** The nine spots of a board, row by row. */
export const spots: readonly BoardSpot[] = ([-1, 0, 1] as const).flatMap((y) =>
  ([-1, 0, 1] as const).map((x) => ({ x, y })),
)

/** The spots that can be dragged. */
export const handles: readonly BoardSpot[] = spots.filter(({ x, y }) => x !== 0 || y !== 0)

interface Bounds {
  readonly lowest: number
  readonly highest: number
}

/**
 * The changes of a board's sides when a handle is dragged by rows and columns: the opposite side stays, or with
 * `isBothWays` the middle. No side exceeds its limits.
 */
export function draggedSides(
  size: BoardSize,
  handle: BoardSpot,
  by: { readonly rows: number; readonly cols: number },
  bounds: Bounds,
  isBothWays: boolean,
): Sides {
  const [left, right] = ends(size.cols, handle.x, by.cols, bounds, isBothWays)
  const [top, bottom] = ends(size.rows, handle.y, by.rows, bounds, isBothWays)
  return { top, right, bottom, left }
}

/**
 * The changes of the sides that give a board a size around a fixed spot; if the number of new lines is odd, the extra
 * one goes to the right or below.
 */
export function anchoredSides(size: BoardSize, to: BoardSize, anchor: BoardSpot): Sides {
  const cols = to.cols - size.cols
  const rows = to.rows - size.rows
  const left = shareBefore(cols, anchor.x)
  const top = shareBefore(rows, anchor.y)
  return { top, right: cols - left, bottom: rows - top, left }
}

/** The sides as texts, with a minus sign in place of a hyphen. */
export function withMinus(sides: Sides): Readonly<Record<keyof Sides, string>> {
  const told = (lines: number): string => `${lines}`.replace('-', '−')
  const { top, right, bottom, left } = sides
  return { top: told(top), right: told(right), bottom: told(bottom), left: told(left) }
}

/** Whether a board would stay as it is. */
export function isUnchanged({ top, right, bottom, left }: Sides): boolean {
  return top === 0 && right === 0 && bottom === 0 && left === 0
}

/**
 * The strips of cells that a board would get or lose, none of them twice, in rows and columns of the old board. At
 * least one row and column has to stay.
 */
export function changedStrips(
  size: BoardSize,
  sides: Sides,
): readonly { readonly isCut: boolean; readonly rect: CellRect }[] {
  const { top, right, bottom, left } = sides
  const whole = { row: 0, col: 0, ...size }
  const next = { row: -top, col: -left, ...sizeWith(size, sides) }
  // Rows that exist both before and after.
  const row = Math.max(0, -top)
  const rows = size.rows + Math.min(0, bottom) - row
  const across = (lines: number): CellRect => (lines < 0 ? whole : next)
  const strips = [
    [top, { ...across(top), row: Math.min(0, -top), rows: Math.abs(top) }],
    [bottom, { ...across(bottom), row: size.rows + Math.min(0, bottom), rows: Math.abs(bottom) }],
    [left, { row, rows, col: Math.min(0, -left), cols: Math.abs(left) }],
    [right, { row, rows, col: size.cols + Math.min(0, right), cols: Math.abs(right) }],
  ] as const
  return strips.flatMap(([lines, rect]) => (lines === 0 ? [] : { isCut: lines < 0, rect }))
}

function ends(
  length: number,
  end: -1 | 0 | 1,
  by: number,
  { lowest, highest }: Bounds,
  isBothWays: boolean,
): readonly [before: number, after: number] {
  if (end === 0) return [0, 0]
  const sides = isBothWays ? 2 : 1
  // A board that exceeds the limits already may stay so.
  const least = Math.min(0, Math.ceil((lowest - length) / sides))
  const most = Math.max(0, Math.floor((highest - length) / sides))
  const lines = Math.max(least, Math.min(most, by * end)) || 0
  if (isBothWays) return [lines, lines]
  return end < 0 ? [lines, 0] : [0, lines]
}

/** The number of new lines before the part that stays. */
function shareBefore(lines: number, anchor: -1 | 0 | 1): number {
  if (anchor === 0) return Math.trunc(lines / 2) || 0
  return anchor < 0 ? 0 : lines
}
