import { cellName } from '../cells'
import { momentOf } from '../play/layout'
import { startCell, type Level } from '../model'

/** Starts named one by one in the words for a cell; further ones are counted. */
const MOST_NAMED = 4

/** "river 2 flowing east, start of walk 1, walk 4 is here". */
export function cellContents(level: Level, state: Int32Array | null, cell: number): string {
  const things = [cellName(level.cells[cell]!)]
  const starts: number[] = []
  level.walks.forEach((walk, index) => {
    if (startCell(level, walk) === cell) starts.push(index + 1)
  })
  for (const walk of starts.slice(0, MOST_NAMED)) things.push(`start of walk ${walk}`)
  if (starts.length > MOST_NAMED) things.push(`start of ${starts.length - MOST_NAMED} more`)
  if (state) {
    const moment = momentOf(state)
    if (moment.cell === cell) things.push(`walk ${moment.walk + 1} is here`)
  }
  return things.join(', ')
}
