import { CELLS, colOf, hasCell, rowOf, SIDE } from '../board'
import {
  NO_CELL,
  terrainAt,
  unitIndex,
  type DataSet,
  type Side,
  type Terrain,
  type UnitType,
} from '../model'

/** A cell of a copied region, relative to the region's upper left corner. */
export interface ClipCell {
  readonly row: number
  readonly col: number
  readonly terrain: Terrain
  readonly unit: { readonly side: Side; readonly type: UnitType } | null
}

/** A part of a board: terrain and units. Moves are orders and are not copied. Plain data. */
export interface Clip {
  readonly cells: readonly ClipCell[]
}

/** Copies cells; those that do not exist are left out. */
export function copyCells(set: DataSet, cells: readonly number[]): Clip {
  const own = cells.filter((cell) => exists(cell))
  const top = Math.min(...own.map(rowOf))
  const left = Math.min(...own.map(colOf))
  return {
    cells: own.map((cell) => {
      const unit = set.units.find((held) => held.cell === cell)
      return {
        row: rowOf(cell) - top,
        col: colOf(cell) - left,
        terrain: terrainAt(set, cell),
        unit: unit ? { side: unit.side, type: unit.type } : null,
      }
    }),
  }
}

/**
 * Pastes a clip with its corner at a row and column. It replaces the contents there; cells off the board are left out.
 */
export function pasteCells(set: DataSet, clip: Clip, row: number, col: number): DataSet {
  const landing = clip.cells
    .filter((from) => hasCell(row + from.row, col + from.col))
    .map((from) => ({ ...from, cell: (row + from.row) * SIDE + col + from.col }))
  const covered = new Set(landing.map(({ cell }) => cell))
  const terrain = set.terrain.split('')
  for (const { cell, terrain: letter } of landing) terrain[cell] = letter
  let pasted: DataSet = {
    ...set,
    terrain: terrain.join(''),
    units: set.units.filter(({ cell }) => !covered.has(cell)),
  }
  for (const { cell, unit } of landing) {
    if (!unit) continue
    const at = unitIndex(pasted, unit.side)
    pasted = { ...pasted, units: pasted.units.toSpliced(at, 0, { ...unit, cell }) }
  }
  return pasted
}

/** Removes units and turns the cells into fields. Moves stay. */
export function eraseCells(set: DataSet, cells: readonly number[]): DataSet {
  return carryCells(set, cells, () => -1)
}

/** Moves terrain and units by rows and columns, as far as they stay on the board, leaving fields behind. */
export function moveCells(
  set: DataSet,
  cells: readonly number[],
  rows: number,
  cols: number,
): DataSet {
  return carryCells(set, cells, (cell) => cellAt(rowOf(cell) + rows, colOf(cell) + cols))
}

/** Symmetries of the board: a sixth of a turn clockwise, half a turn, left and right swapped, top and bottom swapped. */
export type Symmetry = 'sixth' | 'half' | 'horizontal' | 'vertical'

/** Turns or mirrors the whole board around E5, including moves. */
export function turnBoard(set: DataSet, symmetry: Symmetry): DataSet {
  const map = (cell: number) => turnedCell(cell, CENTRE, symmetry)
  const letters = new Array<string>(CELLS).fill(NO_CELL)
  for (let cell = 0; cell < CELLS; cell++) {
    if (exists(cell)) letters[map(cell)] = set.terrain[cell]!
  }
  return {
    terrain: letters.join(''),
    units: set.units.map((unit) => ({ ...unit, cell: map(unit.cell) })),
    moves: set.moves.map(({ from, to }) => ({ from: map(from), to: map(to) })),
  }
}

/** Turns or mirrors cells around one of them. Contents that leave the board are lost; moves stay. */
export function turnCells(
  set: DataSet,
  cells: readonly number[],
  centre: number,
  symmetry: Symmetry,
): DataSet {
  return carryCells(set, cells, (cell) => turnedCell(cell, centre, symmetry))
}

const CENTRE = 40

/** Moves terrain and units to other cells, leaving fields behind; -1 removes them from the board. */
function carryCells(
  set: DataSet,
  cells: readonly number[],
  targetOf: (cell: number) => number,
): DataSet {
  const target = new Map(cells.filter(exists).map((cell) => [cell, targetOf(cell)]))
  const covered = new Set(target.values())
  const terrain = set.terrain.split('')
  for (const cell of target.keys()) terrain[cell] = 'F'
  for (const [cell, to] of target) if (to >= 0) terrain[to] = set.terrain[cell]!
  const units = set.units.flatMap((unit) => {
    const to = target.get(unit.cell)
    if (to === undefined) return covered.has(unit.cell) ? [] : [unit]
    return to < 0 ? [] : [{ ...unit, cell: to }]
  })
  return { ...set, terrain: terrain.join(''), units }
}

/** Where a symmetry around a centre takes a cell; -1 if that is off the board. */
function turnedCell(cell: number, centre: number, symmetry: Symmetry): number {
  const down = rowOf(cell) - rowOf(centre)
  const right = colOf(cell) - colOf(centre)
  const [toDown, toRight] = turned(down, right, symmetry)
  return cellAt(rowOf(centre) + toDown, colOf(centre) + toRight)
}

function turned(down: number, right: number, symmetry: Symmetry): readonly [number, number] {
  switch (symmetry) {
    case 'sixth':
      return [down + right, -down]
    case 'half':
      return [-down, -right]
    case 'horizontal':
      return [down, -down - right]
    case 'vertical':
      return [-down, down + right]
  }
}

function cellAt(row: number, col: number): number {
  return hasCell(row, col) ? row * SIDE + col : -1
}

function exists(cell: number): boolean {
  return hasCell(rowOf(cell), colOf(cell))
}
