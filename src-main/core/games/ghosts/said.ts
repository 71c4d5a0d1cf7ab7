import type { Words } from '../../words'

/** The words of the game: its own, and those shared by games. */
export type Said = Pick<Words, 'common' | 'game' | 'ghosts'>
