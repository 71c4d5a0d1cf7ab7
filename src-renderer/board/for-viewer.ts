// Words for steps and moves of the cursor, for windows that only show a board: `index.ts` would bring in all input.
export { Announcer } from './announcer'
export { cursorAfter } from './cursor-steps'
export { SpokenSteps } from './spoken-steps'
export { stepWords } from './step-words'
