import type { AnyGame } from '../game/any-game'
import type { Terms, Watch } from './breakpoint'
import { watchKindOf } from './kinds'
import { standsTitle } from './kinds/figure'

/** The title of a watch, as shown in lists: "Mouse eaten", "Player 2 rises to at least 10", "Cell (3,2)". */
export function watchTitle(game: AnyGame, level: unknown, watch: Watch): string {
  return watchKindOf(watch).title(game, level, watch)
}

/** A breakpoint in words: "Mouse eaten and Cell (3,2), while Player 1 is at least 10; from hit 3 on". */
export function termsTitle(
  game: AnyGame,
  level: unknown,
  { watch: first, and = [], fromHit = 1 }: Terms,
): string {
  const { watch: words } = game.words
  const all = and.reduce(
    (watch, one) => {
      if (one.kind !== 'figure') return words.and({ watch, other: watchTitle(game, level, one) })
      return words.while({ watch, condition: standsTitle(game, one) })
    },
    watchTitle(game, level, first),
  )
  return fromHit > 1 ? words.fromHit({ watch: all, hit: fromHit }) : all
}
