import { MAX_PART } from '@core/protocol/exports'
import type { LevelEditor } from '../../editor/index'
import type { Clip } from '../../tools/clip'
import { Selection } from '../../tools/selection'

/** Copied cells for other programs. */
export interface CopiedPart {
  /** In the official format; empty if it cannot express them. */
  readonly text: string
  /** PNG; null if the cells are too many for a picture. */
  readonly picture: () => Promise<Uint8Array | null>
}

/** Copied cells as text and picture, as the board shows them now. */
export function partOf({ game, view, board, level }: LevelEditor, clip: Clip): CopiedPart {
  const { size, page, turn, playback } = board
  const frame = board.frame()
  return {
    text: game.parts?.print({ clip: clip.content, rect: clip.cells.rect }) ?? '',
    picture: async () => {
      // Unit tests of the page have no canvas.
      if (typeof OffscreenCanvas === 'undefined') return null
      const [{ pictureOfPart }, { stillMoment }] = await Promise.all([
        import('../../canvas/picture/paint-part'),
        import('../../canvas/picture/scene'),
      ])
      const moment = stillMoment(turn, playback.isStepping)
      const shown = frame && { ...frame, progress: 1 }
      const scene = { look: view, level, size, frame: shown, moment, page, caption: '' }
      const png = await pictureOfPart(scene, clip.cells)
      return png && png.size <= MAX_PART ? new Uint8Array(await png.arrayBuffer()) : null
    },
  }
}

/** The cells that a text from another program describes, for a game that can read it; else null. */
export function clipOfText({ game }: LevelEditor, text: string): Clip | null {
  const parsed = game.parts?.parse(text)
  if (!parsed?.ok) return null
  const { clip, rect } = parsed.value
  return { game: game.id, content: clip, cells: Selection.rectangle(rect) }
}
