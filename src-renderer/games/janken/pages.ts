import { itemAt } from '@core/kernel/lists'
import { blankSet, type Edit, type Level } from '@core/games/janken/model'
import type { PageEdits } from '../../tools/page-edits'

/** A page is a data set. */
export const pages: PageEdits<Level, Edit> = {
  insert: (_, index) => ({ kind: 'insert', list: 'sets', index, item: blankSet() }),
  copy: ({ sets }, from, to) => ({
    kind: 'insert',
    list: 'sets',
    index: to,
    item: itemAt(sets, from),
    label: 'copy-set',
  }),
  remove: (_, index) => ({ kind: 'remove', list: 'sets', index }),
  move: (_, from, to) => ({ kind: 'move', list: 'sets', from, to }),
}
