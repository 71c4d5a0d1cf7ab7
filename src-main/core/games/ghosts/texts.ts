import type { Words } from '../../words'

/** The words that the game speaks with: its own, and what games share. */
export type Texts = Pick<Words, 'common' | 'game' | 'ghosts'>
