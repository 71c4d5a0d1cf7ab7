import type { LevelEditor } from '../../editor/index'
import type { BoardPoint, Stroke } from '../../tools/tool'
import { fillPreview } from './begin-shape'

/**
 * The fill that a click at the pointer would make. It is asked for at every move, so the result is cached while the
 * pointer stays within a cell.
 */
export class ForeseenFill {
  private held: {
    readonly key: string
    readonly level: unknown
    readonly stroke: Stroke<unknown, unknown> | null
  } | null = null

  constructor(private readonly editor: LevelEditor) {}

  /** Null if the chosen tool does not fill. */
  at(at: BoardPoint): Stroke<unknown, unknown> | null {
    const { shape, toolId, level, variants, page } = this.editor.board
    const key = `${shape} ${toolId} ${variants[toolId]} ${page} ${at.row} ${at.col}`
    if (this.held?.key !== key || this.held.level !== level) {
      this.held = { key, level, stroke: fillPreview(this.editor, at) }
    }
    return this.held.stroke
  }
}
