// An open level: its editor with the states of all rooms, and the frame around them.
export { default as BoardArea } from './BoardArea.svelte'
export { default as LevelDock } from './LevelDock.svelte'
export { default as NoLevel } from './NoLevel.svelte'
export { default as StatusBar } from './StatusBar.svelte'
export { nearestOf } from './nearest'
export { OpenLevel } from './open-level.svelte'
export type { OutsideChange } from './outside-change'
