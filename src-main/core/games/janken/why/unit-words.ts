import { cellName } from '../board'
import type { DataSet, Level, Side, TurnPlace, UnitType } from '../model'

/** A unit in the form used by the catalogue. */
export interface TypeAndSide {
  readonly type: UnitType
  readonly side: Side
}

/** The unit with an index in a data set. */
export function kindOf(set: DataSet, unit: number): TypeAndSide {
  const { type, side } = set.units[unit]!
  return { type, side }
}

/** A move as named in the answer: its number and its cells. */
export interface NamedMove {
  readonly number: number
  readonly from: string
  readonly to: string
}

/** The move at a place in a document. */
export function namedMove(level: Level, { page, index }: TurnPlace): NamedMove {
  const { from, to } = level.sets[page]!.moves[index]!
  return { number: index + 1, from: cellName(from), to: cellName(to) }
}
