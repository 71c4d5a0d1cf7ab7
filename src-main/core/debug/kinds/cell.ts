import { watchedCell, cellTitle } from '../board-places'
import { hasEvent, isCount, type WatchKind } from './kind'
import type { WatchOf } from './watch'

export const cellKind: Required<Omit<WatchKind<WatchOf<'cell'>>, 'after' | 'kindsInChunk'>> = {
  read: ({ page, row, col }) =>
    isCount(page) && isCount(row) && isCount(col) ? { kind: 'cell', page, row, col } : null,
  key: ({ page, row, col }) => `${page} ${row} ${col}`,
  title(game, level, watch) {
    const { watch: words } = game.words
    const cell = watchedCell(game, level, watch)
    return cell === null
      ? words.noCell({ row: watch.row + 1, column: watch.col + 1 })
      : words.cell({ cell: cellTitle(game, level, cell) })
  },
  inChunk: (game, level, watch) => {
    const isThere = watchedCell(game, level, watch) !== null
    return () => isThere
  },
  inStep(game, level, watch) {
    const ofEvent = this.ofEvent(game, level, watch)
    const ofPlace = this.ofPlace(game, level, watch)
    const isThere = watchedCell(game, level, watch) !== null
    return (look) => isThere && (look.places.some(ofPlace) || hasEvent(look, ofEvent))
  },
  ofEvent(game, level, watch) {
    const cell = watchedCell(game, level, watch)
    return (_, { cells }) => cell !== null && cells.includes(cell)
  },
  ofPlace(game, level, watch) {
    const cell = watchedCell(game, level, watch)
    return ({ from, to }) => cell !== null && (from === cell || to === cell)
  },
}
