import type { Placed } from '../../../game/placed'
import { cellName, colOf, rowOf, SIDE } from '../board'
import { entityOf } from '../play/entities'
import { fieldOf } from '../play/layout'
import type { Level } from '../model'

/** The units of the current data set, in the order of the text; a moving one at the cell that it has reached. */
export function placed(level: Level, state: Int32Array): readonly Placed[] {
  const { page, set, at } = fieldOf(level, state)
  return set.units.flatMap(({ side, type }, unit): readonly Placed[] => {
    const cell = at[unit]!
    if (cell < 0) return []
    const details = { game: page + 1, side, type, cell: cellName(cell) }
    const row = page * SIDE + rowOf(cell)
    return [
      { kind: 'unit', id: entityOf(page, unit), isEntity: true, row, col: colOf(cell), details },
    ]
  })
}
