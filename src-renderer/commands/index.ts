// Commands of the window: the list, the keys, the dialogs, the state of the menu.
export { default as Dialogs } from './Dialogs.svelte'
export type { DialogName } from './command-scope'
export { makeCommands } from './commands'
export { dispatchKey, isTyping } from './keys'
export { menuState } from './menu-state'
export { noteFocus, settleFocus } from './panes'
