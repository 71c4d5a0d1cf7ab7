import { ways } from '@core/kernel/grid'
import { cellOfSpot, hillSpots, SIDE, type Level } from '@core/games/progers/model'
import { wallIndex, wallOnSide } from '@core/games/progers/edit/placing'
import { formOf, type Likeness } from '../../tools/likeness'
import { words } from '../../ui/words'

/** Flat or hill, and the type of the sample; a mirror image has samples of any type, and walls on the mirrored sides. */
export const likeness: Likeness<Level> = {
  kinds: (level) => {
    const { hills, samples } = cellsOf(level)
    return (row, col) => {
      const cell = row * SIDE + col
      return (samples.get(cell) ?? 0) * 2 + (hills.has(cell) ? 1 : 0)
    }
  },
  kindName: (kind) => {
    const { flat, hill, sampleFlat, sampleHill } = words.progers.kinds
    const isHill = kind % 2 === 1
    if (kind < 2) return isHill ? hill : flat
    return (isHill ? sampleHill : sampleFlat)({ type: kind >> 1 })
  },
  forms: (level) => {
    const { hills, samples } = cellsOf(level)
    return (row, col) => {
      const cell = row * SIDE + col
      const walls = ways.reduce((bits, _, way) => {
        const wall = wallOnSide(cell, way)
        return wall && wallIndex(level, wall) >= 0 ? bits | (1 << way) : bits
      }, 0)
      return formOf((hills.has(cell) ? 1 : 0) + (samples.has(cell) ? 2 : 0), walls)
    }
  },
}

function cellsOf({ hills, samples }: Level) {
  return {
    hills: new Set(hills.flatMap((hill) => [...hillSpots(hill)].map(cellOfSpot))),
    samples: new Map(samples.map(({ spot, type }) => [cellOfSpot(spot), type])),
  }
}
