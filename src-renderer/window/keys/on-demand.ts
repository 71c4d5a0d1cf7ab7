/** The dialog in which keys are changed. */
export const loadKeysDialog = () => import('./KeysDialog.svelte')

/** The sheet of keys. */
export const loadShortcuts = () => import('./Shortcuts.svelte')
