import { cellIn } from '@core/games/ghosts/cells'
import type { Level } from '@core/games/ghosts/model'
import { mapOf } from '@core/games/ghosts/play/town'
import { wayCol, wayRow, ways } from '@core/kernel/grid'
import { formOf, type Likeness } from '../../tools/likeness'
import { words } from '../../ui/words'

const { kinds } = words.ghosts

/** The street, and each house by itself; a mirror image has the same walls. */
export const likeness: Likeness<Level> = {
  kinds: ({ town }) => {
    const { houseAt } = mapOf(town)
    return (row, col) => houseAt[cellIn(row, col)]! + 1
  },
  kindName: (kind) => (kind === 0 ? kinds.street : kinds.house({ house: kind })),
  forms: ({ town }) => {
    const { houseAt } = mapOf(town)
    return (row, col) => {
      const house = houseAt[cellIn(row, col)]!
      if (house < 0) return formOf(0, 0)
      const walls = ways.reduce((bits, _, way) => {
        const beyond = cellIn(row + wayRow[way]!, col + wayCol[way]!)
        return beyond >= 0 && houseAt[beyond] === house ? bits : bits | (1 << way)
      }, 0)
      return formOf(1, walls)
    }
  },
}
