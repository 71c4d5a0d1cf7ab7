import type { Place } from '../../../kernel/diagnostics'
import { CELLS, firstCols, rowLengths, SIDE } from '../board'
import type { DataSet, Level } from '../model'

/** The subject of a line of the text; `page` and `index` count from 0. */
export type LineTopic =
  | { readonly kind: 'set-count' }
  | { readonly kind: 'terrain'; readonly page: number; readonly row: number }
  | { readonly kind: 'unit-counts'; readonly page: number }
  | { readonly kind: 'unit'; readonly page: number; readonly index: number }
  | { readonly kind: 'move-count'; readonly page: number }
  | { readonly kind: 'move'; readonly page: number; readonly index: number }
  | { readonly kind: 'none' }

/** Number of lines of a data set: the rows, the two counts, units and moves. */
export function lineCount(set: DataSet): number {
  return SIDE + 1 + set.units.length + 1 + set.moves.length
}

/** 1-based line of the first row of a data set. */
export function firstLineOf(level: Level, page: number): number {
  let line = 2
  for (let before = 0; before < page; before++) line += lineCount(level.sets[before]!)
  return line
}

/** The subject of a 1-based line of the level's text. */
export function topicOfLine(level: Level, line: number): LineTopic {
  if (line <= 1) return { kind: 'set-count' }
  let index = line - 2
  for (let page = 0; page < level.sets.length; page++) {
    const set = level.sets[page]!
    const count = lineCount(set)
    if (index < count) return topicWithin(set, page, index)
    index -= count
  }
  return { kind: 'none' }
}

function topicWithin(set: DataSet, page: number, line: number): LineTopic {
  if (line < SIDE) return { kind: 'terrain', page, row: line }
  let index = line - SIDE
  if (index === 0) return { kind: 'unit-counts', page }
  index--
  if (index < set.units.length) return { kind: 'unit', page, index }
  index -= set.units.length
  return index === 0 ? { kind: 'move-count', page } : { kind: 'move', page, index: index - 1 }
}

/** 1-based line of the counts, a unit or a move of a data set whose first line is known. */
export function lineWithin(
  set: DataSet,
  firstLine: number,
  kind: 'unit-counts' | 'unit' | 'move-count' | 'move',
  index = 0,
): number {
  switch (kind) {
    case 'unit-counts':
      return firstLine + SIDE
    case 'unit':
      return firstLine + SIDE + 1 + index
    case 'move-count':
      return firstLine + SIDE + 1 + set.units.length
    case 'move':
      return firstLine + SIDE + 2 + set.units.length + index
  }
}

/**
 * Cells that the text at a place refers to: a letter's cell, a unit's cell, a move's cells, the word's own one first.
 */
export function cellsAt(level: Level, place: Place): readonly number[] {
  const topic = topicOfLine(level, place.line)
  if (topic.kind === 'terrain') {
    const letter = place.word + (place.offset ?? 0)
    if (letter >= rowLengths[topic.row]!) return []
    return [topic.page * CELLS + topic.row * SIDE + firstCols[topic.row]! + letter]
  }
  if (topic.kind === 'unit') {
    return [topic.page * CELLS + level.sets[topic.page]!.units[topic.index]!.cell]
  }
  if (topic.kind === 'move') {
    const { from, to } = level.sets[topic.page]!.moves[topic.index]!
    const cells = place.word === 1 ? [to, from] : [from, to]
    return (from === to ? [from] : cells).map((cell) => topic.page * CELLS + cell)
  }
  return []
}

/** Places that refer to a cell: its units, its terrain, the moves that begin there and those that end there. */
export function placesOf(level: Level, cell: number): readonly Place[] {
  const page = Math.floor(cell / CELLS)
  const set = level.sets[page]
  const at = cell % CELLS
  const row = Math.trunc(at / SIDE)
  const letter = (at % SIDE) - firstCols[row]!
  if (!set || letter < 0 || letter >= rowLengths[row]!) return []
  const first = firstLineOf(level, page)
  const places: Place[] = []
  set.units.forEach((unit, index) => {
    if (unit.cell === at) places.push({ line: lineWithin(set, first, 'unit', index), word: 1 })
  })
  places.push({ line: first + row, word: letter })
  const addMoves = (word: 0 | 1, key: 'from' | 'to') =>
    set.moves.forEach((move, index) => {
      if (move[key] === at) places.push({ line: lineWithin(set, first, 'move', index), word })
    })
  addMoves(0, 'from')
  addMoves(1, 'to')
  return places
}
