import type { BoardSize, CellRect } from '@core/kernel/grid'
import type { BoardGeometry, BoardRect, BoardXY } from './geometry'

/** The part of a board view that rulers need; lengths are pixels from the board's (0,0). */
export interface RuledView {
  readonly geometry: BoardGeometry
  readonly size: BoardSize
  /** Whether a cell of the rectangle belongs to the board. */
  readonly exists: (row: number, col: number) => boolean
  /** Pixels per cell. */
  readonly cell: number
  readonly visible: CellRect
  /** The part of the plane in view, in cells. */
  readonly seen: BoardRect
}

/** One ruler: the lines that it names, its side of the board, and its width. */
export interface Ruler {
  readonly axis: 'row' | 'col'
  /** True if the names are after the last cell of a line: below, or at the right. */
  readonly isAtEnd: boolean
  /** Pixels between the cells and the middle of a name. */
  readonly gap: number
  /** Thickness of the band in pixels. */
  readonly band: number
}

/** The position of the name of a row or column. */
export interface RulerLabel extends BoardXY {
  readonly at: number
  /** True if the name is held at the edge of the window, over the board, because the board's edge is out of view. */
  readonly isHeld: boolean
}

/** The visible names of a ruler. On hexagons a name at the edge of the window is where its column leaves the window. */
export function rulerLabels(view: RuledView, ruler: Ruler): readonly RulerLabel[] {
  const { axis } = ruler
  const { visible } = view
  const [first, count] = axis === 'row' ? [visible.row, visible.rows] : [visible.col, visible.cols]
  const labels: RulerLabel[] = []
  for (let at = first; at < first + count; at++) {
    const label = labelOf(view, ruler, at)
    if (label) labels.push(label)
  }
  return labels
}

/** The interval of named lines with which names of the given length do not touch. */
export function namedEvery(spacing: number, length: number): number {
  return steps.find((step) => step * spacing >= length) ?? 1000
}

const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500]

function labelOf(view: RuledView, ruler: Ruler, at: number): RulerLabel | null {
  const { geometry, size, cell, seen } = view
  const ends = endsOf(view, ruler.axis, at)
  if (!ends) return null
  const [first, last] = ends.map(([row, col]) => geometry.centreOf(size, row, col)) as [
    BoardXY,
    BoardXY,
  ]
  const way = wayOf(view, ruler.axis)
  const [near, far, sign] = ruler.isAtEnd ? [last, first, 1] : [first, last, -1]
  const out = (cell / 2 + ruler.gap) * sign
  const free = { x: near.x * cell + way.x * out, y: near.y * cell + way.y * out }
  // Names of rows are held at the left or right, names of columns at the top or bottom.
  const main = ruler.axis === 'row' ? 'x' : 'y'
  const cross = main === 'x' ? 'y' : 'x'
  const [low, length] = main === 'x' ? [seen.x, seen.width] : [seen.y, seen.height]
  const edge = (ruler.isAtEnd ? low + length : low) * cell - (sign * ruler.band) / 2
  const isHeld = (free[main] - edge) * sign > 0
  const there = isHeld ? edge : free[main]
  // The line ends before the edge of the window.
  if ((far[main] * cell - there) * sign > cell / 2) return null
  const label = {
    at,
    isHeld,
    [main]: there,
    [cross]: free[cross] + ((there - free[main]) * way[cross]) / way[main],
  } as unknown as RulerLabel
  const [from, room] = cross === 'x' ? [seen.x, seen.width] : [seen.y, seen.height]
  const isSeen = label[cross] >= from * cell && label[cross] <= (from + room) * cell
  return isSeen ? label : null
}

/** The first and last cell of a row or column; null if it has none. */
function endsOf(
  { size, exists }: RuledView,
  axis: Ruler['axis'],
  at: number,
): readonly (readonly [row: number, col: number])[] | null {
  const length = axis === 'row' ? size.cols : size.rows
  const place = (step: number): [number, number] => (axis === 'row' ? [at, step] : [step, at])
  let [first, last] = [0, length - 1]
  while (first < length && !exists(...place(first))) first++
  while (last > first && !exists(...place(last))) last--
  return first < length ? [place(first), place(last)] : null
}

/** The direction in which a row or column runs, of length 1. */
function wayOf({ geometry, size }: RuledView, axis: Ruler['axis']): BoardXY {
  const from = geometry.centreOf(size, 0, 0)
  const to = axis === 'row' ? geometry.centreOf(size, 0, 1) : geometry.centreOf(size, 1, 0)
  const [x, y] = [to.x - from.x, to.y - from.y]
  const length = Math.hypot(x, y)
  return { x: x / length, y: y / length }
}
