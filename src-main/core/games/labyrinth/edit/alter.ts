import { alteredList } from '../../../game/altered-list'
import { ways } from '../../../kernel/grid'
import type { Rng } from '../../../kernel/rng'
import { bog, isWater, ISLAND, neighbour, NUMBERS, WALL } from '../cells'
import type { Level, Walk } from '../model'
import { addCave, withChainsClosed } from './caves'
import { edits } from './edits'
import { riverThrough } from './rivers'

/** A similar level: another cell, a river drawn or redrawn, another walk or move. */
export function alter(level: Level, rng: Rng): Level {
  const cell = rng.below(level.cells.length)
  switch (rng.below(8)) {
    case 0:
    case 1:
      return painted(level, cell, rng)
    case 2: {
      const edit = addCave(level, rng.below(NUMBERS), cell)
      return edit ? edits.apply(level, edit).level : level
    }
    case 3:
    case 4:
      return withRiver(level, cell, rng)
    case 5:
      return { ...level, walks: alteredList(level.walks, rng, (old) => walkNear(level, rng, old)) }
    default:
      return withOtherMoves(level, rng)
  }
}

/** Rivers stay as they are: changing a single cell of one would be an error. */
function painted(level: Level, cell: number, rng: Rng): Level {
  if (isWater(level.cells[cell]!)) return level
  const value = rng.pick([ISLAND, WALL, bog(rng.below(4))])
  const paint = { kind: 'paint', cells: [cell], values: [value], label: '' } as const
  return edits.apply(level, withChainsClosed(level, paint)).level
}

/** A stroke of the river tool over some cells. */
function withRiver(level: Level, cell: number, rng: Rng): Level {
  const path = [cell]
  for (let left = rng.between(1, 4); left > 0; left--) {
    const next = neighbour(level.rows, level.cols, path.at(-1)!, rng.below(4))
    if (next >= 0 && !path.includes(next)) path.push(next)
  }
  const drawn = riverThrough(level, path)
  return drawn.ok ? edits.apply(level, drawn.value).level : level
}

function walkNear({ rows, cols }: Level, rng: Rng, old?: Walk): Walk {
  const start = { row: rng.below(rows), col: rng.below(cols) }
  return { ...start, moves: old?.moves ?? rng.pick(ways) }
}

function withOtherMoves(level: Level, rng: Rng): Level {
  if (level.walks.length === 0) return level
  const index = rng.below(level.walks.length)
  const walk = level.walks[index]!
  const moves = alteredList([...walk.moves], rng, () => rng.pick(ways)).join('')
  return { ...level, walks: level.walks.with(index, { ...walk, moves }) }
}
