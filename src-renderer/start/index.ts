// The start page.
export { default as StartPage } from './StartPage.svelte'
export { default as Thumbnail } from './Thumbnail.svelte'
