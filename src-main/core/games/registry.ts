import type { AnyGame } from '../game/any-game'
import { ghosts } from './ghosts/index'
import { janken } from './janken/index'
import { labyrinth } from './labyrinth/index'
import { progers } from './progers/index'
import { rockets } from './rockets/index'

/** THE registry line: a further game adds its import and its name here. */
export const games = [rockets, labyrinth, janken, progers, ghosts] as const

export type GameId = (typeof games)[number]['id']

const byId = new Map<string, AnyGame>(games.map((game) => [game.id, game]))

/** The game of an id, null when there is none. */
export function findGame(id: string): AnyGame | null {
  return byId.get(id) ?? null
}

export function isGameId(id: string): id is GameId {
  return byId.has(id)
}
