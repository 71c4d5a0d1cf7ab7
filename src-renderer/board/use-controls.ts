import type { BoardInput } from './board-input'
import type { BoardStage } from '../canvas/board-stage'
import type { BoardControls } from './controls'
import type { LevelEditor } from '../editor/index'
import { moveCursor } from './move-cursor'

/** Controls, for commands, of a board that is mounted in `box`. */
export function boardControls(
  editor: LevelEditor,
  stage: BoardStage,
  input: BoardInput,
  box: HTMLElement,
  closeBeside: () => boolean,
): BoardControls {
  /** The position of the part in hand: at the pointer or at the cursor, whichever moved last. */
  const inHand = () => (editor.board.toolId === 'stamp' ? editor.board.hover : null)
  return {
    fit: () => stage.fit(),
    zoom: (factor) => stage.zoom(factor),
    moveCursor: (down, right, isExtending) => {
      const from = inHand()
      const cell = from && editor.board.cellAt(from.row, from.col)
      if (cell !== null) editor.board.cursorCell = cell
      moveCursor(editor, down, right, isExtending)
      input.cursorMoved()
    },
    applyTool: () => {
      const at = inHand() ?? editor.board.cursorAt
      if (at) input.applyAt(at.row, at.col)
    },
    cancel: () => {
      if (input.cancel() || closeBeside()) return true
      if (editor.board.selection) editor.board.selection = null
      else if (editor.playback.isStepping) editor.board.endStepping()
      else if (editor.board.toolId !== 'select') {
        // The status bar's message about a part in hand disappears with it.
        if (editor.board.toolId === 'stamp') editor.notice = null
        editor.board.chooseTool('select')
      } else if (editor.board.cursorCell === null) return false
      else editor.board.cursorCell = null
      return true
    },
    isPanning: () => input.isSpaceHeld,
    setSpaceHeld: (isHeld) => {
      input.isSpaceHeld = isHeld
      box.style.cursor = isHeld ? 'grab' : ''
    },
    cellToScreen: (row, col) => {
      const rect = box.getBoundingClientRect()
      const at = stage.camera.toScreen(editor.view.geometry.centreOf(editor.board.size, row, col))
      return { x: rect.left + at.x, y: rect.top + at.y }
    },
    get frameTimes() {
      return stage.loop.times.script
    },
  }
}
