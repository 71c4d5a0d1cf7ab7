// The events of a run.
export { EventIndex } from './event-index'
export { default as EventLog } from './EventLog.svelte'
