import type { GameModule, JudgedGame } from './module'

// The only place without a game's own types: code for every game passes levels, edits and recipes on without looking
// into them. `any` instead of `unknown`, because they are both arguments and results of the methods.
/* eslint-disable @typescript-eslint/no-explicit-any */
/** A game of any kind, without its own types. */
export type AnyGame = GameModule<string, any, any, any>

/** The judging part of a game of any kind. */
export type AnyJudgedGame = JudgedGame<any>
/* eslint-enable @typescript-eslint/no-explicit-any */
