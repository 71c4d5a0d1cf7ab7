// The user’s keys: kept by main, changed in a dialog.
export { shortcutsWith, type Shortcut } from './shortcuts-with'
export { UserKeys } from './user-keys.svelte'
/** The dialog in which keys are changed. */
export const loadKeysDialog = () => import('./KeysDialog.svelte')
