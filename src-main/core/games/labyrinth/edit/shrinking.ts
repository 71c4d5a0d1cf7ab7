import { removableItems, type Removable, type Shrinking } from '../../../game/shrinking'
import { edits } from './edits'
import { renumberChain, withChainsClosed } from './caves'
import { ESTUARY, ISLAND, isWater, kindOf, neighbour, numberOf, NUMBERS, wayOf } from '../cells'
import type { Words } from '../../../words'
import type { Level } from '../model'

/** Removes rows, columns, walks, rivers, chains, other cells and moves; shortens rivers and lowers numbers. */
export function shrinkingIn({
  labyrinth: { shrinking: said },
}: Pick<Words, 'labyrinth'>): Shrinking<Level> {
  return {
    removables: (level) => [
      lines(level, true, said.rows),
      lines(level, false, said.columns),
      removableItems(said.walks, level.walks, (walks) => ({ ...level, walks }), 1),
      ...Array.from({ length: NUMBERS }, (_, number) => riverOf(level, number, said.rivers)),
      cells(level, said.cells),
      ...level.walks.map((walk, index) =>
        removableItems(said.moves, [...walk.moves], (left) => ({
          ...level,
          walks: level.walks.with(index, { ...walk, moves: left.join('') }),
        })),
      ),
    ],
    *plainer(level) {
      for (const [cell, value] of level.cells.entries()) {
        if (kindOf(value) !== ESTUARY) continue
        const before = riverCells(level, numberOf(value)).find(
          (one) => neighbour(level.rows, level.cols, one, wayOf(level.cells[one]!)) === cell,
        )
        if (before === undefined) continue
        const shorter = painted(level, [cell, before], [ISLAND, value])
        yield { label: said.riverEnds({ river: numberOf(value) }), level: shorter }
      }
    },
  }
}

/** Rows or columns; chains that lose caves are renumbered, and walks that lose their start are removed. */
function lines(level: Level, isRows: boolean, name: string): Removable<Level> {
  return {
    name,
    count: isRows ? level.rows : level.cols,
    without(from, to) {
      const isLeft = (row: number, col: number) => {
        const line = isRows ? row : col
        return line < from || line >= to
      }
      const moved = (line: number) => (line < to ? line : line - (to - from))
      const left: Level = {
        rows: isRows ? level.rows - (to - from) : level.rows,
        cols: isRows ? level.cols : level.cols - (to - from),
        cells: level.cells.filter((_, cell) =>
          isLeft(Math.trunc(cell / level.cols), cell % level.cols),
        ),
        walks: level.walks
          .filter(({ row, col }) => isLeft(row, col))
          .map((walk) =>
            isRows ? { ...walk, row: moved(walk.row) } : { ...walk, col: moved(walk.col) },
          ),
      }
      if (left.rows < 1 || left.cols < 1 || left.walks.length === 0) return null
      return withAllChainsClosed(left)
    },
  }
}

/** Whole rivers, because removing a part would be an error. */
function riverOf(level: Level, number: number, name: string): Removable<Level> {
  const members = riverCells(level, number)
  return {
    name,
    count: members.length > 0 ? 1 : 0,
    without: () => painted(level, members, ISLAND),
  }
}

/** Every cell that is not a plain island. */
function cells(level: Level, name: string): Removable<Level> {
  const members = [...level.cells.keys()].filter((cell) => level.cells[cell] !== ISLAND)
  return {
    name,
    count: members.length,
    without: (from, to) => painted(level, members.slice(from, to), ISLAND),
  }
}

function riverCells(level: Level, number: number): number[] {
  return [...level.cells.keys()].filter((cell) => {
    const value = level.cells[cell]!
    return isWater(value) && numberOf(value) === number
  })
}

function painted(level: Level, at: readonly number[], values: number | readonly number[]): Level {
  const list = typeof values === 'number' ? at.map(() => values) : values
  const paint = { kind: 'paint', cells: at, values: list, label: '' } as const
  return edits.apply(level, withChainsClosed(level, paint)).level
}

function withAllChainsClosed(level: Level): Level {
  let closed = level
  for (let chain = 0; chain < NUMBERS; chain++) {
    const edit = renumberChain(closed, chain)
    if (edit) closed = edits.apply(closed, edit).level
  }
  return closed
}
