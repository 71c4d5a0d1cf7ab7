// Where panes stand around the board: docked, stacked, split, floating or closed.
export { default as Dock } from './Dock.svelte'
export { dockCommands } from './dock-commands'
export type { DockControls, PaneItem } from './dock-controls'
export { paneIds } from './pane-ids'
export { paneLabels } from './pane-labels'
export { toggleInSecond } from './second-commands'
export { secondWindow } from './second-window.svelte'
