import { generatorOf } from '../../../game/recipes'
import { ways, type Way } from '../../../kernel/grid'
import { cellBeside, type Level } from '../model'

/** Levels with walls here and there, and moves that stay on the board. */
export const generator = generatorOf(
  {
    rows: { usual: 6, lowest: 2, highest: 50 },
    cols: { usual: 8, lowest: 2, highest: 50 },
    moves: { usual: 20, lowest: 1, highest: 1000 },
  },
  ({ rows, cols, moves: count }, rng): Level => {
    const walls = Array.from({ length: rows * cols }, (_, cell) => cell > 0 && rng.below(5) === 0)
    const moves: Way[] = []
    const level: Level = { rows, cols, walls, moves }
    for (let cell = 0; moves.length < count;) {
      const way = rng.pick(ways.filter((one) => cellBeside(level, cell, one) >= 0))
      const next = cellBeside(level, cell, way)
      moves.push(way)
      if (!walls[next]) cell = next
    }
    return level
  },
)
