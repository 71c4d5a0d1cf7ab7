import { TraceCursor } from '@core/trace/cursor'
import type { RunToShow } from '../../canvas/picture/run-frames'
import { captionOf, stillMoment, type Scene } from '../../canvas/picture/scene'
import type { LevelEditor } from '../../editor/index'
import { words } from '../../ui/words'

/** The board of a document as it is now, without effects of the pointer and the chosen tool. */
export function sceneOf(editor: LevelEditor): Scene {
  const { game, view, level, playback, board } = editor
  const { size, page, plan } = board
  const frame = board.frame()
  const cursor = editor.run.shown?.cursor
  return {
    look: view,
    level,
    size,
    frame: frame && { ...frame, progress: 1 },
    moment: { ...stillMoment(board.turn, playback.isStepping), plan },
    page,
    caption: cursor ? captionOf(game, cursor) : words.picture.start,
  }
}

/** The run of a document, with a separate cursor; null if there is none. */
export function runOf(editor: LevelEditor): RunToShow | null {
  const { game, view } = editor
  const run = editor.run.shown
  if (!run?.cursor || run.cursor.stepCount === 0) return null
  const cursor = new TraceCursor(run.cursor.layout, run.cursor.book)
  return { game, look: view, level: run.level, cursor }
}

/** A name for a picture of a document: that of its file, with a new extension. */
export function pictureName(name: string, ending: string): string {
  return `${name.replace(/\.[^.]+$/, '')}.${ending}`
}
