import { listEdits } from '../../../game/list-edits'
import { listLabels, type Level } from '../model'

/** Applies edits and takes them back; all of them are changes of lists, or of the whole level. */
export const edits = listEdits<Level, typeof listLabels>(listLabels)
