import type { AnyGame } from '@core/game/any-game'

/** A page, with the turn that it begins with. */
export interface PageTurn {
  /** From 0. */
  readonly turn: number
  readonly title: string
}

/** The pages of a level after the first, in order; none in games with a single board. */
export function pageTurns(game: AnyGame, level: unknown): readonly PageTurn[] {
  const { pages } = game
  if (!pages) return []
  return Array.from({ length: pages.count(level) - 1 }, (_, before) => ({
    turn: pages.firstTurn(level, before + 1),
    title: pages.title(level, before + 1),
  }))
}
