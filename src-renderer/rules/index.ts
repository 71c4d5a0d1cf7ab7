// The rules of a game, and its misreadings.
export { default as RulesPanel } from './RulesPanel.svelte'
export { ReadingAnswers } from './reading-answers.svelte'
export { mostTelling, orderReadings, type Standing } from './reading-order'
