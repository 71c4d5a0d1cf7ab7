import { listEdits } from '../../../game/list-edits'
import type { LevelEdits } from '../../../game/module'
import { itemAt } from '../../../kernel/lists'
import type { Words } from '../../../words'
import { listLabels, type Edit, type Level } from '../model'
import { keepRowTexts } from '../text/row-texts'

const ofLists = listEdits<Level, typeof listLabels>(listLabels)

type Labels = Words['labyrinth']['edits']

/** Applies edits and takes them back. An index outside the list is a bug and throws. */
export const edits: Pick<LevelEdits<Level, Edit>, 'apply'> = { apply: applyEdit }

/** The same with undo labels. */
export function editsIn({ labyrinth }: Pick<Words, 'labyrinth'>): LevelEdits<Level, Edit> {
  const labels = labyrinth.edits
  const told = listEdits<Level, typeof listLabels>(listLabels, labels)
  return {
    apply: applyEdit,
    label(edit) {
      if (edit.kind === 'paint') return labels[edit.label as keyof Labels] ?? edit.label
      return edit.kind === 'splice-moves' ? labels[spliceLabel(edit)] : told.label(edit)
    },
  }
}

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
      // In reverse order, so that a cell painted twice gets its first value back.
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

function spliceLabel(edit: Extract<Edit, { kind: 'splice-moves' }>): keyof Labels {
  if (edit.removed === 0) return 'add-moves'
  return edit.moves === '' ? 'delete-moves' : 'change-moves'
}
