import type { Generator } from '../../../game/module'
import { ways, type Way } from '../../../kernel/grid'
import { cellBeside, type Level } from '../model'

/** Levels with walls here and there, and moves that stay on the board. */
export const generator: Generator<Level, { rows: number; cols: number; moves: number }> = {
  defaults: { rows: 6, cols: 8, moves: 20 },
  fields: [
    { key: 'rows', title: 'Rows', lowest: 2, highest: 50 },
    { key: 'cols', title: 'Columns', lowest: 2, highest: 50 },
    { key: 'moves', title: 'Moves', lowest: 1, highest: 1000 },
  ],
  generate({ rows, cols, moves: count }, rng) {
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
}
