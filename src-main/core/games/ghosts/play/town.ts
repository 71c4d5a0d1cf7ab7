import { wayCol, wayRow } from '../../../kernel/grid'
import { CELL_COUNT, cellIn, colOf, rowOf, SIDE } from '../cells'
import type { House, Town } from '../model'
import { plansOf, type Line, type Plan } from './plans'

/** A town with precomputed data for ghosts and hunters. */
export interface TownMap {
  readonly town: Town
  /** House on each cell, -1 for the street. */
  readonly houseAt: Int16Array
  /** Corner cells of each house, each once: north-west, north-east, south-east, south-west. */
  readonly corners: readonly (readonly number[])[]
  /** 1 for each cell that is a corner. */
  readonly isCorner: Uint8Array
  /** Lines that leave each corner as far as they were asked for, by `linesOf`. */
  readonly lines: (readonly Line[] | undefined)[]
  /** Plans of each corner as far as they were asked for, by `plansAt`. */
  readonly plans: (readonly Plan[] | undefined)[]
  /** Cells that a hunter can reach in one move from each cell, computed on demand. */
  readonly hunterSteps: (readonly number[] | undefined)[]
}

const known = new WeakMap<Town, TownMap>()

/** The map of a town; remembered, because the same town is used again and again. */
export function mapOf(town: Town): TownMap {
  const remembered = known.get(town)
  if (remembered) return remembered
  const made = newMap(town)
  known.set(town, made)
  return made
}

/** A map that is not remembered: a town that is only tried. */
export function newMap(town: Town): TownMap {
  const houseAt = new Int16Array(CELL_COUNT).fill(-1)
  town.forEach((house, index) => {
    for (const cell of cellsOf(house)) houseAt[cell] = index
  })
  const corners = town.map(cornersOf)
  const isCorner = new Uint8Array(CELL_COUNT)
  for (const cells of corners) for (const cell of cells) isCorner[cell] = 1
  return { town, houseAt, corners, isCorner, lines: [], plans: [], hunterSteps: [] }
}

/** Plans from which a ghost on a cell draws; none if it is not a corner. Most towns that are tried are rejected without. */
export function plansAt(map: TownMap, cell: number): readonly Plan[] {
  return (map.plans[cell] ??= plansFrom(map, cell))
}

function plansFrom(map: TownMap, cell: number): readonly Plan[] {
  const { town, corners } = map
  const house = corners.findLastIndex((cells) => cells.includes(cell))
  if (house < 0) return []
  return plansOf(town[house]!, cell, corners[house]!, (exit) => linesOf(map, exit))
}

/** Corners by which a ghost may leave a house (W2): those with a line. If there are none, it would be stuck (G2). */
export function exitsOf(map: TownMap, house: number): number[] {
  return map.corners[house]!.filter((corner) => linesOf(map, corner).length > 0)
}

/** Lines that leave a cell (W4); none if it is not a corner. */
export function linesOf(map: TownMap, cell: number): readonly Line[] {
  return (map.lines[cell] ??= map.isCorner[cell] === 1 ? linesFrom(map, cell) : [])
}

export function isCornerCell(map: TownMap, cell: number): boolean {
  const house = map.houseAt[cell] ?? -1
  return house >= 0 && map.corners[house]!.includes(cell)
}

/** Houses without an exit, by index (G2). */
export function stuckHouses(map: TownMap): number[] {
  const stuck: number[] = []
  map.corners.forEach((cells, house) => {
    if (!cells.some((corner) => linesOf(map, corner).length > 0)) stuck.push(house)
  })
  return stuck
}

/** All cells of a house, row by row. */
export function cellsOf({ row, col, rows, cols }: House): number[] {
  const cells: number[] = []
  for (let r = row; r < row + rows; r++) {
    for (let c = col; c < col + cols; c++) cells.push(r * SIDE + c)
  }
  return cells
}

/** Corner cells of a house, each once, clockwise from the north-west. */
export function cornersOf({ row, col, rows, cols }: House): number[] {
  const south = row + rows - 1
  const east = col + cols - 1
  const all = [row * SIDE + col, row * SIDE + east, south * SIDE + east, south * SIDE + col]
  return [...new Set(all)]
}

function linesFrom({ houseAt, isCorner }: TownMap, from: number): Line[] {
  const lines: Line[] = []
  for (let way = 0; way < 4; way++) {
    const cells: number[] = []
    let cell = from
    do {
      cell = cellIn(rowOf(cell) + wayRow[way]!, colOf(cell) + wayCol[way]!)
      cells.push(cell)
    } while (cell >= 0 && houseAt[cell]! < 0)
    const isMet = cell >= 0 && houseAt[cell] !== houseAt[from] && isCorner[cell] === 1
    if (isMet) lines.push({ from, cells, end: cell })
  }
  return lines
}
