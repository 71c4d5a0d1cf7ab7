import { ways } from '@core/kernel/grid'
import {
  BOG,
  hasWay,
  isWater,
  kindOf,
  numberOf,
  RIVER,
  wayOf,
  type Kind,
} from '@core/games/labyrinth/cells'
import { kindName } from '@core/games/labyrinth/why/cell-names'
import type { Level } from '@core/games/labyrinth/model'
import { words } from '../../ui/words'
import { formOf, type Likeness } from '../../tools/likeness'

/** Kinds of cells, and each river by itself with its estuary. */
export const likeness: Likeness<Level> = {
  kinds:
    ({ cells, cols }) =>
    (row, col) => {
      const value = cells[row * cols + col]!
      return isWater(value) ? RIVER | (numberOf(value) << 3) : kindOf(value)
    },
  kindName: (kind) =>
    (kind & 7) === RIVER
      ? words.labyrinth.kinds.river({ river: kind >> 3 })
      : kindName(words, kind as Kind),
  finer: {
    kinds:
      ({ cells, cols }) =>
      (row, col) => {
        const value = cells[row * cols + col]!
        return kindOf(value) === BOG ? wayOf(value) : -1
      },
    kindName: (way) => words.labyrinth.contents.b({ way: ways[way]! }),
  },
  forms:
    ({ cells, cols }) =>
    (row, col) => {
      const value = cells[row * cols + col]!
      return formOf(kindOf(value), hasWay(value) ? 1 << wayOf(value) : 0)
    },
}
