import { rectBetween, type BoardSize } from '@core/kernel/grid'
import type { BoardGeometry } from '../../canvas/geometry'
import { Selection } from '../../tools/selection'
import type { ShapeId } from '../../tools/shape'
import type { BoardPlace } from '../../tools/tool'

/** Shapes that two cells span. */
export type SpannedShape = Exclude<ShapeId, 'free' | 'fill'>

/** The board and the arrangement of its cells. */
export interface Ground {
  readonly geometry: BoardGeometry
  readonly size: BoardSize
}

/**
 * Distance that an ellipse extends beyond the middles of its outermost cells; less than half a cell, which leaves
 * corners out.
 */
const RIM = 0.4
/** Tolerance, so that middles on the border of a shape belong to it. */
const HAIR = 1e-6

/** The cells of a shape between two cells, which may be one line beside the board, where doors are. */
export function cellsOfShape(
  ground: Ground,
  shape: SpannedShape,
  from: BoardPlace,
  to: BoardPlace,
): Selection {
  const { geometry, size } = ground
  if (shape === 'line') return Selection.brushed(geometry.line(size, from, to))!
  if (shape === 'ellipse') return ellipse(ground, from, to)
  const filled = rectangle(ground, from, to)
  return shape === 'rectangle' ? filled : rimOf(geometry, filled)
}

/** The end of a shape that Shift keeps regular: on a straight line of cells, or as high as it is wide. */
export function constrained(
  { geometry, size }: Ground,
  shape: SpannedShape,
  from: BoardPlace,
  to: BoardPlace,
): BoardPlace {
  const a = geometry.centreOf(size, from.row, from.col)
  const b = geometry.centreOf(size, to.row, to.col)
  if (shape !== 'line') {
    const side = Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y))
    const x = a.x + (b.x < a.x ? -side : side)
    const y = a.y + (b.y < a.y ? -side : side)
    return geometry.cellAt(size, { x, y })
  }
  const ends = geometry.lineSteps.map(({ rows, cols }) => {
    const next = geometry.centreOf(size, from.row + rows, from.col + cols)
    const [dx, dy] = [next.x - a.x, next.y - a.y]
    const along = ((b.x - a.x) * dx + (b.y - a.y) * dy) / (dx * dx + dy * dy)
    const steps = Math.max(0, Math.round(along))
    const off = Math.hypot(a.x + dx * steps - b.x, a.y + dy * steps - b.y)
    return { row: from.row + rows * steps, col: from.col + cols * steps, off }
  })
  return ends.reduce((best, end) => (end.off < best.off ? end : best))
}

/**
 * Cells whose middles lie in the rectangle between two middles, so that it looks like a rectangle on hexagons as well.
 */
function rectangle({ geometry, size }: Ground, from: BoardPlace, to: BoardPlace): Selection {
  const a = geometry.centreOf(size, from.row, from.col)
  const b = geometry.centreOf(size, to.row, to.col)
  const isUpright = geometry.centreOf(size, 1, 0).x === geometry.centreOf(size, 0, 0).x
  if (isUpright) return Selection.rectangle(rectBetween(from.row, from.col, to.row, to.col))
  const [left, right] = [Math.min(a.x, b.x) - HAIR, Math.max(a.x, b.x) + HAIR]
  return withMiddles(geometry, size, from, to, () => [left, right])!
}

function ellipse({ geometry, size }: Ground, from: BoardPlace, to: BoardPlace): Selection {
  const a = geometry.centreOf(size, from.row, from.col)
  const b = geometry.centreOf(size, to.row, to.col)
  const [x, y] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
  const [width, height] = [Math.abs(a.x - b.x) / 2 + RIM, Math.abs(a.y - b.y) / 2 + RIM]
  const found = withMiddles(geometry, size, from, to, (middle) => {
    const half = width * Math.sqrt(Math.max(0, 1 - ((middle - y) / height) ** 2)) + HAIR
    return [x - half, x + half]
  })
  // Neither of two hexagons above one another is on the vertical line between them.
  return found ?? Selection.brushed([from, to])!
}

/** Cells of the rows between two cells whose middles lie within the given range of their row. */
function withMiddles(
  geometry: BoardGeometry,
  size: BoardSize,
  from: BoardPlace,
  to: BoardPlace,
  stretchAt: (y: number) => readonly [left: number, right: number],
): Selection | null {
  const cells: BoardPlace[] = []
  for (let row = Math.min(from.row, to.row); row <= Math.max(from.row, to.row); row++) {
    const first = geometry.centreOf(size, row, 0)
    const [left, right] = stretchAt(first.y)
    const last = Math.floor(right - first.x)
    for (let col = Math.ceil(left - first.x); col <= last; col++) cells.push({ row, col })
  }
  return Selection.brushed(cells)
}

/** Cells that touch a cell outside the shape. */
function rimOf({ edgeSteps }: BoardGeometry, filled: Selection): Selection {
  const isRim = ({ row, col }: BoardPlace): boolean =>
    edgeSteps.some((step) => !filled.has(row + step.rows, col + step.cols))
  return Selection.brushed([...filled.list()].filter(isRim))!
}
