import { generatorOf } from '../../../game/recipes'
import { ways } from '../../../kernel/grid'
import type { Level } from '../model'

/** Levels with walls here and there. */
export const generator = generatorOf(
  {
    rows: { usual: 6, lowest: 2, highest: 50 },
    cols: { usual: 8, lowest: 2, highest: 50 },
    moves: { usual: 20, lowest: 1, highest: 1000 },
  },
  ({ rows, cols, moves }, rng): Level => ({
    rows,
    cols,
    cells: Array.from({ length: rows * cols }, (_, cell) =>
      cell > 0 && rng.below(5) === 0 ? '#' : '.',
    ),
    moves: Array.from({ length: moves }, () => rng.pick(ways)),
  }),
)
