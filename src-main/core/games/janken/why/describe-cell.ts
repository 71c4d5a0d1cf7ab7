import { CELLS, cellName, colOf, hasCell, rowOf } from '../board'
import { startField, unitOn } from '../play/field'
import { fieldOf } from '../play/layout'
import { terrainAt, type Level } from '../model'
import { terrainNames, unitWords } from './unit-words'

/** "E5: hills, mage of side 1". */
export function describeCell(level: Level, state: Int32Array | null, cell: number): string {
  const page = Math.floor(cell / CELLS)
  const at = cell % CELLS
  const set = level.sets[page]
  if (!set || !hasCell(rowOf(at), colOf(at))) return 'off the board'
  const run = state ? fieldOf(level, state) : null
  const field = run?.page === page ? run : startField(set)
  const things = [terrainNames[terrainAt(set, at)]]
  const under = run?.page === page && run.at[run.mover] === at ? run.mover : -1
  if (under >= 0) things.push(`${unitWords(set, under)} under way with ${run!.points} points left`)
  for (let unit = unitOn(field, at); unit >= 0 && unit < field.at.length; unit++) {
    if (unit !== under && field.at[unit] === at) things.push(unitWords(set, unit))
  }
  return `${cellName(at)}: ${things.join(', ')}`
}
