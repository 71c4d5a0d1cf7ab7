// Commands of the window: the list, the keys, the dialogs, the state of the menu.
export { default as Dialogs } from './Dialogs.svelte'
export { default as WorkDialogs } from './WorkDialogs.svelte'
export type { CommandScope, DialogName } from './command-scope'
export { makeCommands } from './commands'
export { KeyDispatch } from './keys'
export { menuState } from './menu-state'
export { runFromMenu, runFromPalette } from './run-by-id'
export { noteFocus, settleFocus } from './panes'
