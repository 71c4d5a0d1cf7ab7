import type { AnyGame } from '../game/any-game'
import { figureTitle } from '../game/names'
import { startState } from '../trace/trace'
import { comparedFigures, type Moment } from './compare'
import { cellInOther, entityTitle } from './board-places'

/** The numbers of a cell on two boards, with the same page, row and column. */
export interface CellPair {
  readonly left: number
  readonly right: number
}

/** Boards with more cells in common than this are not compared cell by cell. */
const MOST_CELLS = 10_000

/** Whether two levels have boards of different sizes, so that their cells are numbered differently. */
export function hasOtherSize(game: AnyGame, left: unknown, right: unknown): boolean {
  const [a, b] = [boardOf(game, left), boardOf(game, right)]
  return a.rows !== b.rows || a.cols !== b.cols || a.pages !== b.pages
}

/** Cells that both boards have and that differ before any step; none for very large boards. */
export function groundPairs(game: AnyGame, left: unknown, right: unknown): CellPair[] {
  const [a, b] = [boardOf(game, left), boardOf(game, right)]
  const cols = Math.min(a.cols, b.cols)
  const rows = Math.min(a.rows, b.rows)
  const pages = Math.min(a.pages, b.pages)
  const found: CellPair[] = []
  if (cols * rows * pages > MOST_CELLS) return found
  for (let cell = 0; cell < a.rows * a.cols * pages; cell++) {
    const other = cellInOther(game, left, right, cell)
    if (other === null) continue
    const words = game.cellContents(left, null, cell)
    if (words !== game.cellContents(right, null, other)) found.push({ left: cell, right: other })
  }
  return found
}

/** Cells that both boards have, with different contents at these moments. */
export function differingPairs(game: AnyGame, left: Moment, right: Moment): CellPair[] {
  const pairs = new Map<number, CellPair>()
  for (const cell of placesOf(game, left).taken) {
    const other = cellInOther(game, left.level, right.level, cell)
    if (other !== null) pairs.set(cell, { left: cell, right: other })
  }
  for (const cell of placesOf(game, right).taken) {
    const other = cellInOther(game, right.level, left.level, cell)
    if (other !== null) pairs.set(other, { left: other, right: cell })
  }
  return [...pairs.values()].filter(
    (pair) =>
      game.cellContents(left.level, left.state, pair.left) !==
      game.cellContents(right.level, right.state, pair.right),
  )
}

/** Names of figures that differ, and of entities that are off the board on one side only. */
export function elsewhereByName(game: AnyGame, left: Moment, right: Moment): string[] {
  const figures = comparedFigures(left, right).filter((one) => one.left !== one.right)
  const [here, there] = [placesOf(game, left).away, placesOf(game, right).away]
  const titles = (moment: Moment, own: Set<number>, others: Set<number>): string[] =>
    [...own]
      .filter((entity) => !others.has(entity))
      .map((entity) => game.words.watch.offBoard({ who: entityTitle(game, moment.level, entity) }))
  const names = figures.map(({ name }) => figureTitle(game, name))
  return [...new Set([...names, ...titles(left, here, there), ...titles(right, there, here)])]
}

/** Cells of slots that have changed since the start, and entities that are not on any cell. */
function placesOf(game: AnyGame, { level, layout, state }: Moment) {
  const at = game.debugging.whereabouts(level)
  const start = startState(layout)
  const taken = new Set<number>()
  const away = new Set<number>()
  for (let slot = 0; slot < state.length; slot++) {
    const found = state[slot] === (start[slot] ?? 0) ? null : at(state, slot)
    if (!found) continue
    if (found.cell >= 0) taken.add(found.cell)
    else if (found.entity >= 0) away.add(found.entity)
  }
  return { taken, away }
}

function boardOf(game: AnyGame, level: unknown) {
  const { rows, cols } = game.size(level)
  return { rows, cols, pages: game.pages?.count(level) ?? 1 }
}
