import { ways, spotOf } from '../../../kernel/grid'
import { itemAt } from '../../../kernel/lists'
import type { Edit, Level } from '../model'

/** Adds a walk that starts on a cell, after the others. */
export function addWalk(level: Level, cell: number): Edit {
  const walk = { ...spotOf(level, cell), moves: '' }
  return { kind: 'insert', list: 'walks', index: level.walks.length, item: walk }
}

/** Moves the start of a walk to a cell; its moves stay. */
export function setStart(level: Level, index: number, cell: number): Edit {
  return {
    kind: 'set',
    list: 'walks',
    index,
    item: { ...itemAt(level.walks, index), ...spotOf(level, cell) },
  }
}

/** Adds a move (0 to 3 for N, E, S, W) at the end of a walk, or before move `at`. */
export function addMove(
  level: Level,
  index: number,
  way: number,
  at = level.walks[index]!.moves.length,
): Edit {
  return { kind: 'splice-moves', index, at, removed: 0, moves: ways[way]! }
}

/** Removes the last moves of a walk; null if there are none. */
export function removeMoves(level: Level, index: number, count = 1): Edit | null {
  const { length } = level.walks[index]!.moves
  const removed = Math.min(count, length)
  if (removed === 0) return null
  return { kind: 'splice-moves', index, at: length - removed, removed, moves: '' }
}

/** Replaces the moves of a walk; characters that are not moves are left out. */
export function setMoves(level: Level, index: number, text: string): Edit {
  const moves = text.toUpperCase().replace(/[^NSWE]/g, '')
  const removed = level.walks[index]!.moves.length
  return { kind: 'splice-moves', index, at: 0, removed, moves }
}
