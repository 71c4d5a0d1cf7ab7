import { cellName } from '@core/games/janken/board'
import { messageOf } from '@core/games/janken/text/diagnostics'
import type { DataSet, Side, Terrain } from '@core/games/janken/model'
import { unitProblem } from '@core/games/janken/text/rules'
import { unitWords } from '@core/games/janken/why/unit-words'

/** Index of the unit that a data set begins with on a cell, -1 when there is none. */
export function unitAt(set: DataSet, cell: number): number {
  return set.units.findIndex((unit) => unit.cell === cell)
}

/** Why the unit at `index` of the list (or a new one there) may not stand on a cell; null when it may. */
export function unitRefusal(set: DataSet, index: number, side: Side, cell: number): string | null {
  const other = set.units.findIndex((unit, at) => at !== index && unit.cell === cell)
  if (other >= 0)
    return `${cellName(cell)} is taken: the ${unitWords(set, other)} stands there (IN).`
  const found = unitProblem(set, index, side, cell)
  return found && `${messageOf(found)} (${found.rule}).`
}

/** Why a cell may not get a terrain; null when it may. */
export function terrainRefusal(set: DataSet, cell: number, terrain: Terrain): string | null {
  const unit = terrain === 'U' ? unitAt(set, cell) : -1
  if (unit < 0) return null
  return `The ${unitWords(set, unit)} begins at ${cellName(cell)} and cannot stand under water (IN).`
}
