import { hasErrors, sortDiagnostics, type Diagnostic } from '../../../kernel/diagnostics'
import { CELL_COUNT, cellName } from '../cells'
import { diagnostic } from './diagnostics'
import { GHOSTS, players, teamStarts, type Level } from '../model'
import { startPlace } from './places'
import { limitDiagnostics } from './rules-limit'
import { cellsOf, cornersOf, isCornerCell, mapOf, stuckHouses } from '../play/town'
import { turnProblems } from './rules-turns'

/** All problems of a level that could be read, in text order. Steps are checked only in a valid town. */
export function validate(level: Level): Diagnostic[] {
  const found = [...townDiagnostics(level), ...limitDiagnostics(level)]
  if (!hasErrors(found.filter(({ rule }) => rule !== 'T1'))) {
    found.push(...startDiagnostics(level))
    if (level.starts) found.push(...turnProblems(level).map(({ why }) => why))
  }
  return sortDiagnostics(found)
}

/**
 * A missing town, overlaps (G3), covered starts (G8) and houses without an exit (G2). A transcript's town has no such
 * problem.
 */
function townDiagnostics(level: Level): Diagnostic[] {
  if (level.town.length === 0) return [diagnostic('no-houses', { line: 1, word: 0 }, [], [])]
  const found: Diagnostic[] = []
  const holder = new Int16Array(CELL_COUNT).fill(-1)
  level.town.forEach((house, index) => {
    const cells = cellsOf(house)
    const place = { line: 1, word: index }
    const shared = cells.find((cell) => holder[cell]! >= 0)
    if (shared !== undefined) {
      const args = [index + 1, holder[shared]! + 1, cellName(shared)]
      found.push(diagnostic('house-overlap', place, [shared], args))
    }
    for (const player of players) {
      const covered = teamStarts[player].find((cell) => cells.includes(cell))
      if (covered === undefined) continue
      const args = [index + 1, player, cellName(covered)]
      found.push(diagnostic('house-on-start', place, [covered], args))
    }
    for (const cell of cells) if (holder[cell]! < 0) holder[cell] = index
  })
  if (found.length > 0) return found
  return stuckHouses(mapOf(level.town)).map((index) =>
    diagnostic('house-without-exit', { line: 1, word: index }, cornersOf(level.town[index]!), [
      index + 1,
    ]),
  )
}

function startDiagnostics(level: Level): Diagnostic[] {
  const map = mapOf(level.town)
  const found: Diagnostic[] = []
  if (!level.starts) {
    if (level.turns.length === 0) return []
    return [diagnostic('starts-missing', { line: 3, word: 0 }, [], [])]
  }
  for (let ghost = 0; ghost < GHOSTS; ghost++) {
    const cell = level.starts[ghost]!
    if (isCornerCell(map, cell)) continue
    const args = [ghost + 1, cellName(cell)]
    found.push(diagnostic('start-no-corner', startPlace(level, ghost), [cell], args))
  }
  return found
}
