import { unreachable } from '../../../kernel/unreachable'
import type { Edit, Level, Walk } from '../model'
import { keepRowTexts } from '../text/row-texts'

/** Applies an edit and hands back the one that undoes it. An index outside the list is a bug and throws. */
export function applyEdit(level: Level, edit: Edit): { level: Level; inverse: Edit } {
  switch (edit.kind) {
    case 'paint': {
      const cells = level.cells.slice()
      const before = edit.cells.map((cell, i) => {
        const held = cells[cell]
        if (held === undefined) throw new RangeError(`no cell ${cell} of ${cells.length}`)
        cells[cell] = edit.values[i]!
        return held
      })
      keepRowTexts(level.cells, cells, level.cols, edit.cells)
      // Backwards, so that a cell painted twice gets its first value back.
      const inverse: Edit = { ...edit, cells: edit.cells.toReversed(), values: before.reverse() }
      return { level: { ...level, cells }, inverse }
    }
    case 'set-start': {
      const { row, col } = walkAt(level, edit.index)
      return {
        level: withWalk(level, edit.index, { row: edit.row, col: edit.col }),
        inverse: { ...edit, row, col },
      }
    }
    case 'splice-moves': {
      const { moves } = walkAt(level, edit.index)
      const end = edit.at + edit.removed
      if (edit.at < 0 || end > moves.length) {
        throw new RangeError(`no moves ${edit.at} to ${end} of ${moves.length}`)
      }
      const spliced = moves.slice(0, edit.at) + edit.moves + moves.slice(end)
      return {
        level: withWalk(level, edit.index, { moves: spliced }),
        inverse: { ...edit, removed: edit.moves.length, moves: moves.slice(edit.at, end) },
      }
    }
    case 'insert-walk':
      if (edit.index < 0 || edit.index > level.walks.length) {
        throw new RangeError(`no place ${edit.index} among ${level.walks.length} walks`)
      }
      return {
        level: { ...level, walks: level.walks.toSpliced(edit.index, 0, edit.walk) },
        inverse: { kind: 'remove-walk', index: edit.index },
      }
    case 'remove-walk': {
      const walk = walkAt(level, edit.index)
      return {
        level: { ...level, walks: level.walks.toSpliced(edit.index, 1) },
        inverse: { kind: 'insert-walk', index: edit.index, walk },
      }
    }
    case 'move-walk': {
      const walk = walkAt(level, edit.from)
      walkAt(level, edit.to)
      const walks = level.walks.toSpliced(edit.from, 1).toSpliced(edit.to, 0, walk)
      return {
        level: { ...level, walks },
        inverse: { kind: 'move-walk', from: edit.to, to: edit.from },
      }
    }
    case 'replace':
      return { level: edit.level, inverse: { kind: 'replace', level, label: edit.label } }
    default:
      return unreachable(edit)
  }
}

/** What the undo menu says. */
export function editLabel(edit: Edit): string {
  switch (edit.kind) {
    case 'paint':
    case 'replace':
      return edit.label
    case 'set-start':
      return 'move start'
    case 'splice-moves':
      return edit.removed === 0 ? 'add moves' : edit.moves === '' ? 'delete moves' : 'change moves'
    case 'insert-walk':
      return 'add walk'
    case 'remove-walk':
      return 'delete walk'
    case 'move-walk':
      return 'reorder walks'
    default:
      return unreachable(edit)
  }
}

function walkAt(level: Level, index: number): Walk {
  const walk = level.walks[index]
  if (!walk) throw new RangeError(`no walk ${index} of ${level.walks.length}`)
  return walk
}

function withWalk(level: Level, index: number, change: Partial<Walk>): Level {
  return { ...level, walks: level.walks.with(index, { ...walkAt(level, index), ...change }) }
}
