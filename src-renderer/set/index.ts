// A folder that is open as a set: its tests as a table, their coverage, and the work on them. The window starts without
// the code of an open set, so this index exports only types and functions that load that code.
export type { OpenSet } from './open-set.svelte'
export type { TestPlace } from './test-place'
export { toldApartBy, type Found, type Shrunk } from './found'
export { NO_TESTS_SHOWN, rewriteTests, setCommands } from './set-commands'
export { type ClosedSet, OpenSets } from './open-sets.svelte'
export type { Shrinking, ToShrink } from './shrinking.svelte'
/** Loads the code that shrinks levels. */
export const loadShrinking = () => import('./shrinking.svelte')
/** The dialog that shrinks levels. */
export const loadShrinkDialog = () => import('./ShrinkLevel.svelte')
export type { Stressing } from './stressing.svelte'
/** Loads the code that looks for levels on which a program fails. */
export const loadStressing = () => import('./stressing.svelte')
/** The dialog that does. */
export const loadStressDialog = () => import('./StressDialog.svelte')
/** The dialog that makes a set of a package. */
export const loadImportDialog = () => import('./ImportDialog.svelte')
/** The page of a set. */
export const loadSetPage = () => import('./SetPage.svelte')
