import type { DataSet, Edit, Move } from '@core/games/janken/model'
import { fieldAt } from './moments'

/** An edit and the move that should be chosen after it. */
export interface MovePlan {
  readonly edits: readonly Edit[]
  readonly index: number
}

/** A further move before the one at `index` (or behind the last): a copy of it, else of what the first unit stands on. */
export function insertMove(set: DataSet, page: number, index: number): MovePlan {
  const start = fieldAt(set, Math.min(index, set.moves.length)).at[0] ?? 40
  const move: Move = set.moves[index] ?? { from: start, to: start }
  return { edits: [{ kind: 'insert', list: 'moves', page, index, item: move }], index }
}

/** Takes a move away; the one behind it is then chosen. Null when there is no such move. */
export function removeMove(set: DataSet, page: number, index: number): MovePlan | null {
  if (index >= set.moves.length) return null
  return { edits: [{ kind: 'remove', list: 'moves', page, index }], index }
}

/** Gives a move another number; null when it is there already or the number does not exist. */
export function reorderMove(set: DataSet, page: number, from: number, to: number): MovePlan | null {
  const { length } = set.moves
  if (from === to || from < 0 || to < 0 || from >= length || to >= length) return null
  return { edits: [{ kind: 'move', list: 'moves', page, from, to }], index: to }
}
