import { listEdits } from '../../../game/list-edits'
import type { LevelEdits } from '../../../game/module'
import { itemAt } from '../../../kernel/lists'
import { listLabels, type Edit, type Level } from '../model'
import { keepRowTexts } from '../text/row-texts'

const ofLists = listEdits<Level, typeof listLabels>(listLabels)

/** Applies edits and takes them back. An index outside the list is a bug and throws. */
export const edits: LevelEdits<Level, Edit> = { apply: applyEdit, label: editLabel }

function applyEdit(level: Level, edit: Edit): { level: Level; inverse: Edit } {
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
    case 'splice-moves': {
      const walk = itemAt(level.walks, edit.index)
      const { moves } = walk
      const end = edit.at + edit.removed
      if (edit.at < 0 || end > moves.length) {
        throw new RangeError(`no moves ${edit.at} to ${end} of ${moves.length}`)
      }
      const spliced = moves.slice(0, edit.at) + edit.moves + moves.slice(end)
      return {
        level: { ...level, walks: level.walks.with(edit.index, { ...walk, moves: spliced }) },
        inverse: { ...edit, removed: edit.moves.length, moves: moves.slice(edit.at, end) },
      }
    }
    default:
      return ofLists.apply(level, edit)
  }
}

function editLabel(edit: Edit): string {
  switch (edit.kind) {
    case 'paint':
      return edit.label
    case 'splice-moves':
      return edit.removed === 0 ? 'add moves' : edit.moves === '' ? 'delete moves' : 'change moves'
    default:
      return ofLists.label(edit)
  }
}
