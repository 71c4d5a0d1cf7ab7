// Commands of the window: the list, the keys, the dialogs, the state of the menu.
export { default as Dialogs } from './commands/Dialogs.svelte'
export { default as WorkDialogs } from './commands/WorkDialogs.svelte'
export type { CommandScope, DialogName } from './commands/command-scope'
export { makeCommands } from './commands/commands'
export { menuState } from './commands/menu-state'
export { runFromMenu, runFromPalette } from './commands/run-by-id'
export { noteFocus, settleFocus } from './commands/panes'
export { WindowKeys } from './commands/window-keys.svelte'

// The manual: its pages in a pane at the side or over a dialog, and the help for the focused element.
export { Help } from './help/help.svelte'
/** Loads the manual's pane, when it is first opened. */
export const loadHelpPane = () => import('./help/HelpPane.svelte')

// The user’s keys: stored by main, changed in a dialog.
export { UserKeys } from './keys/user-keys.svelte'
