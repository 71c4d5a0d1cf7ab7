// The board: input, pages, selections.
export { default as BoardPane } from './BoardPane.svelte'
export { default as PageBar } from './PageBar.svelte'
export { default as QuestionBar } from './QuestionBar.svelte'
export { default as ToolRail } from './ToolRail.svelte'
export type { BoardControls } from './controls'
export { whyNoSteps } from './no-steps'
export { pageCommands } from './page-commands'
export {
  copySelection,
  eraseSelection,
  mirror,
  nudgeSelection,
  pasteClip,
  rotate,
  type Clip,
} from './region-commands'
export { toolCommands, toolLetters, useToolKey, type BoardScope } from './tool-commands'
