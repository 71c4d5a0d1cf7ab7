/** Loads the dialog that changes keys. */
export const loadKeysDialog = () => import('./KeysDialog.svelte')

/** Loads the sheet of keys. */
export const loadShortcuts = () => import('./Shortcuts.svelte')
