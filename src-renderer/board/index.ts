// The board: input, pages, selections.
export { markWords } from './cell-words'
export { default as BoardPane } from './BoardPane.svelte'
export { default as PageBar } from './PageBar.svelte'
export { default as QuestionBar } from './QuestionBar.svelte'
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
export { stepWords } from './step-words'
export {
  toolChoices,
  toolCommands,
  toolKeys,
  toolsOf,
  type KeyedTool,
  useToolKey,
  type BoardScope,
} from './tool-commands'
