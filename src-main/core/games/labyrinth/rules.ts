import type { Diagnostic } from '../../kernel/diagnostics'
import { sortDiagnostics } from '../../kernel/diagnostics'
import { cellText, ISLAND, kindOf, WALL } from './cells'
import { diagnostic } from './diagnostics'
import { lineOfWalk } from './format'
import { MOST_SIDE, OFFICIAL_SIDE, startCell, type Level } from './model'
import { caveDiagnostics } from './rules-caves'
import { riverDiagnostics } from './rules-rivers'

/** All problems of a level that could be read, in text order. Linear in the size of the map and the number of walks. */
export function validate(level: Level): Diagnostic[] {
  return sortDiagnostics([
    ...sizeDiagnostics(level),
    ...riverDiagnostics(level),
    ...caveDiagnostics(level),
    ...walkDiagnostics(level),
  ])
}

/** The size (L9). */
function sizeDiagnostics({ rows, cols }: Level): Diagnostic[] {
  if (rows === OFFICIAL_SIDE && cols === OFFICIAL_SIDE) return []
  const isTooLarge = rows > MOST_SIDE || cols > MOST_SIDE
  const code = isTooLarge ? 'too-large' : 'size-not-official'
  return [diagnostic(code, { line: 1, word: 0 }, [], [rows, cols])]
}

/** The walks (L7). */
function walkDiagnostics(level: Level): Diagnostic[] {
  const found: Diagnostic[] = []
  if (level.walks.length === 0) {
    found.push(diagnostic('no-walks', { line: level.rows + 1, word: 0 }, [], []))
  }
  level.walks.forEach((walk, index) => {
    const line = lineOfWalk(level, index)
    const { row, col } = walk
    const start = startCell(level, walk)
    const value = start < 0 ? WALL : level.cells[start]!
    const cells = start < 0 ? [] : [start]
    const args = [index + 1, row, col]
    if (start < 0) {
      const isOnlyCol = row >= 0 && row < level.rows
      const place = { line, word: isOnlyCol ? 1 : 0 }
      const most = [level.rows - 1, level.cols - 1]
      found.push(diagnostic('start-off-map', place, cells, [...args, ...most]))
    } else if (kindOf(value) === WALL) {
      found.push(diagnostic('start-on-wall', { line, word: 0 }, cells, args))
    } else if (kindOf(value) !== ISLAND) {
      const place = { line, word: 0 }
      found.push(diagnostic('start-not-island', place, cells, [...args, cellText(value)]))
    }
    if (walk.moves === '') {
      found.push(diagnostic('walk-empty', { line, word: 2 }, cells, [index + 1]))
    }
  })
  return found
}
