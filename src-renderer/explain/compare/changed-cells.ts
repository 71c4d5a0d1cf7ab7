import type { AnyGame } from '@core/game/any-game'

/** Boards with more cells than this are not compared. */
const MOST_CELLS = 10_000

/**
 * Cells that two levels describe differently before any step, that is what an edit has changed on the ground. Empty for
 * levels of different size and for very large ones.
 */
export function changedCells(game: AnyGame, before: unknown, after: unknown): readonly number[] {
  if (before === after) return []
  const [a, b] = [game.size(before), game.size(after)]
  const pages = game.pages?.count(before) ?? 1
  const isAlike = a.rows === b.rows && a.cols === b.cols
  const count = a.rows * a.cols * pages
  if (!isAlike || count > MOST_CELLS || pages !== (game.pages?.count(after) ?? 1)) return []
  const found: number[] = []
  for (let cell = 0; cell < count; cell++) {
    const at = cell % (a.rows * a.cols)
    if (game.exists?.(before, Math.trunc(at / a.cols), at % a.cols) === false) continue
    const contents = (level: unknown): string => game.cellContents(level, null, cell)
    if (contents(before) !== contents(after)) found.push(cell)
  }
  return found
}
