import { listEdits } from '../../../game/list-edits'
import type { LevelEdits } from '../../../game/module'
import type { Words } from '../../../words'
import { listLabels, type Edit, type Level } from '../model'

/** Applies edits and takes them back, with what the undo menu says of them. */
export function editsIn({ newgame }: Pick<Words, 'newgame'>): LevelEdits<Level, Edit> {
  return listEdits<Level, typeof listLabels>(listLabels, newgame.edits)
}
