// The arrangement of panes around the board: docked, stacked, split, floating or closed.
export { default as Dock } from './Dock.svelte'
export { dockCommands } from './dock-commands'
export type { DockControls, PaneItem } from './dock-controls'
export { paneLabels } from './pane-labels'
export { toggleInSecond } from './second-commands'
export { secondWindow } from './second-window.svelte'

// A level for a class: only the board and text, both large.
export { default as PresentAside } from './PresentAside.svelte'
export { default as PresentBar } from './PresentBar.svelte'
export { presentation } from './presentation.svelte'
