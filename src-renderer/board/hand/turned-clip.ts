import type { LevelEditor } from '../../editor/index'
import { imageOfXY } from '../../canvas/symmetry'
import type { BoardImage } from '../../canvas/symmetries'
import type { Clip } from '../../tools/clip'
import type { RegionPlan } from '../../tools/region'
import { Selection } from '../../tools/selection'
import { words } from '../../ui/words'
import { applied } from '../../tools/applied'

/** A mirroring, or a turn by the smallest angle of the board. */
export type ClipTurning = 'horizontal' | 'vertical' | 'rotate'

/**
 * A copied part mirrored or turned, or the reason why it cannot be. Games turn regions of levels but not copies, so the
 * part is put on an empty board, turned there, and copied again.
 */
export function turnedClip(editor: LevelEditor, clip: Clip, turning: ClipTurning): Clip | string {
  const { board, view, game } = editor
  const { regions } = view
  const { page, turn, size } = board
  let level: unknown = editor.level
  const carryOut = (plan: RegionPlan<unknown>): void => {
    if (plan.ok) level = applied<unknown, unknown>(game.edits, level, plan.edits)
  }
  const whole = Selection.rectangle({ row: 0, col: 0, ...size })
  const existing = whole.within((row, col) => board.cellAt(row, col) !== null)!
  if (regions.emptied) level = regions.emptied(level)
  else carryOut(regions.erase(level, existing, page))
  const isOfSquares = view.geometry.corners.length === 4
  // In the middle, with room for the turned part: at the edge of a board the rules may forbid it.
  const { rect } = clip.cells
  const side = Math.max(rect.rows, rect.cols)
  const row = Math.max(0, Math.floor((size.rows - side) / 2))
  const col = Math.max(0, Math.floor((size.cols - side) / 2))
  const cells = clip.cells.movedBy(row - clip.cells.rect.row, col - clip.cells.rect.col)
  carryOut(regions.paste(level, clip.content, row, col, turn, page))
  const after = isOfSquares ? turnedSquares(cells, turning) : turnedHexagons(editor, cells, turning)
  const isOn = [...after.list()].every((at) => board.cellAt(at.row, at.col) !== null)
  if (!isOn) return words.hand.turnedTooLong
  // A part that equals its mirrored copy is refused, and stays as it is.
  carryOut(
    turning === 'rotate'
      ? regions.rotate(level, cells, page)
      : regions.mirror(level, cells, turning, page),
  )
  const content: unknown = regions.copy(level, after, page)
  return content === null ? words.hand.cannotTurn : { ...clip, content, cells: after }
}

/** Turns as games turn regions: the upper left corner stays, rows become columns. */
function turnedSquares(cells: Selection, turning: ClipTurning): Selection {
  const { rect } = cells
  const moved = [...cells.list()].map(({ row, col }) => {
    const [down, right] = [row - rect.row, col - rect.col]
    if (turning === 'horizontal') return { row, col: rect.col + rect.cols - 1 - right }
    if (turning === 'vertical') return { row: rect.row + rect.rows - 1 - down, col }
    return { row: rect.row + right, col: rect.col + rect.rows - 1 - down }
  })
  return Selection.brushed(moved)!
}

const sixth: BoardImage = { matrix: [0.5, -Math.sqrt(0.75), Math.sqrt(0.75), 0.5] }
const images = {
  horizontal: { matrix: [-1, 0, 0, 1] },
  vertical: { matrix: [1, 0, 0, -1] },
  rotate: sixth,
} satisfies Record<ClipTurning, BoardImage>

/** Turns as games turn regions of hexagons: around the cell in their middle. */
function turnedHexagons(
  { board, view }: LevelEditor,
  cells: Selection,
  turning: ClipTurning,
): Selection {
  const { geometry } = view
  const all = [...cells.list()]
  const row = Math.round(all.reduce((sum, at) => sum + at.row, 0) / all.length)
  const col = Math.round(all.reduce((sum, at) => sum + at.col, 0) / all.length)
  const around = { ...geometry, middle: () => geometry.centreOf(board.size, row, col) }
  const moved = all.map((at) => {
    const from = geometry.centreOf(board.size, at.row, at.col)
    return geometry.cellAt(board.size, imageOfXY(around, board.size, images[turning], from))
  })
  return Selection.brushed(moved)!
}
