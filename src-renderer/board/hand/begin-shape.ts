import type { LevelEditor } from '../../editor/index'
import type { ShapeId } from '../../tools/shape'
import type { BoardPoint, Preview, Stroke } from '../../tools/tool'
import { groundOf } from './ground'
import { painterOf } from './painter'
import { shapeStroke } from './shape-stroke'
import { symmetricPainter } from './symmetric'
import { mirroredStroke, withImagePreviews } from './mirrored-stroke'
import { symmetryOf } from './symmetry-commands'

/**
 * The stroke of the chosen shape, or of the tool with its mirrored strokes in the chosen symmetry; null if the tool
 * draws without either. `isHeld`: Shift is held, which draws a line in free hand and keeps other shapes regular.
 */
export function beginShape(
  { board, game }: LevelEditor,
  from: BoardPoint,
  isHeld: () => boolean,
): Stroke<unknown, unknown> | null {
  const { tool } = board
  const painter = painterOf(board)
  const images = symmetryOf(board)?.images ?? []
  const ground = groundOf(board)
  const isStraight = board.shape === 'free' && isHeld() && painter !== null
  const isFree = (board.shape === 'free' && !isStraight) || !painter
  if (!tool || (isFree && images.length === 0)) return null
  if (isFree && tool.isMirrored) {
    const of = { ground, images, edits: game.edits, tool }
    return mirroredStroke(of, board.toolContext(), from)
  }
  if (!painter) return null
  const of = {
    shape: isStraight ? ('line' as const) : board.shape,
    ground,
    paint:
      images.length === 0 ? painter : symmetricPainter(ground, images, game.edits, tool, painter),
    images,
    isOfGround: tool.isOfGround === true,
    margin: tool.isBeside ? (1 as const) : (0 as const),
    edits: game.edits,
    isConstrained: () => !isStraight && isHeld(),
  }
  return shapeStroke(of, from)
}

/** The effect of a click here and at the mirrored places; null without a symmetry. */
export function previewImages(
  { board, game }: LevelEditor,
  at: BoardPoint,
): Preview<unknown, unknown> | null {
  const { tool } = board
  const images = symmetryOf(board)?.images ?? []
  if (!tool || images.length === 0 || !(tool.isMirrored || painterOf(board))) return null
  const of = { ground: groundOf(board), images, edits: game.edits, tool }
  return withImagePreviews(of, board.toolContext(), at)
}

/** Maximum number of cells of a board for which a fill is previewed before the press. */
const MOST_FORESEEN = 40_000

/**
 * A fill that has not begun yet, for the preview; null if there is none, or if computing it would delay the pointer.
 */
export function fillPreview(editor: LevelEditor, at: BoardPoint): Stroke<unknown, unknown> | null {
  const { shape, size } = editor.board
  if (shape !== 'fill' || size.rows * size.cols > MOST_FORESEEN) return null
  return editor.board.cellAt(at.row, at.col) === null ? null : beginShape(editor, at, () => false)
}

/** Whether a shape spans two cells; with keys it takes two presses of Enter. */
export function isShapeSpanned(shape: ShapeId): boolean {
  return shape !== 'free' && shape !== 'fill'
}
