// The events of a run.
export { default as EventLog } from './EventLog.svelte'
