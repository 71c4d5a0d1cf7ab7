// The start page.
export type { StartActions } from './start-actions'
export { default as StartPage } from './StartPage.svelte'
