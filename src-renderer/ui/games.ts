import { gamesIn } from '@core/games/registry'
import { words } from './words'

/** All games with their texts in the language of the page. */
export const { games, findGame } = gamesIn(words)
