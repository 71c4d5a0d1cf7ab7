import { limit, quantity, type Limit, type Quantity } from '../../../game/limits'
import { sideCount, type DataSet, type Level } from '../model'
import { lineCount, lineWithin } from './lines'

type Range = Limit['official']

// The statement sets no limit for the data sets. A side without units and a set without moves are let through: an eraser
// takes away the last one, and what the board shows must stay readable.
/** A limited quantity has the same code as its field in the text. */
const limitOf = (code: string, all: Range, official: Range, id: string): Limit =>
  limit(code, all, official, code, id)

export const setLimit = limitOf('sets', [1, 100_000], [1, 100_000], 'number of data sets')
export const unitLimits: readonly [Limit, Limit] = [
  limitOf('units-of-1', [0, 61], [1, 10], 'number of units of side 1'),
  limitOf('units-of-2', [0, 61], [1, 10], 'number of units of side 2'),
]
export const moveLimit = limitOf('moves', [0, 100_000], [1, 100], 'number of moves')

/** The limited numbers of all data sets. */
export function quantitiesOf(level: Level): Quantity[] {
  let line = 2
  const found = [quantity(setLimit, level.sets.length, 1)]
  for (const set of level.sets) {
    found.push(...quantitiesOfSet(set, line))
    line += lineCount(set)
  }
  return found
}

/** The limited numbers of a data set (J8), which begins at `firstLine`. */
export function quantitiesOfSet(set: DataSet, firstLine: number): Quantity[] {
  const unitLine = lineWithin(set, firstLine, 'unit-counts')
  return [
    quantity(unitLimits[0], sideCount(set, 1), unitLine),
    quantity(unitLimits[1], sideCount(set, 2), unitLine, 1),
    quantity(moveLimit, set.moves.length, lineWithin(set, firstLine, 'move-count')),
  ]
}
