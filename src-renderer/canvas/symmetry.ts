import type { BoardSize } from '@core/kernel/grid'
import type { BoardPlace, BoardPoint } from '../tools/tool'
import type { BoardGeometry, BoardXY } from './geometry'
import type { BoardImage, Symmetry } from './symmetries'

export { type BoardImage, type Symmetry, type SymmetryId } from './symmetries'

/** The symmetries that a board of the given size can have. */
export function symmetriesOf({ symmetries }: BoardGeometry, size: BoardSize): readonly Symmetry[] {
  return symmetries.filter(({ isOfSquares }) => !isOfSquares || size.rows === size.cols)
}

/** The place of a point of the board in an image. */
export function imageOfXY(
  geometry: BoardGeometry,
  size: BoardSize,
  { matrix: [a, b, c, d] }: BoardImage,
  at: BoardXY,
): BoardXY {
  const middle = geometry.middle(size)
  const [x, y] = [at.x - middle.x, at.y - middle.y]
  return { x: middle.x + a * x + b * y, y: middle.y + c * x + d * y }
}

/** The place of a cell in an image. */
export function imageOfCell(
  geometry: BoardGeometry,
  size: BoardSize,
  image: BoardImage,
  { row, col }: BoardPlace,
): BoardPlace {
  return geometry.cellAt(size, imageOfXY(geometry, size, image, geometry.centreOf(size, row, col)))
}

/** The same for a point with its cell. */
export function imageOfPoint(
  geometry: BoardGeometry,
  size: BoardSize,
  image: BoardImage,
  at: BoardPoint,
): BoardPoint {
  const { x, y } = imageOfXY(geometry, size, image, at)
  return { ...imageOfCell(geometry, size, image, at), x, y }
}
