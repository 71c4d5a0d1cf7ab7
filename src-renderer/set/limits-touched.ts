import type { AnyGame } from '@core/game/any-game'
import { quantityTitle } from '@core/game/names'
import type { Reach } from '@core/suite/reaches'

/** Bounds of official limits that a test has, in words where its game is told; and how many there are. */
export function boundsTouched(
  limits: readonly Reach[],
  game: AnyGame | null = null,
): { touched: string[]; all: number } {
  const bounds = limits.flatMap(({ name, smallest, largest, official }) =>
    [...new Set(official)].map((bound) => ({
      name: `${game ? quantityTitle(game, name) : name} ${bound}`,
      isTouched: smallest === bound || largest === bound,
    })),
  )
  return {
    touched: bounds.flatMap(({ name, isTouched }) => (isTouched ? name : [])),
    all: bounds.length,
  }
}
