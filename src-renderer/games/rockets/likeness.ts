import { ways } from '@core/kernel/grid'
import { cellAt, doorCell, type Level } from '@core/games/rockets/model'
import { words } from '../../ui/words'
import { formOf, type Likeness } from '../../tools/likeness'

const { empty, pit, arrow, rocket } = words.rockets.kinds
const names = [empty, pit, arrow, rocket] as const

/** Pits, rockets, and squares that some turn places an arrow on; a mirror image has rockets of any player, and doors. */
export const likeness: Likeness<Level> = {
  kinds: (level) => {
    const { width, height } = level
    const kinds = new Uint8Array(width * height)
    // What lies off the board is in no cell of the array.
    for (const { x, y } of level.turns) kinds[cellAt(level, x, y)] = 2
    for (const y of [0, height - 1]) for (const x of [0, width - 1]) kinds[y * width + x] = 1
    for (const { x, y } of level.rockets) kinds[cellAt(level, x, y)] = 3
    return (row, col) => kinds[row * width + col]!
  },
  kindName: (kind) => names[kind]!,
  forms: (level) => {
    const rockets = rocketCells(level)
    const doors = new Map<number, number>()
    for (const door of level.doors) {
      const cell = doorCell(level, door)
      doors.set(cell, (doors.get(cell) ?? 0) | (1 << ways.indexOf(door.wall)))
    }
    return (row, col) => {
      const cell = cellAt(level, col, row)
      return formOf(rockets.has(cell) ? 1 : 0, doors.get(cell) ?? 0)
    }
  },
}

function rocketCells(level: Level): ReadonlySet<number> {
  return new Set(level.rockets.map(({ x, y }) => cellAt(level, x, y)))
}
