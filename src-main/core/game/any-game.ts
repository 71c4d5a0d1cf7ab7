import type { GameModule, JudgedGame } from './module'

// The one place where a game's own types are given up: code that serves every game carries levels, edits and recipes
// without looking into them. `any` and not `unknown`, because they stand on both sides of the methods.
/* eslint-disable @typescript-eslint/no-explicit-any */
/** A game of any kind, its own types given up. */
export type AnyGame = GameModule<string, any, any, any>

/** What a judge needs of a game of any kind. */
export type AnyJudgedGame = JudgedGame<any>
/* eslint-enable @typescript-eslint/no-explicit-any */
