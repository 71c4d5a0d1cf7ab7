import type { Placed } from '../../../game/placed'
import { cellName, colOf, rowOf } from '../cells'
import { hunterEntity } from '../play/entities'
import { ghostsOf, hunterCells } from '../play/layout'
import { HUNTERS, type Level } from '../model'

/** Names of the teams in exports, in every language. */
const teams = ['White', 'Black'] as const

/**
 * Hunters, White's before Black's, then ghosts in the order of the list, with their `mark` in it. For a ghost that was
 * neutralised where no one saw it (G7) the cell is one of the possible ones, and `isSeen` is false.
 */
export function placed(_level: Level, state: Int32Array): readonly Placed[] {
  const hunters = hunterCells(state).map((cell, index): Placed => {
    const team = teams[Math.trunc(index / HUNTERS)]!
    const details = { cell: cellName(cell), team, number: (index % HUNTERS) + 1 }
    const [row, col] = [rowOf(cell), colOf(cell)]
    return { kind: 'hunter', id: hunterEntity(index), isEntity: true, row, col, details }
  })
  const ghosts = ghostsOf(state).map(({ cell, index, isNew, isUnseen, birth }): Placed => {
    const details = {
      cell: cellName(cell),
      place: index + 1,
      mark: isNew ? '+' : '*',
      isSeen: !isUnseen,
    }
    const [row, col] = [rowOf(cell), colOf(cell)]
    return { kind: 'ghost', id: birth, isEntity: true, row, col, details }
  })
  return [...hunters, ...ghosts]
}
