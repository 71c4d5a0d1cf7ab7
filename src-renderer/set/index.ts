// A folder that is open as a set: its tests as a table, what they cover, and what is done with them.
export { OpenSet, type TestPlace } from './open-set.svelte'
export { OpenSets } from './open-sets.svelte'
/** The page of a set: the window starts without it. */
export const loadSetPage = () => import('./SetPage.svelte')
