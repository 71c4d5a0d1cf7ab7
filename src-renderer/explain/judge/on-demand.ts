/** Loaded with its first use. */
export const loadExplainDialog = () => import('./ExplainOutput.svelte')
/** What is wrong with an output, for those who have it explained already. */
export const loadOutputWhy = () => import('./OutputWhy.svelte')
/** The lines in which two outputs first differ. */
export const loadMarkedOutputs = () => import('./MarkedOutputs.svelte')
