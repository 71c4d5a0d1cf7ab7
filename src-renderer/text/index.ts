// The text of a level, and two texts side by side.
export { default as BrokenTextBar } from './BrokenTextBar.svelte'
export type { Difference } from './difference'
export type { TextMark } from './text-mark'
export { columns } from './in-columns'
export { lineWrapping } from './line-wrapping.svelte'

/** Loads the text editor, which is half of the page's code, and not needed at the start. */
export const loadTextPanel = () => import('./TextPanel.svelte')
export const loadReadOnlyText = () => import('./ReadOnlyText.svelte')
export const loadDifferenceDialog = () => import('./DifferenceDialog.svelte')

// The problems of a level.
export { default as ProblemsPanel } from './ProblemsPanel.svelte'
