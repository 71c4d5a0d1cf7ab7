/** Loads the page of settings, which the window does not need at its start. */
export const loadSettingsDialog = () => import('./SettingsDialog.svelte')
