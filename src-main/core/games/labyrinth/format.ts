import type { Diagnostic, Place } from '../../kernel/diagnostics'
import { ok, type Result } from '../../kernel/result'
import type { ParsedLevel } from '../../game/module'
import { cellText } from './cells'
import { startCell, type Level } from './model'
import { readCarefully } from './format-careful'
import { readFast } from './format-fast'
import { cellAfter } from './path'

/** Reads the official text. Gives the level with warnings that only the text shows, or every problem found. */
export function parse(text: string): Result<ParsedLevel<Level>, readonly Diagnostic[]> {
  const level = readFast(text)
  return level ? ok({ level, warnings: [] }) : readCarefully(text)
}

/** The canonical text. */
export function print(level: Level): string {
  const { rows, cols, cells, walks } = level
  let text = ''
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      text += wordOf(cells[row * cols + col]!) + (col + 1 < cols ? ' ' : '\n')
    }
  }
  text += `${walks.length}\n`
  for (const { row, col, moves } of walks) {
    text += moves === '' ? `${row} ${col}\n` : `${row} ${col} ${moves}\n`
  }
  return text
}

// All cells but caves have small values, and caves of small numbers are the usual ones.
const words: string[] = []

function wordOf(value: number): string {
  if (value >= 4096) return cellText(value)
  return (words[value] ??= cellText(value))
}

/** What a line of the text speaks of. */
export type LineTopic =
  | { readonly kind: 'row'; readonly row: number }
  | { readonly kind: 'count' }
  | { readonly kind: 'walk'; readonly index: number }
  | { readonly kind: 'none' }

/** What a 1-based line of the level's text speaks of. */
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

/** Where the text writes a cell. */
export function placeOfCell(level: Level, cell: number): Place {
  return { line: Math.trunc(cell / level.cols) + 1, word: cell % level.cols }
}

/** The cell that a word writes; for a walk its start, and within its moves the cell where the move named ends. */
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
  return end === start ? [start] : [end, start]
}

/** The word of a cell, then the walks that start there. */
export function placesOf(level: Level, cell: number): readonly Place[] {
  const places = [placeOfCell(level, cell)]
  level.walks.forEach((walk, index) => {
    if (startCell(level, walk) === cell) places.push({ line: lineOfWalk(level, index), word: 0 })
  })
  return places
}
