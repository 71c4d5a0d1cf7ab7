import { cellName } from '@core/games/janken/board'
import { messageIn } from '@core/games/janken/text/diagnostics'
import type { DataSet, Side, Terrain } from '@core/games/janken/model'
import { unitProblem } from '@core/games/janken/text/rules'
import { kindOf } from '@core/games/janken/why/unit-words'
import { words } from '../../ui/words'

const { tools } = words.janken
const messageOf = messageIn(words)

/** Index of the unit that a data set begins with on a cell, -1 when there is none. */
export function unitAt(set: DataSet, cell: number): number {
  return set.units.findIndex((unit) => unit.cell === cell)
}

/** Why the unit at `index` of the list (or a new one there) may not stand on a cell; null when it may. */
export function unitRefusal(set: DataSet, index: number, side: Side, cell: number): string | null {
  const other = set.units.findIndex((unit, at) => at !== index && unit.cell === cell)
  if (other >= 0) return tools.taken({ ...kindOf(set, other), cell: cellName(cell) })
  const found = unitProblem(set, index, side, cell)
  return found && tools.problem({ problem: messageOf(found), rule: found.rule })
}

/** Why a cell may not get a terrain; null when it may. */
export function terrainRefusal(set: DataSet, cell: number, terrain: Terrain): string | null {
  const unit = terrain === 'U' ? unitAt(set, cell) : -1
  if (unit < 0) return null
  return tools.noWater({ ...kindOf(set, unit), cell: cellName(cell) })
}
