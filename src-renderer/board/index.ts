// The board: input, pages, selections.
export { cellWords } from './cell-words'
export { default as BoardPane } from './BoardPane.svelte'
export { default as PageBar } from './PageBar.svelte'
export { default as QuestionBar } from './QuestionBar.svelte'
export { default as ToolOptions } from './ToolOptions.svelte'
export { default as ToolRail } from './ToolRail.svelte'
export type { BoardControls } from './controls'
export { editMenu, type CellClipboard } from './edit-menu'
export { whyNoSteps } from './no-steps'
export { pageCommands } from './page-commands'
export {
  copyCells,
  copyOf,
  cutCells,
  eraseSelection,
  mirror,
  nudgeSelection,
  pasteClip,
  rotate,
} from './region-commands'
export { lastWords } from './step-words'
export {
  toolChoices,
  toolCommands,
  toolKeys,
  toolsOf,
  useToolKey,
  type BoardScope,
} from './tool-commands'

// The hand: shapes that a tool paints, and selections of matching cells.
export { selectCommands } from './hand/select-commands'
export { symmetryCommands } from './hand/symmetry-commands'
export { stampCommands } from './hand/stamp-commands'
export { handCommands } from './hand/hand-commands'
export { clipOfText, type CopiedPart } from './hand/copied-part'
/** Pieces and stamps as pictures; the window starts without them. */
export const loadPiecesPanel = () => import('./pieces/PiecesPanel.svelte')
export { stripCommands } from './hand/strip-commands'
export { default as BoardStrip } from './hand/BoardStrip.svelte'
