// The run: transport, answer, progress, and where it stops.
export { default as AnswerBadge } from './AnswerBadge.svelte'
export { default as StopBar } from './StopBar.svelte'
export { default as TransportBar } from './TransportBar.svelte'
export { runLimits } from './run-limits.svelte'
export { arrowCommands, runCommands } from './run-commands'
export { stopCommands } from './stop-commands'
export { Stops } from './stops.svelte'
