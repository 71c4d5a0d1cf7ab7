// A run over time.
export { default as EventFilter } from './EventFilter.svelte'
export { default as Timeline } from './Timeline.svelte'
export { default as TimelineKinds } from './TimelineKinds.svelte'
export { roughStartOfTurn } from './turn-marks'
export { TimelineView, type MarkRow, type TimelineMarks } from './timeline.svelte'

// The figures of a run by turns.
/** Loads the chart of figures by turns, which is not needed at the start. */
export const loadScoreChart = () => import('./chart/ScoreChart.svelte')
