// What is wrong with a level.
export { default as ProblemsPanel } from './ProblemsPanel.svelte'
