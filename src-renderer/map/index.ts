// The whole board small, where it does not fit.
export { default as MiniMap } from './MiniMap.svelte'
