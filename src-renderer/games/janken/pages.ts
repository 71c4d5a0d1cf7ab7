import { blankSet, type Edit, type Level } from '@core/games/janken/model'
import type { PageEdits } from '../../tools/page-edits'

/** A page is a data set. */
export const pages: PageEdits<Level, Edit> = {
  insert: (_, index) => ({ kind: 'insert-set', index, set: blankSet() }),
  copy: (_, from, to) => ({ kind: 'copy-set', from, to }),
  remove: (_, index) => ({ kind: 'remove-set', index }),
  move: (_, from, to) => ({ kind: 'reorder-set', from, to }),
}
