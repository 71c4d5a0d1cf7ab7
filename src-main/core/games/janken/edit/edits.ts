import { inserted, itemAt, reordered } from '../../../kernel/lists'
import { unreachable } from '../../../kernel/unreachable'
import { NO_CELL, terrainAt, type DataSet, type Edit, type Level, type Unit } from '../model'

/** Applies an edit and hands back the one that undoes it. An index outside its list is a bug and throws. */
export function applyEdit(level: Level, edit: Edit): { level: Level; inverse: Edit } {
  switch (edit.kind) {
    case 'insert-set':
      return {
        level: { sets: inserted(level.sets, edit.index, edit.set) },
        inverse: { kind: 'remove-set', index: edit.index },
      }
    case 'copy-set':
      return {
        level: { sets: inserted(level.sets, edit.to, itemAt(level.sets, edit.from)) },
        inverse: { kind: 'remove-set', index: edit.to },
      }
    case 'remove-set': {
      const set = itemAt(level.sets, edit.index)
      if (level.sets.length === 1) throw new RangeError('the last data set stays')
      return {
        level: { sets: level.sets.toSpliced(edit.index, 1) },
        inverse: { kind: 'insert-set', index: edit.index, set },
      }
    }
    case 'reorder-set':
      return {
        level: { sets: reordered(level.sets, edit.from, edit.to) },
        inverse: { kind: 'reorder-set', from: edit.to, to: edit.from },
      }
    case 'replace':
      return { level: edit.level, inverse: { kind: 'replace', level, label: edit.label } }
    default: {
      const before = itemAt(level.sets, edit.page)
      const { set, inverse } = applyWithin(before, edit)
      return { level: { sets: level.sets.with(edit.page, set) }, inverse }
    }
  }
}

type SetEdit = Extract<Edit, { readonly page: number }>

function applyWithin(set: DataSet, edit: SetEdit): { set: DataSet; inverse: Edit } {
  switch (edit.kind) {
    case 'paint': {
      const { cell, terrain } = edit
      if ((set.terrain[cell] ?? NO_CELL) === NO_CELL) throw new RangeError(`no cell ${cell}`)
      const letters = set.terrain.slice(0, cell) + terrain + set.terrain.slice(cell + 1)
      return {
        set: { ...set, terrain: letters },
        inverse: { ...edit, terrain: terrainAt(set, cell) },
      }
    }
    case 'insert-unit':
      return {
        set: { ...set, units: inOrder(inserted(set.units, edit.index, edit.unit)) },
        inverse: { kind: 'remove-unit', page: edit.page, index: edit.index },
      }
    case 'remove-unit': {
      const unit = itemAt(set.units, edit.index)
      return {
        set: { ...set, units: set.units.toSpliced(edit.index, 1) },
        inverse: { ...edit, kind: 'insert-unit', unit },
      }
    }
    case 'set-unit': {
      const unit = itemAt(set.units, edit.index)
      return {
        set: { ...set, units: inOrder(set.units.with(edit.index, edit.unit)) },
        inverse: { ...edit, unit },
      }
    }
    case 'insert-move':
      return {
        set: { ...set, moves: inserted(set.moves, edit.index, edit.move) },
        inverse: { kind: 'remove-move', page: edit.page, index: edit.index },
      }
    case 'remove-move': {
      const move = itemAt(set.moves, edit.index)
      return {
        set: { ...set, moves: set.moves.toSpliced(edit.index, 1) },
        inverse: { ...edit, kind: 'insert-move', move },
      }
    }
    case 'set-move': {
      const move = itemAt(set.moves, edit.index)
      return {
        set: { ...set, moves: set.moves.with(edit.index, edit.move) },
        inverse: { ...edit, move },
      }
    }
    case 'reorder-move':
      return {
        set: { ...set, moves: reordered(set.moves, edit.from, edit.to) },
        inverse: { ...edit, from: edit.to, to: edit.from },
      }
    case 'replace-set':
      return { set: edit.set, inverse: { ...edit, set } }
    default:
      return unreachable(edit)
  }
}

/** What the undo menu says. */
export function editLabel(edit: Edit): string {
  return edit.kind === 'replace' || edit.kind === 'replace-set' ? edit.label : labels[edit.kind]
}

const labels: Readonly<Record<Exclude<Edit['kind'], 'replace' | 'replace-set'>, string>> = {
  paint: 'paint terrain',
  'insert-unit': 'add unit',
  'remove-unit': 'delete unit',
  'set-unit': 'change unit',
  'insert-move': 'add move',
  'remove-move': 'delete move',
  'set-move': 'change move',
  'reorder-move': 'reorder moves',
  'insert-set': 'add data set',
  'copy-set': 'copy data set',
  'remove-set': 'delete data set',
  'reorder-set': 'reorder data sets',
}

/** The text can only say side 1 first; a list in another order would be read back as other sides. */
function inOrder(units: readonly Unit[]): readonly Unit[] {
  const first = units.findIndex(({ side }) => side === 2)
  const isInOrder = first < 0 || units.slice(first).every(({ side }) => side === 2)
  if (!isInOrder) throw new RangeError('units of side 1 come first')
  return units
}
