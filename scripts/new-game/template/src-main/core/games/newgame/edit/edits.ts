import { listEdits } from '../../../game/list-edits'
import { listLabels, type Level } from '../model'

/** Applies edits and takes them back. */
export const edits = listEdits<Level, typeof listLabels>(listLabels)
