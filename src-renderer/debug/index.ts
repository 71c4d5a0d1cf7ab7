// Breakpoints, stories of entities, and what can be watched.
export { default as DebugPanel } from './DebugPanel.svelte'
export { default as SearchProgress } from './SearchProgress.svelte'
export { debugCommands } from './debug-commands'
export { Debugging } from './debugging.svelte'
export { entityMenu, watchMenu } from './watch-menu'
