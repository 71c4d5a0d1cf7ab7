import { english } from '../words/testing'
import { gamesIn } from './registry'

/** The games in English, for tests. */
export const spoken = gamesIn(english)
export const { games, findGame } = spoken

export const [rockets, labyrinth, janken, progers, ghosts] = games
