// A level for a class: board and words large, and nothing else.
export { default as PresentAside } from './PresentAside.svelte'
export { default as PresentBar } from './PresentBar.svelte'
export { presentation } from './presentation.svelte'
