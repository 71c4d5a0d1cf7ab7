// The facts of an answer to “why”, for windows that only show them: `index.ts` would bring in the whole editor.
export { default as WhyFacts } from './why/WhyFacts.svelte'
