import type { Level } from '@core/games/ghosts/model'
import { slots } from '@core/games/ghosts/play/layout'
import type { RunFrame } from '../../editor/game-view'

/** A player's points: surely made, and at most. */
export interface Score {
  readonly least: number
  readonly most: number
}

/** Points of White and Black at a moment of a run. */
export interface Scores {
  readonly players: readonly [Score, Score]
  /** First turn whose outcome is not decided (G7), from 1; 0 when there is none. */
  readonly undecided: number
}

/** Null without a run. */
export function scoresOf(frame: RunFrame<Level> | null): Scores | null {
  if (!frame) return null
  const { state } = frame
  const score = (player: number): Score => {
    const least = state[slots.scores + player]!
    return { least, most: least + state[slots.perhaps + player]! }
  }
  return { players: [score(0), score(1)], undecided: state[slots.undecidedTurn]! }
}

/** "3", or "2-3" where the outcome is not decided. */
export function scoreText({ least, most }: Score): string {
  return least === most ? String(least) : `${least}-${most}`
}
