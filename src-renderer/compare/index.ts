// A second run beside that of the board.
export { default as CompareBar } from './CompareBar.svelte'
export { default as CompareStrip } from './CompareStrip.svelte'
export { default as SideBoardPane } from './SideBoardPane.svelte'
export { default as SideTitle } from './SideTitle.svelte'
export { Comparison } from './comparison.svelte'
export { sideTitle } from './side-titles'
