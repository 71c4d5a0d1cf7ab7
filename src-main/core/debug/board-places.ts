import type { AnyGame } from '../game/any-game'
import { spotOf } from '../kernel/grid'

/** A cell as stored with breakpoints: by its place, so that it is the same on a board of another size. */
export interface CellPlace {
  readonly page: number
  readonly row: number
  readonly col: number
}

/** A cell as the game names it, with its page if there are several. */
export function cellTitle(game: AnyGame, level: unknown, cell: number): string {
  const name = game.cellName(level, cell)
  const { rows, cols } = game.size(level)
  const pages = game.pages?.count(level) ?? 1
  if (pages === 1) return name
  const page = game.pages!.title(level, Math.floor(cell / (rows * cols)))
  return name.includes(page) ? name : game.words.watch.cellOfPage({ cell: name, page })
}

/** An entity's name by its number; a number unknown in the level is returned as text. */
export function entityTitle(game: AnyGame, level: unknown, entity: number): string {
  const byNumber = game.words.watch.number({ number: entity + 1 })
  try {
    return game.debugging.entityTitle(level, entity) ?? byNumber
  } catch {
    // A stored number may be too high for an edited level.
    return byNumber
  }
}

/** The number of a watched cell; null if the level has no such cell. */
export function watchedCell(game: AnyGame, level: unknown, at: CellPlace): number | null {
  const { rows, cols } = game.size(level)
  if (at.row >= rows || at.col >= cols || at.page >= (game.pages?.count(level) ?? 1)) return null
  if (game.exists?.(level, at.row, at.col) === false) return null
  return (at.page * rows + at.row) * cols + at.col
}

/** The place of a cell by its number, as stored with breakpoints. */
export function cellWatch(
  game: AnyGame,
  level: unknown,
  cell: number,
): CellPlace & { readonly kind: 'cell' } {
  const { rows, cols } = game.size(level)
  const { row, col } = spotOf({ cols }, cell)
  return { kind: 'cell', page: Math.floor(row / rows), row: row % rows, col }
}

/** The cell at the same place in another level of the game; null if there is none. */
export function cellInOther(
  game: AnyGame,
  from: unknown,
  to: unknown,
  cell: number,
): number | null {
  return watchedCell(game, to, cellWatch(game, from, cell))
}
