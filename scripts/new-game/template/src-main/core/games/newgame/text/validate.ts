import type { Diagnostic } from '../../../kernel/diagnostics'
import { cellBeside, cellName, type Level } from '../model'
import { diagnostic } from './diagnostics'
import { lineOfMove } from './format'

/** Problems of a level that could be read, in text order. */
export function validate(level: Level): readonly Diagnostic[] {
  const start = level.walls[0] ? [diagnostic('wall-at-start', { line: 2, word: 0 }, [0], [])] : []
  return [...start, ...movesOffBoard(level)]
}

/** A move that leaves the board cannot be played; the walker of the moves after it stands where it was. */
export function movesOffBoard(level: Level): Diagnostic[] {
  const found: Diagnostic[] = []
  let cell = 0
  level.moves.forEach((way, index) => {
    const next = cellBeside(level, cell, way)
    if (next < 0) {
      const place = { line: lineOfMove(level, index), word: 0 }
      found.push(diagnostic('off-board', place, [cell], [index + 1, cellName(level, cell)]))
    } else if (!level.walls[next]) cell = next
  })
  return found
}
