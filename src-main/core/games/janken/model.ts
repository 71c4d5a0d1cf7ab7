import { boardCells, CELLS } from './board'

/** Field, woods, hills, mountains, under water. */
export const terrains = ['F', 'W', 'H', 'M', 'U'] as const
export type Terrain = (typeof terrains)[number]

/** Guardian, mage, swordsman. */
export const unitTypes = ['G', 'M', 'S'] as const
export type UnitType = (typeof unitTypes)[number]

export type Side = 1 | 2

/** A unit at the place where its data set begins. */
export interface Unit {
  readonly side: Side
  readonly type: UnitType
  /** row * 9 + column, within its own board. */
  readonly cell: number
}

/** An order to go from a cell to another, whoever stands there by then. Cells are within the own board. */
export interface Move {
  readonly from: number
  readonly to: number
}

/** One board with its units and moves; the official answer calls it a game. */
export interface DataSet {
  /** 81 letters by cell number; NO_CELL where the hexagon has none. */
  readonly terrain: string
  /** Side 1 first, as the text has them. */
  readonly units: readonly Unit[]
  readonly moves: readonly Move[]
}

/** A document: data sets one after the other, shown as pages. */
export interface Level {
  readonly sets: readonly DataSet[]
}

/** Stands in `terrain` for the corners of the square that are no part of the hexagon. */
export const NO_CELL = '.'

/** What can be done to a level. `page` counts data sets from 0; an inserted item gets the index named. */
export type Edit =
  | {
      readonly kind: 'paint'
      readonly page: number
      readonly cell: number
      readonly terrain: Terrain
    }
  /** The index must keep side 1 before side 2; `unitIndex` gives one. */
  | {
      readonly kind: 'insert-unit'
      readonly page: number
      readonly index: number
      readonly unit: Unit
    }
  | { readonly kind: 'remove-unit'; readonly page: number; readonly index: number }
  /** Moves a unit or changes its type; it stays on its side. */
  | {
      readonly kind: 'set-unit'
      readonly page: number
      readonly index: number
      readonly unit: Unit
    }
  | {
      readonly kind: 'insert-move'
      readonly page: number
      readonly index: number
      readonly move: Move
    }
  | { readonly kind: 'remove-move'; readonly page: number; readonly index: number }
  | {
      readonly kind: 'set-move'
      readonly page: number
      readonly index: number
      readonly move: Move
    }
  /** The move at `from` ends up at index `to`, the others close up. */
  | {
      readonly kind: 'reorder-move'
      readonly page: number
      readonly from: number
      readonly to: number
    }
  | { readonly kind: 'insert-set'; readonly index: number; readonly set: DataSet }
  /** The copy of the set at `from` gets the index `to`. */
  | { readonly kind: 'copy-set'; readonly from: number; readonly to: number }
  | { readonly kind: 'remove-set'; readonly index: number }
  | { readonly kind: 'reorder-set'; readonly from: number; readonly to: number }
  /** A larger change of one board: paste, erase, mirror. The label is what the undo menu says. */
  | {
      readonly kind: 'replace-set'
      readonly page: number
      readonly set: DataSet
      readonly label: string
    }
  | { readonly kind: 'replace'; readonly level: Level; readonly label: string }

const fields = terrainOf(() => 'F')

/** A board's terrain from the terrain of each of its cells. */
export function terrainOf(at: (cell: number) => Terrain): string {
  const letters = Array.from({ length: CELLS }, () => NO_CELL)
  for (const cell of boardCells) letters[cell] = at(cell)
  return letters.join('')
}

/** The terrain of a cell that exists. */
export function terrainAt(set: DataSet, cell: number): Terrain {
  return set.terrain[cell] as Terrain
}

/** Where a new unit of a side goes in the list: after the others of its side. */
export function unitIndex(set: DataSet, side: Side): number {
  if (side === 2) return set.units.length
  const second = set.units.findIndex((unit) => unit.side === 2)
  return second < 0 ? set.units.length : second
}

/** Units of a side. */
export function sideCount(set: DataSet, side: Side): number {
  return set.units.reduce((count, unit) => count + (unit.side === side ? 1 : 0), 0)
}

/** A board of fields with a unit a side that face each other. Moves are the author's to make: none is there (J8). */
export function blankSet(): DataSet {
  return {
    terrain: fields,
    units: [
      { side: 1, type: 'G', cell: 38 },
      { side: 2, type: 'S', cell: 42 },
    ],
    moves: [],
  }
}

/** One blank data set; the board always has the same size. */
export function blankLevel(): Level {
  return { sets: [blankSet()] }
}

/** Turns of a run: the moves of all data sets. */
export function turnCount(level: Level): number {
  return level.sets.reduce((count, set) => count + set.moves.length, 0)
}

/** Where a turn of a run belongs. */
export interface TurnPlace {
  readonly page: number
  /** Index of its move within the data set. */
  readonly index: number
}

/** The data set and move of a turn; the end of the last set when the run has no such turn. */
export function placeOfTurn(level: Level, turn: number): TurnPlace {
  let index = Math.max(0, turn)
  for (let page = 0; page < level.sets.length; page++) {
    const count = level.sets[page]!.moves.length
    if (index < count) return { page, index }
    index -= count
  }
  const last = level.sets.length - 1
  return { page: Math.max(0, last), index: level.sets[last]?.moves.length ?? 0 }
}

/** The first turn of a page, also when the page has none of its own. */
export function firstTurnOf(level: Level, page: number): number {
  let turn = 0
  for (let before = 0; before < page; before++) turn += level.sets[before]?.moves.length ?? 0
  return turn
}
