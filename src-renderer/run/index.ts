// The run: transport, answer, progress, and the input at which it stops.
export { default as AnswerBadge } from './AnswerBadge.svelte'
export { default as StopBar } from './StopBar.svelte'
export { default as TransportBar } from './TransportBar.svelte'
export { recordingLimits } from './run-limits.svelte'
export { arrowCommands, runCommands } from './run-commands'
export { stopCommands } from './stop-commands'
export { Stops } from './stops.svelte'

// Breakpoints, stories of entities, and the kinds of watches.
export { default as DebugPanel } from './debug/DebugPanel.svelte'
export { default as SearchProgress } from './debug/SearchProgress.svelte'
export { debugCommands } from './debug/debug-commands'
export { Debugging } from './debug/debugging.svelte'
export { watchMenu } from './debug/watch-menu'

// The events of a run.
export { EventIndex } from './log/event-index'
export { default as EventLog } from './log/EventLog.svelte'
