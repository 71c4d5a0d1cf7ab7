import { listEdits } from '../../../game/list-edits'
import type { LevelEdits } from '../../../game/module'
import { listLabels, type Edit, type Level } from '../model'

const ofLists = listEdits<Level, typeof listLabels>(listLabels)

/** Applies edits and takes them back. An index outside the list, or an empty bank, is a bug and throws. */
export const edits: LevelEdits<Level, Edit> = {
  apply(level, edit) {
    switch (edit.kind) {
      case 'set-bank':
        if (!/^[SLRBJM]+$/.test(edit.bank)) throw new RangeError(`no bank: ${edit.bank}`)
        return { level: { ...level, bank: edit.bank }, inverse: { ...edit, bank: level.bank } }
      case 'set-form': {
        // Only a transcript can say that the bank is empty: its mark is a line of its own.
        const isKept = level.bank === '' && edit.form === 'plain'
        const form = isKept ? level.form : edit.form
        return { level: { ...level, form }, inverse: { ...edit, form: level.form } }
      }
      default:
        return ofLists.apply(level, edit)
    }
  },
  label(edit) {
    switch (edit.kind) {
      case 'set-bank':
        return edit.label
      case 'set-form':
        return 'change form of the text'
      default:
        return ofLists.label(edit)
    }
  },
}
