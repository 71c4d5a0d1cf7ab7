/** The words that tests read. */
export { words as english } from './made/en/first'
