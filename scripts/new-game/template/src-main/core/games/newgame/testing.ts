import { ways } from '../../kernel/grid'
import type { Rng } from '../../kernel/rng'
import { generator } from './edit/generator'
import { letters, type Edit, type Level } from './model'

/** An edit that fits the level, for tests of undo. */
export function randomEdit({ cells, moves }: Level, rng: Rng): Edit {
  const index = rng.below(cells.length)
  const wall: Edit = { kind: 'set', list: 'cells', index, item: rng.pick(letters) }
  const item = rng.pick(ways)
  const move: Edit = { kind: 'insert', list: 'moves', index: rng.below(moves.length + 1), item }
  return rng.pick([wall, move])
}

/** A small level without errors that has several inputs. */
export function playedLevel(rng: Rng): Level {
  return generator.generate({ rows: 4, cols: 5, moves: rng.between(5, 12) }, rng)
}
