// The window: open levels as tabs, files, settings.
export { default as GeneratorDialog } from './GeneratorDialog.svelte'
export { default as StartScreen } from './StartScreen.svelte'
export { default as TabBar } from './TabBar.svelte'
export { playDemo } from './demo'
export { fileCommands } from './file-commands'
export { paste } from './pasting'
export { autosave } from './autosave.svelte'
export { isFirstStart } from './first-start'
export { closeWindow } from './close-window'
/** What opens levels that come of sets, and shrinks them. */
export const loadSetLevels = () => import('./set-levels')
export { makeProbe } from './probe'
export { Settings } from './settings.svelte'
export { speak } from './speak'
export { Workspace } from './workspace.svelte'
export { FileNotices } from './file-notices.svelte'
export { Mishaps } from './mishaps.svelte'
export { default as Corner } from './Corner.svelte'
