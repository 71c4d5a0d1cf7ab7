import { listEdits } from '../../../game/list-edits'
import type { LevelEdits } from '../../../game/module'
import { inFittingForm } from '../text/forms'
import type { Said } from '../said'
import { listLabels, type Edit, type Level } from '../model'

const ofLists = listEdits<Level, typeof listLabels>(listLabels)

/**
 * Applies edits and takes them back. The level changes its form if that form cannot hold the result; undo then restores
 * it as a whole. An index outside the list is a bug and throws.
 */
export const applyEdit: LevelEdits<Level, Edit>['apply'] = (level, edit) => {
  const changed = change(level, edit)
  if (edit.kind === 'replace') return changed
  const fitting = inFittingForm(changed.level)
  if (fitting.form === level.form && fitting.player === level.player) {
    return { level: fitting, inverse: changed.inverse }
  }
  return { level: fitting, inverse: { kind: 'replace', level, label: labelOf(edit) } }
}

/** Edits with their undo labels. */
export function editsIn({ ghosts: { edits } }: Said): LevelEdits<Level, Edit> {
  const labels: Readonly<Record<string, string>> = edits
  return {
    apply: applyEdit,
    label(edit) {
      const code = labelOf(edit)
      return labels[code] ?? code
    },
  }
}

/** Code of the undo label of an edit. */
function labelOf(edit: Edit): string {
  switch (edit.kind) {
    case 'splice': {
      const { remove, items } = edit
      if (items.length === 0) return remove === 1 ? 'delete-turn' : 'delete-turns'
      if (remove === 0) return items.length === 1 ? 'add-turn' : 'add-turns'
      return ofLists.label(edit)
    }
    case 'set-limit':
      return 'change-limit'
    case 'set-starts':
      return 'change-starts'
    case 'set-forfeit':
      return 'change-forfeit'
    default:
      return ofLists.label(edit)
  }
}

function change(level: Level, edit: Edit): { level: Level; inverse: Edit } {
  switch (edit.kind) {
    case 'set-limit': {
      const { limit } = edit
      return { level: { ...level, limit }, inverse: { ...edit, limit: level.limit } }
    }
    case 'set-starts': {
      const { starts } = edit
      return { level: { ...level, starts }, inverse: { ...edit, starts: level.starts } }
    }
    case 'set-forfeit': {
      const { forfeit } = edit
      return { level: { ...level, forfeit }, inverse: { ...edit, forfeit: level.forfeit } }
    }
    default:
      return ofLists.apply(level, edit)
  }
}
