// Matches of two programs.
export { default as MatchPanel } from './MatchPanel.svelte'
export { matchFiles } from './match-files'
export { Match } from './match.svelte'

/** Loads the bar for matches with a program. */
export const loadLiveBar = () => import('./LiveBar.svelte')
export const loadExchangePanel = () => import('./ExchangePanel.svelte')
