import type { words } from '../ui/words'

/** A mirror image or a rotation of a board, around its middle. */
export interface BoardImage {
  /** The matrix for a step right and down: x' = a x + b y, y' = c x + d y. */
  readonly matrix: readonly [a: number, b: number, c: number, d: number]
  /** The images of the directions N, E, S, W; absent on boards with other directions. */
  readonly ways?: readonly number[]
}

/** Images that form a symmetry: the image of an image is one of them, or the board itself. */
export interface Symmetry {
  readonly id: SymmetryId
  readonly images: readonly BoardImage[]
  /** True if rows and columns change places, so that a board needs as many rows as columns. */
  readonly isOfSquares?: boolean
}

/** A symmetry by name; the geometry of a board lists those it can have. */
export type SymmetryId = keyof typeof words.canvas.symmetries

const mirrored: BoardImage = { matrix: [-1, 0, 0, 1], ways: [0, 3, 2, 1] }
const flipped: BoardImage = { matrix: [1, 0, 0, -1], ways: [2, 1, 0, 3] }
const half: BoardImage = { matrix: [-1, 0, 0, -1], ways: [2, 3, 0, 1] }
const quarter: BoardImage = { matrix: [0, -1, 1, 0], ways: [1, 2, 3, 0] }
const threeQuarters: BoardImage = { matrix: [0, 1, -1, 0], ways: [3, 0, 1, 2] }
const common: readonly Symmetry[] = [
  { id: 'left-right', images: [mirrored] },
  { id: 'top-bottom', images: [flipped] },
  { id: 'both', images: [mirrored, flipped, half] },
  { id: 'centre', images: [half] },
]

/** Symmetries of boards of squares. */
export const squareSymmetries: readonly Symmetry[] = [
  ...common,
  { id: 'quarters', images: [quarter, half, threeQuarters], isOfSquares: true },
]

/** Symmetries of boards of hexagons. */
export const hexSymmetries: readonly Symmetry[] = [
  ...common.map(({ id, images }) => ({ id, images: images.map(({ matrix }) => ({ matrix })) })),
  { id: 'thirds', images: [turned(2), turned(4)] },
  { id: 'sixths', images: [1, 2, 3, 4, 5].map(turned) },
]

/** A rotation by so many sixths of a turn. */
function turned(sixths: number): BoardImage {
  const [cos, sin] = [Math.cos((sixths * Math.PI) / 3), Math.sin((sixths * Math.PI) / 3)]
  return { matrix: [cos, -sin, sin, cos] }
}
