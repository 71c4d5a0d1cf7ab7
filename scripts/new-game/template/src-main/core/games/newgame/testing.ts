import { ways } from '../../kernel/grid'
import type { Rng } from '../../kernel/rng'
import { generator } from './edit/generator'
import type { Edit, Level } from './model'
import { movesOffBoard } from './text/validate'

/** An edit that fits the level, for tests of undo. */
export function randomEdit({ walls, moves }: Level, rng: Rng): Edit {
  const cell = rng.below(walls.length)
  const wall: Edit = { kind: 'set', list: 'walls', index: cell, item: !walls[cell] }
  const item = rng.pick(ways)
  const move: Edit = { kind: 'insert', list: 'moves', index: rng.below(moves.length + 1), item }
  return rng.pick([wall, move])
}

/** A small level without errors that has several inputs. */
export function playedLevel(rng: Rng): Level {
  return generator.generate({ rows: 4, cols: 5, moves: rng.between(5, 12) }, rng)
}

/** The level with one move changed to one that leaves the board; the first move can always do so. */
export function plantFault(level: Level, rng: Rng): { level: Level; index: number } {
  for (;;) {
    const index = rng.below(level.moves.length)
    const faulty = { ...level, moves: level.moves.with(index, rng.pick(ways)) }
    if (movesOffBoard(faulty)[0]?.args[0] === index + 1) return { level: faulty, index }
  }
}

/** The level with one move changed to another, perhaps so that a later one cannot be played. */
export function changeInput(level: Level, rng: Rng): Level {
  return { ...level, moves: level.moves.with(rng.below(level.moves.length), rng.pick(ways)) }
}
