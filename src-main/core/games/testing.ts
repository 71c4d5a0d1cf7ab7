import { english } from '../words/testing'
import { gamesIn } from './registry'

/** The games as tests know them: in English. */
export const spoken = gamesIn(english)
export const { games, findGame } = spoken

export const [rockets, labyrinth, janken, progers, ghosts] = games
