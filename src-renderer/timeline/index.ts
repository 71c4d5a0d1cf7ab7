// A run over time.
export { default as EventFilter } from './EventFilter.svelte'
export { default as Timeline } from './Timeline.svelte'
export { default as TimelineKinds } from './TimelineKinds.svelte'
export { roughStartOfTurn } from './turn-marks'
export { TimelineView, type MarkRow, type TimelineMarks } from './timeline.svelte'

// The figures of a run by turns.
/** Not needed for the first picture. */
export const loadScoreChart = () => import('./chart/ScoreChart.svelte')
