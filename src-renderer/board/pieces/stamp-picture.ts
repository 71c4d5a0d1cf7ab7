import { pictureOfPart } from '../../canvas/picture/paint-part'
import { stillMoment } from '../../canvas/picture/scene'
import { boardThemes } from '../../canvas/picture/themes'
import type { LevelEditor } from '../../editor/index'
import { applied } from '../../tools/applied'
import type { Clip } from '../../tools/clip'

/** A stamp as a picture: its cells on an empty board; null if the board cannot hold them, or if they are too many. */
export async function stampPicture(
  { game, view }: LevelEditor,
  { content, cells }: Clip,
  isDark: boolean,
): Promise<Blob | null> {
  const { row, col, rows, cols } = cells.rect
  const { blankSize } = game
  // One extra ring of cells, so that the stamp is not at the border of the board.
  const blank: unknown = game.blank(
    Math.max(blankSize.rows, row + rows + 1),
    Math.max(blankSize.cols, col + cols + 1),
  )
  const level: unknown = view.regions.emptied?.(blank) ?? blank
  const plan = view.regions.paste(level, content, row, col, 0, 0)
  if (!plan.ok) return null
  const scene = {
    look: view,
    level: applied<unknown, unknown>(game.edits, level, plan.edits),
    size: game.size(level),
    frame: null,
    moment: stillMoment(0, false),
    page: 0,
    caption: '',
  }
  return pictureOfPart(scene, cells, isDark ? boardThemes.dark : boardThemes.light)
}
