// The text of a level, and two texts side by side.
export { default as BrokenTextBar } from './BrokenTextBar.svelte'
export type { Difference } from './difference'
export type { TextMark } from './text-mark'
export { columns } from './in-columns'
export { lineWrapping } from './line-wrapping.svelte'

/** The text editor: half of the page's code, and not needed for the first picture. */
export const loadTextPanel = () => import('./TextPanel.svelte')
export const loadReadOnlyText = () => import('./ReadOnlyText.svelte')
export const loadDifferenceDialog = () => import('./DifferenceDialog.svelte')

// What is wrong with a level.
export { default as ProblemsPanel } from './ProblemsPanel.svelte'
