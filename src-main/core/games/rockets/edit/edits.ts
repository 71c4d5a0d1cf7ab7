import { listEdits } from '../../../game/list-edits'
import type { LevelEdits } from '../../../game/module'
import type { Words } from '../../../words'
import { listLabels, type Edit, type Level } from '../model'

/** Applies edits and takes them back; all are changes of lists, or of the whole level. */
export const edits: Pick<LevelEdits<Level, Edit>, 'apply'> = listEdits<Level, typeof listLabels>(
  listLabels,
)

/** The same with undo labels. */
export function editsIn({
  rockets: { edits: texts },
}: Pick<Words, 'rockets'>): LevelEdits<Level, Edit> {
  return listEdits<Level, typeof listLabels>(listLabels, texts)
}
