/** The page of settings: the window starts without it. */
export const loadSettingsDialog = () => import('./SettingsDialog.svelte')
