import type { DataSet } from '../model'

/** A board at some moment: the data set, and the current place of each unit. */
export interface Field {
  readonly set: DataSet
  /** Cell of each unit by its index; -1 if it is off the board. */
  readonly at: ArrayLike<number>
}

/** The board at the beginning of its data set. */
export function startField(set: DataSet): Field {
  return { set, at: set.units.map(({ cell }) => cell) }
}

/** Index of the unit on a cell, -1 if there is none. */
export function unitOn({ at }: Field, cell: number): number {
  for (let unit = 0; unit < at.length; unit++) if (at[unit] === cell) return unit
  return -1
}
