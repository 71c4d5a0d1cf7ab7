import type { ListEdit, Replace } from '../../game/list-edits'
import { boardCells, CELLS } from './board'

/** Field, woods, hills, mountains, under water. */
export const terrains = ['F', 'W', 'H', 'M', 'U'] as const
export type Terrain = (typeof terrains)[number]

/** Guardian, mage, swordsman. */
export const unitTypes = ['G', 'M', 'S'] as const
export type UnitType = (typeof unitTypes)[number]

export type Side = 1 | 2

/** A unit at its place at the beginning of its data set. */
export interface Unit {
  readonly side: Side
  readonly type: UnitType
  /** row * 9 + column, within its own board. */
  readonly cell: number
}

/**
 * An order to go from one cell to another, for whichever unit is there at that time. Cells are within the own board.
 */
export interface Move {
  readonly from: number
  readonly to: number
}

/** One board with its units and moves; the official answer calls it a game. */
export interface DataSet {
  /** 81 characters by cell number; NO_CELL where the hexagon has none. */
  readonly terrain: string
  /** Side 1 first, as in the text. */
  readonly units: readonly Unit[]
  readonly moves: readonly Move[]
}

/** A document: data sets one after the other, shown as pages. */
export interface Level {
  readonly sets: readonly DataSet[]
}

/** In `terrain`, marks the corners of the square that are not part of the hexagon. */
export const NO_CELL = '.'

/** The possible changes of a level's data sets, with the codes of their undo labels. */
export const levelLabels = {
  sets: {
    insert: 'add-set',
    remove: 'delete-set',
    move: 'reorder-sets',
  },
} as const

/**
 * The possible changes of a data set's lists. Units stay in order, side 1 first; `unitIndex` returns an index that
 * preserves it.
 */
export const setLabels = {
  units: { insert: 'add-unit', remove: 'delete-unit', set: 'change-unit' },
  moves: { insert: 'add-move', remove: 'delete-move', set: 'change-move', move: 'reorder-moves' },
} as const

/** The edits of a level. `page` counts data sets from 0; with it, an edit applies to that data set. */
export type Edit =
  | ListEdit<Level, typeof levelLabels>
  | Replace<Level>
  | ((ListEdit<DataSet, typeof setLabels> | Replace<DataSet>) & { readonly page: number })
  | {
      readonly kind: 'paint'
      readonly page: number
      readonly cell: number
      readonly terrain: Terrain
    }

const fields = terrainOf(() => 'F')

/** A board's terrain from the terrain of each cell. */
export function terrainOf(at: (cell: number) => Terrain): string {
  const letters = Array.from({ length: CELLS }, () => NO_CELL)
  for (const cell of boardCells) letters[cell] = at(cell)
  return letters.join('')
}

/** The terrain of a cell that exists. */
export function terrainAt(set: DataSet, cell: number): Terrain {
  return set.terrain[cell] as Terrain
}

/** The index of a new unit of a side in the list: after the others of its side. */
export function unitIndex(set: DataSet, side: Side): number {
  if (side === 2) return set.units.length
  const second = set.units.findIndex((unit) => unit.side === 2)
  return second < 0 ? set.units.length : second
}

/** Number of units of a side. */
export function sideCount(set: DataSet, side: Side): number {
  return set.units.reduce((count, unit) => count + (unit.side === side ? 1 : 0), 0)
}

/** A board of fields with one unit per side, facing each other. Moves are left to the author: there are none (J8). */
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

/** Number of turns of a run: the moves of all data sets. */
export function turnCount(level: Level): number {
  return level.sets.reduce((count, set) => count + set.moves.length, 0)
}

/** The data set and move of a turn. */
export interface TurnPlace {
  readonly page: number
  /** Index of its move within the data set. */
  readonly index: number
}

/** The data set and move of a turn; the end of the last set if the run has no such turn. */
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

/** The first turn of a page, even if the page has none of its own. */
export function firstTurnOf(level: Level, page: number): number {
  let turn = 0
  for (let before = 0; before < page; before++) turn += level.sets[before]?.moves.length ?? 0
  return turn
}
