import { ways } from '../../../kernel/grid'
import { doorCell, type Door, type Level } from '../model'

/** A level is never changed in place, so the places of its doors are computed once. */
const known = new WeakMap<readonly Door[], Map<number, number>>()

/**
 * Index of the first door ahead of an animal that faces a direction on a square, seen as wall from inside (R8); -1 if
 * there is none.
 */
export function doorAhead(level: Level, cell: number, way: number): number {
  let places = known.get(level.doors)
  if (!places) {
    places = new Map()
    for (const [index, door] of level.doors.entries()) {
      const key = doorCell(level, door) * 4 + ways.indexOf(door.wall)
      if (!places.has(key)) places.set(key, index)
    }
    known.set(level.doors, places)
  }
  return places.get(cell * 4 + way) ?? -1
}
