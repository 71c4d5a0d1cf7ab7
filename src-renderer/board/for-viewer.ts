// What is said of steps and where arrow keys lead, for those who only look: behind the other door lies all input.
export { Announcer } from './announcer'
export { cursorAfter } from './cursor-steps'
export { SpokenSteps } from './spoken-steps'
export { stepWords } from './step-words'
