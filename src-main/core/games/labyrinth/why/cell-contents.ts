import type { Words } from '../../../words'
import { momentOf } from '../play/layout'
import { startCell, type Level } from '../model'
import { cellName } from './cell-names'

/** Maximum number of starts named in the words for a cell; further ones are counted. */
const MOST_NAMED = 4

/** "river 2 flowing east, start of walk 1, walk 4 is here". */
export function cellContentsIn(words: Pick<Words, 'labyrinth'>) {
  const said = words.labyrinth.contents
  return (level: Level, state: Int32Array | null, cell: number): string => {
    const things = [cellName(words, level.cells[cell]!)]
    const starts: number[] = []
    level.walks.forEach((walk, index) => {
      if (startCell(level, walk) === cell) starts.push(index + 1)
    })
    for (const walk of starts.slice(0, MOST_NAMED)) things.push(said.start({ walk }))
    if (starts.length > MOST_NAMED) {
      things.push(said.moreStarts({ count: starts.length - MOST_NAMED }))
    }
    if (state) {
      const moment = momentOf(state)
      if (moment.cell === cell) things.push(said.here({ walk: moment.walk + 1 }))
    }
    return things.join(', ')
  }
}
