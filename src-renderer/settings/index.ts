// What the user can set about the window, on one page.
export { settingList, type SettingId } from './setting-list'
/** The page of settings: the window starts without it. */
export const loadSettingsDialog = () => import('./SettingsDialog.svelte')
