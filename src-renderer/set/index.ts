// A folder that is open as a set: its tests as a table, what they cover, and what is done with them.
export { OpenSet, type TestPlace } from './open-set.svelte'
export { OpenSets } from './open-sets.svelte'
export { default as SetPage } from './SetPage.svelte'
