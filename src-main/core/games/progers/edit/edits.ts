import { listEdits } from '../../../game/list-edits'
import type { LevelEdits } from '../../../game/module'
import type { Words } from '../../../words'
import { listLabels, type Edit, type Level } from '../model'

const ofLists = listEdits<Level, typeof listLabels>(listLabels)

type Edits = LevelEdits<Level, Edit>

/** Applies edits and takes them back. An index outside the list, or an empty bank, is a bug and throws. */
export const edits: Pick<Edits, 'apply'> = {
  apply(level, edit) {
    switch (edit.kind) {
      case 'set-bank':
        if (!/^[SLRBJM]+$/.test(edit.bank)) throw new RangeError(`no bank: ${edit.bank}`)
        return { level: { ...level, bank: edit.bank }, inverse: { ...edit, bank: level.bank } }
      case 'set-form': {
        // Only a transcript can express an empty bank, because it has a line with only a mark.
        const isKept = level.bank === '' && edit.form === 'plain'
        const form = isKept ? level.form : edit.form
        return { level: { ...level, form }, inverse: { ...edit, form: level.form } }
      }
      default:
        return ofLists.apply(level, edit)
    }
  },
}

/** The same with undo labels. */
export function editsIn({ progers: { edits: labels } }: Pick<Words, 'progers'>): Edits {
  const named = listEdits<Level, typeof listLabels>(listLabels, labels)
  return {
    ...edits,
    label(edit) {
      switch (edit.kind) {
        case 'set-bank':
          return labels[edit.label]
        case 'set-form':
          return labels['change-form']
        default:
          return named.label(edit)
      }
    },
  }
}
