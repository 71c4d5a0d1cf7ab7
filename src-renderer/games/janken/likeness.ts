import { SIDE } from '@core/games/janken/board'
import { terrainAt, terrains, unitTypes, type Level } from '@core/games/janken/model'
import { formOf, type Likeness } from '../../tools/likeness'
import { words } from '../../ui/words'

/** Terrains; a mirror image has the same units, of either side. */
export const likeness: Likeness<Level> = {
  kinds: (level, page) => {
    const set = level.sets[page]!
    return (row, col) => terrains.indexOf(terrainAt(set, row * SIDE + col))
  },
  kindName: (kind) => words.janken.kinds[terrains[kind]!],
  forms: (level, page) => {
    const set = level.sets[page]!
    const units = new Map(set.units.map(({ cell, type }) => [cell, 1 + unitTypes.indexOf(type)]))
    return (row, col) => {
      const cell = row * SIDE + col
      return formOf(terrains.indexOf(terrainAt(set, cell)) * 4 + (units.get(cell) ?? 0), 0)
    }
  },
}
