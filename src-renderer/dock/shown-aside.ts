import type { ShownBoard } from '../canvas/shown-board'
import type { LevelEditor } from '../editor/index'

/** The board of a document for viewers only: without pointer, selection, tools and problems. */
export function shownAside(editor: LevelEditor): ShownBoard {
  const { board, playback } = editor
  let wasMoving = false
  return {
    view: editor.view,
    get level() {
      return board.level
    },
    get size() {
      return board.size
    },
    marks: { differing: [] },
    get page() {
      return board.page
    },
    get turn() {
      return board.turn
    },
    playback: {
      get step() {
        return playback.step
      },
      get isStepping() {
        return playback.isStepping
      },
      get isPlaying() {
        return playback.isPlaying
      },
      // The document's clock moves the playhead; after it has come to rest one more frame is drawn.
      tick: () => {
        const isMoving = playback.isPlaying || playback.progress < 1
        const isDrawn = isMoving || wasMoving
        wasMoving = isMoving
        return isDrawn
      },
    },
    toolId: 'select',
    plan: null,
    get variants() {
      return board.variants
    },
    hover: null,
    preview: null,
    selection: null,
    cursorAt: null,
    diagnostics: [],
    cameraView: null,
    get run() {
      return board.run
    },
    frame: () => board.frame(),
    cellAt: (row, col) => board.cellAt(row, col),
    placeOf: (cell) => board.placeOf(cell),
  }
}
