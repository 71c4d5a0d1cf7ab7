import type { Reading } from '../game/module'
import type { PackedProblem } from './package'

/** The misreadings that the tests catch, in the game's order. */
export function caughtBy({ game, tests }: Pick<PackedProblem, 'game' | 'tests'>): Reading[] {
  const ids = new Set(tests.flatMap(({ worth }) => worth.caught))
  return game.engine.readings.filter(({ id }) => ids.has(id))
}
