// The figures of a run by turns.

/** Not needed for the first picture. */
export const loadScoreChart = () => import('./ScoreChart.svelte')
