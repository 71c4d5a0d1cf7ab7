import type { AnyGame } from '../../game/any-game'
import { nearestGame } from '../../games/nearest-game'

/** The game that most tests of a set are levels of: by it inputs are refused. Null where no game reads any. */
export function gameOfSet(
  games: readonly AnyGame[],
  tests: readonly { readonly path: string; readonly text: string }[],
): AnyGame | null {
  const counts = new Map<AnyGame, number>()
  for (const { path, text } of tests) {
    const { game, isRead } = nearestGame(games, text, path)
    if (isRead) counts.set(game, (counts.get(game) ?? 0) + 1)
  }
  const [most] = [...counts].sort(([, a], [, b]) => b - a)
  return most?.[0] ?? null
}
