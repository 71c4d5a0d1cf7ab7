// Matches of two programs.
export { default as MatchPanel } from './MatchPanel.svelte'
export { matchFiles } from './match-files'
export { Match } from './match.svelte'
