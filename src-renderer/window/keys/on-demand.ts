/** The dialog in which keys are changed. */
export const loadKeysDialog = () => import('./KeysDialog.svelte')
