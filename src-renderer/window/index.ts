// Commands of the window: the list, the keys, the dialogs, the state of the menu.
export { default as Dialogs } from './commands/Dialogs.svelte'
export { default as WorkDialogs } from './commands/WorkDialogs.svelte'
export type { CommandScope, DialogName } from './commands/command-scope'
export { makeCommands } from './commands/commands'
export { isTyping, KeyDispatch } from './commands/keys'
export { menuState } from './commands/menu-state'
export { runFromMenu, runFromPalette } from './commands/run-by-id'
export { noteFocus, settleFocus } from './commands/panes'

// The manual: its pages in a pane at the side or over a dialog, and the help for what has the focus.
export { helpFor } from './help/context'
export { CONTENTS, Help } from './help/help.svelte'
export { wayBack } from './help/way-back'
/** What shows the manual: fetched when it is first opened. */
export const loadHelpPane = () => import('./help/HelpPane.svelte')

// The user’s keys: kept by main, changed in a dialog.
export { shortcutsWith, type Shortcut } from './keys/shortcuts-with'
export { UserKeys } from './keys/user-keys.svelte'
export { loadKeysDialog } from './keys/on-demand'

// The command palette: everything that can be done or gone to, found by a few letters.
export type { PaletteScope } from './palette/palette-scope'
export { loadPalette } from './palette/on-demand'

// What the user can set about the window, on one page.
export { settingList, type SettingId } from './settings/setting-list'
export { loadSettingsDialog } from './settings/on-demand'
