// Questions why, and their answers.
export { default as WhyPanel } from './WhyPanel.svelte'
export { whyCommands } from './why-commands'
export { Why } from './why.svelte'
