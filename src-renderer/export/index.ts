// Pictures, animations and traces as files.
export { exportFile } from './export-file'
export { exportCommands, type ExportName } from './export-commands'

/** Fetched when something is exported for the first time. */
export const loadExportDialogs = () => import('./ExportDialogs.svelte')
