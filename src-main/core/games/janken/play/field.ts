import type { DataSet } from '../model'

/** A board at some moment: the data set, and where each of its units stands by then. */
export interface Field {
  readonly set: DataSet
  /** Cell of each unit by its index; -1 when it is off the board. */
  readonly at: ArrayLike<number>
}

/** The board as its data set begins. */
export function startField(set: DataSet): Field {
  return { set, at: set.units.map(({ cell }) => cell) }
}

/** Index of the unit on a cell, -1 when there is none. */
export function unitOn({ at }: Field, cell: number): number {
  for (let unit = 0; unit < at.length; unit++) if (at[unit] === cell) return unit
  return -1
}
