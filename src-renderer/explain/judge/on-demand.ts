/** Loads the dialog that explains an output. */
export const loadExplainDialog = () => import('./ExplainOutput.svelte')
/** Loads the view of an output that has been explained already. */
export const loadOutputWhy = () => import('./OutputWhy.svelte')
/** Loads the view of the lines in which two outputs first differ. */
export const loadMarkedOutputs = () => import('./MarkedOutputs.svelte')
