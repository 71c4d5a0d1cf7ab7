import type { GameModule } from '../game/module'
import { ghosts } from './ghosts/index'
import { janken } from './janken/index'
import { labyrinth } from './labyrinth/index'
import { progers } from './progers/index'
import { rockets } from './rockets/index'

/** THE registry line: a further game adds its import and its name here. */
export const games = [rockets, labyrinth, janken, progers, ghosts] as const

export type GameId = (typeof games)[number]['id']

// The one place where a game's own types are given up: code that serves every game carries levels, edits and recipes
// without looking into them. `any` and not `unknown`, because they stand on both sides of the methods.
/* eslint-disable @typescript-eslint/no-explicit-any */
export type AnyGame = GameModule<string, any, any, any>
/* eslint-enable @typescript-eslint/no-explicit-any */

const byId = new Map<string, AnyGame>(games.map((game) => [game.id, game]))

/** The game of an id, null when there is none. */
export function findGame(id: string): AnyGame | null {
  return byId.get(id) ?? null
}

export function isGameId(id: string): id is GameId {
  return byId.has(id)
}
