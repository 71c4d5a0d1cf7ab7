import { listEdits } from '../../../game/list-edits'
import type { LevelEdits } from '../../../game/module'
import { itemAt } from '../../../kernel/lists'
import type { Words } from '../../../words'
import {
  levelLabels,
  NO_CELL,
  setLabels,
  terrainAt,
  type DataSet,
  type Edit,
  type Level,
  type Unit,
} from '../model'

const ofLevel = listEdits<Level, typeof levelLabels>(levelLabels)
const ofSet = listEdits<DataSet, typeof setLabels>(setLabels)

type Apply = LevelEdits<Level, Edit>['apply']

/** Applies edits and takes them back. An index outside its list is a bug and throws. */
export const applyEdit: Apply = (level, edit) => {
  if (!('page' in edit)) {
    const applied = ofLevel.apply(level, edit)
    if (applied.level.sets.length === 0) throw new RangeError('the last data set stays')
    return applied
  }
  const { page } = edit
  const { set, inverse } = applyWithin(itemAt(level.sets, page), edit)
  return { level: { sets: level.sets.with(page, set) }, inverse }
}

/** The same with undo labels. */
export function editsIn({
  janken: { edits: labels },
}: Pick<Words, 'janken'>): LevelEdits<Level, Edit> {
  const level = listEdits<Level, typeof levelLabels>(levelLabels, labels)
  const set = listEdits<DataSet, typeof setLabels>(setLabels, labels)
  return {
    apply: applyEdit,
    label(edit) {
      if (edit.kind === 'paint') return labels['paint-terrain']
      return 'page' in edit ? set.label(edit) : level.label(edit)
    },
  }
}

function applyWithin(
  set: DataSet,
  edit: Extract<Edit, { readonly page: number }>,
): { set: DataSet; inverse: Edit } {
  if (edit.kind === 'paint') {
    const { cell, terrain } = edit
    if ((set.terrain[cell] ?? NO_CELL) === NO_CELL) throw new RangeError(`no cell ${cell}`)
    const letters = set.terrain.slice(0, cell) + terrain + set.terrain.slice(cell + 1)
    return {
      set: { ...set, terrain: letters },
      inverse: { ...edit, terrain: terrainAt(set, cell) },
    }
  }
  const { level, inverse } = ofSet.apply(set, edit)
  checkOrder(level.units)
  return { set: level, inverse: { ...inverse, page: edit.page } }
}

/** The text can only have side 1 first; a list in another order would be read with other sides. */
function checkOrder(units: readonly Unit[]): void {
  const first = units.findIndex(({ side }) => side === 2)
  const isInOrder = first < 0 || units.slice(first).every(({ side }) => side === 2)
  if (!isInOrder) throw new RangeError('units of side 1 come first')
}
