import type { Place } from '../../../kernel/diagnostics'
import { startCell, type Level } from '../model'
import { cellAfter } from '../play/path'
import { rowTexts } from './row-texts'

/** The canonical text. */
export function print(level: Level): string {
  const { cols, cells, walks } = level
  const lines = [...rowTexts(cells, cols), `${walks.length}\n`]
  for (const { row, col, moves } of walks) {
    lines.push(moves === '' ? `${row} ${col}\n` : `${row} ${col} ${moves}\n`)
  }
  return lines.join('')
}

/** The subject of a line of the text. */
export type LineTopic =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'count' }
  | { readonly kind: 'walk'; readonly index: number }
  | { readonly kind: 'none' }

/** The subject of a 1-based line of the level's text. */
export function topicOfLine(level: Level, line: number): LineTopic {
  if (line <= level.rows) return { kind: 'row', row: line - 1 }
  const index = line - level.rows - 2
  if (index < 0) return { kind: 'count' }
  return index < level.walks.length ? { kind: 'walk', index } : { kind: 'none' }
}

/** 1-based line of a walk. */
export function lineOfWalk(level: Level, index: number): number {
  return level.rows + 2 + index
}

/** The place of a cell in the text. */
export function placeOfCell(level: Level, cell: number): Place {
  return { line: Math.trunc(cell / level.cols) + 1, word: cell % level.cols }
}

/** The cell written by a word; for a walk its start, and within its moves the cell where that move ends. */
export function cellsAt(level: Level, place: Place): readonly number[] {
  const topic = topicOfLine(level, place.line)
  if (topic.kind === 'row') {
    return place.word < level.cols ? [topic.row * level.cols + place.word] : []
  }
  const walk = topic.kind === 'walk' ? level.walks[topic.index] : undefined
  if (!walk) return []
  const start = startCell(level, walk)
  if (start < 0) return []
  if (place.word !== 2 || place.offset === undefined) return [start]
  const end = cellAfter(level, walk, place.offset + 1)
  return end < 0 || end === start ? [start] : [end, start]
}

/** The word of a cell, then the walks that start there. */
export function placesOf(level: Level, cell: number): readonly Place[] {
  const places = [placeOfCell(level, cell)]
  level.walks.forEach((walk, index) => {
    if (startCell(level, walk) === cell) places.push({ line: lineOfWalk(level, index), word: 0 })
  })
  return places
}
