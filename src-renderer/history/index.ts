// The history of a document as a list to go through.
export { showHistory } from './show-history'
/** The list; the window starts without it. */
export const loadHistoryPanel = () => import('./HistoryPanel.svelte')
