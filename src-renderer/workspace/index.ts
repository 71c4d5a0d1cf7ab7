// The window: open levels as tabs, files, settings.
export { default as GeneratorDialog } from './GeneratorDialog.svelte'
export { default as NewLevel } from './start/NewLevel.svelte'
export { default as FileDrop } from './FileDrop.svelte'
export { default as StartScreen } from './StartScreen.svelte'
export { default as TabBar } from './TabBar.svelte'
/** Loads what plays the sample for `npm start -- --demo`. */
export const loadDemo = () => import('./demo')
export { fileCommands } from './file-commands'
export { paste } from './pasting'
export { autosave } from './autosave.svelte'
export { isFirstStart } from './first-start'
export { closeWindow } from './close-window'
/** Loads the code that opens levels from sets, and shrinks them. */
export const loadSetLevels = () => import('./set-levels')
/** Loads what tests look at the page with. */
export const loadProbe = () => import('./probe')
export { Settings } from './settings.svelte'
export { coverNewLanguage, liftCover } from './cover'
export { speak } from './speak'
export { Workspace } from './workspace.svelte'
export { FileNotices } from './file-notices.svelte'
export { Mishaps } from './mishaps.svelte'
export { default as Corner } from './Corner.svelte'

// Pictures, animations and traces as files.
export { exportCommands, type ExportName } from './export/export-commands'

/** Loads the export dialogs on first use. */
export const loadExportDialogs = () => import('./export/ExportDialogs.svelte')

// Storage: journals, closed tabs, backups, files that other programs change.
export const loadBackupsDialog = () => import('./keep/BackupsDialog.svelte')
export { default as OutsideBar } from './keep/OutsideBar.svelte'

// A tour of a game on a sample of it, step by step as the user does each step.
export { loadTours } from './tour/on-demand'
