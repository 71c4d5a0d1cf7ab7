import { limit, quantity, type Quantity } from '../../../game/limits'
import { sortDiagnostics, type Diagnostic } from '../../../kernel/diagnostics'
import { cellText, ISLAND, kindOf, WALL } from '../cells'
import { diagnostic } from './diagnostics'
import { lineOfWalk } from './format'
import { MOST_SIDE, OFFICIAL_SIDE, startCell, type Level, type Walk } from '../model'
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

/** The sides of the map (L9); nothing else is limited. */
export function quantitiesOf({ rows, cols }: Level): Quantity[] {
  const side = (name: string, value: number) =>
    quantity(limit(name, [1, MOST_SIDE], [OFFICIAL_SIDE, OFFICIAL_SIDE]), value, 1)
  return [side('rows', rows), side('columns', cols)]
}

/** Problems of the size (L9). */
function sizeDiagnostics({ rows, cols }: Level): Diagnostic[] {
  if (rows === OFFICIAL_SIDE && cols === OFFICIAL_SIDE) return []
  const isTooLarge = rows > MOST_SIDE || cols > MOST_SIDE
  const place = { line: 1, word: 0 }
  return isTooLarge
    ? [diagnostic('too-large', place, [], [rows, cols, MOST_SIDE])]
    : [diagnostic('size-not-official', place, [], [rows, cols, OFFICIAL_SIDE])]
}

/** Problems of the walks (L7). */
function walkDiagnostics(level: Level): Diagnostic[] {
  const found: Diagnostic[] = []
  if (level.walks.length === 0) {
    found.push(diagnostic('no-walks', { line: level.rows + 1, word: 0 }, [], []))
  }
  level.walks.forEach((walk, index) => {
    const start = startDiagnostic(level, walk, index)
    if (start) found.push(start)
    if (walk.moves === '') {
      const cell = startCell(level, walk)
      const place = { line: lineOfWalk(level, index), word: 2 }
      found.push(diagnostic('walk-empty', place, cell < 0 ? [] : [cell], [index + 1]))
    }
  })
  return found
}

/** The error or warning about the start of a walk. */
function startDiagnostic(level: Level, walk: Walk, index: number): Diagnostic | null {
  const line = lineOfWalk(level, index)
  const { row, col } = walk
  const start = startCell(level, walk)
  const args = [index + 1, row, col]
  if (start < 0) {
    const isOnlyCol = row >= 0 && row < level.rows
    const place = { line, word: isOnlyCol ? 1 : 0 }
    const most = [level.rows - 1, level.cols - 1]
    return diagnostic('start-off-map', place, [], [...args, ...most])
  }
  const place = { line, word: 0 }
  const value = level.cells[start]!
  if (kindOf(value) === WALL) return diagnostic('start-on-wall', place, [start], args)
  if (kindOf(value) === ISLAND) return null
  return diagnostic('start-not-island', place, [start], [...args, cellText(value)])
}

/** The first walk that cannot start (L7), and why; null if all can. */
export function firstWalkProblem(
  level: Level,
): { readonly walk: number; readonly why: Diagnostic } | null {
  const isFaulty = (walk: Walk): boolean => {
    const start = startCell(level, walk)
    return start < 0 || kindOf(level.cells[start]!) === WALL
  }
  const index = level.walks.findIndex(isFaulty)
  return index < 0
    ? null
    : { walk: index, why: startDiagnostic(level, level.walks[index]!, index)! }
}
