import { limitDiagnostics, quantity } from '../../../game/limits'
import { sortDiagnostics, type Diagnostic } from '../../../kernel/diagnostics'
import { CELLS, cellName } from '../board'
import { diagnostic, problem, type Problem } from './diagnostics'
import { lineCount, lineWithin } from './lines'
import { quantitiesOfSet, setLimit } from './limits'
import { sideCount, type DataSet, type Level, type Side } from '../model'

/** Why the unit at `index` of the list may not be on a cell; null if it may. Earlier units have precedence. */
export function unitProblem(set: DataSet, index: number, side: Side, cell: number): Problem | null {
  const args = [unitNumber(set, index, side), side, cellName(cell)]
  if (set.terrain[cell] === 'U') return problem('unit-on-water', args)
  const other = set.units.findIndex((unit, at) => at < index && unit.cell === cell)
  if (other < 0) return null
  const otherSide = set.units[other]!.side
  return problem('unit-on-unit', [...args, unitNumber(set, other, otherSide), otherSide])
}

/** All problems of a level that could be read, in text order. Linear in the length of the text. */
export function validate(level: Level): Diagnostic[] {
  const found = limitDiagnostics([quantity(setLimit, level.sets.length, 1)], diagnostic)
  let line = 2
  for (const [page, set] of level.sets.entries()) {
    const counts = limitDiagnostics(quantitiesOfSet(set, line), diagnostic)
    // Units stand between the counts of units and the count of moves.
    found.push(...sortDiagnostics([...counts, ...unitProblems(set, page, line)]))
    line += lineCount(set)
  }
  return found
}

function* unitProblems(set: DataSet, page: number, firstLine: number): Generator<Diagnostic> {
  for (let index = 0; index < set.units.length; index++) {
    const { side, cell } = set.units[index]!
    const why = unitProblem(set, index, side, cell)
    if (!why) continue
    const place = { line: lineWithin(set, firstLine, 'unit', index), word: 1 }
    yield diagnostic(why.code, place, [page * CELLS + cell], why.args)
  }
}

/** The first data set with a unit in an illegal place, and why; null if there is none. */
export function firstSetProblem(
  level: Level,
): { readonly page: number; readonly why: Diagnostic } | null {
  let line = 2
  for (const [page, set] of level.sets.entries()) {
    for (const why of unitProblems(set, page, line)) return { page, why }
    line += lineCount(set)
  }
  return null
}

/** Number of a unit within its side, from 1. */
function unitNumber(set: DataSet, index: number, side: Side): number {
  return side === 1 ? index + 1 : index + 1 - sideCount(set, 1)
}
