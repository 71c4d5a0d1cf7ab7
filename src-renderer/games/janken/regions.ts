import {
  copyCells,
  eraseCells,
  moveCells,
  pasteCells,
  turnBoard,
  turnCells,
  type Clip,
  type Symmetry,
} from '@core/games/janken/edit/region'
import { boardCells, colOf, rowOf, SIDE } from '@core/games/janken/board'
import type { DataSet, Edit, Level } from '@core/games/janken/model'
import type { Region, RegionCommands, RegionPlan } from '../../tools/region'
import { words } from '../../ui/words'

const said = words.janken.regions

/** The selection commands on a data set, each one replacing it as a whole. Turns are by a sixth, as the board has them. */
export const regions: RegionCommands<Level, Edit, Clip> = {
  copy: (level, region, page = 0) => {
    const cells = cellsOf(region)
    return cells.length === 0 ? null : copyCells(level.sets[page]!, cells)
  },
  paste: (level, clip, row, col, _turn, page = 0) => {
    const pasted = pasteCells(level.sets[page]!, clip, row, col)
    return replaceBy(level, page, pasted, 'paste', said.pasteNothing)
  },
  erase: (level, region, page = 0) => {
    const erased = eraseCells(level.sets[page]!, cellsOf(region))
    return replaceBy(level, page, erased, 'erase', said.eraseNothing)
  },
  move: (level, region, rows, cols, page = 0) => {
    const moved = moveCells(level.sets[page]!, cellsOf(region), rows, cols)
    return replaceBy(level, page, moved, 'move-selection', said.changeNothing)
  },
  mirror: (level, region, axis, page = 0) => turn(level, region, axis, 'mirror', page),
  rotate: (level, region, page = 0) => turn(level, region, 'sixth', 'rotate', page),
}

function turn(
  level: Level,
  region: Region | null,
  symmetry: Symmetry,
  verb: 'mirror' | 'rotate',
  page: number,
): RegionPlan<Edit> {
  const set = level.sets[page]!
  if (!region)
    return replaceBy(level, page, turnBoard(set, symmetry), `${verb}-board`, said.changeNothing)
  const cells = cellsOf(region)
  const turned = turnCells(set, cells, middleOf(cells), symmetry)
  const plan = replaceBy(level, page, turned, `${verb}-selection`, said.changeNothing)
  return plan.ok ? { ...plan, note: partNote(set, turned, cells) } : plan
}

/** What of a part does not go along: moves that name its cells, and units without a place. */
function partNote(set: DataSet, turned: DataSet, cells: readonly number[]): string {
  const inside = new Set(cells)
  const moves = set.moves.filter(({ from, to }) => inside.has(from) || inside.has(to)).length
  const units = set.units.length - turned.units.length
  return [
    moves > 0 ? said.movesStay({ count: moves }) : '',
    units > 0 ? said.unitsLost({ count: units }) : '',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

function cellsOf(region: Region): number[] {
  return boardCells.filter((cell) => region.has(rowOf(cell), colOf(cell)))
}

/** The cell nearest to the middle of cells, so that what is turned stays where it is. */
function middleOf(cells: readonly number[]): number {
  const row = Math.round(cells.reduce((sum, cell) => sum + rowOf(cell), 0) / cells.length)
  const col = Math.round(cells.reduce((sum, cell) => sum + colOf(cell), 0) / cells.length)
  return row * SIDE + col
}

/** Refuses when nothing would change. */
function replaceBy(
  level: Level,
  page: number,
  set: DataSet,
  label: string,
  nothing: string,
): RegionPlan<Edit> {
  const held = level.sets[page]!
  // Both are plain data made by the same hands, so equal ones have equal texts.
  if (JSON.stringify(held) === JSON.stringify(set)) return { ok: false, reason: nothing }
  return { ok: true, edits: [{ kind: 'replace', page, level: set, label }] }
}
