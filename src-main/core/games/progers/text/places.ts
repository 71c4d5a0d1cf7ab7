import type { Place } from '../../../kernel/diagnostics'
import { configPlace } from './format'
import { behindWall, cellOfSpot, hillHas, hillSpots, type Level } from '../model'
import { routeOf } from '../play/route'

/** Cells that a word of the text refers to: a hill, the two sides of a wall, a sample, the route of a move. */
export function cellsAt(level: Level, place: Place): readonly number[] {
  const isMarked = level.form !== 'plain'
  const index = place.word - (isMarked ? 1 : 0)
  return spotsAt(level, place.line, index, isMarked).map(cellOfSpot)
}

function spotsAt(level: Level, line: number, index: number, isMarked: boolean): readonly number[] {
  if (line === 1) {
    const hill = level.hills[index]
    return hill ? hillSpots(hill) : []
  }
  if (line === 2) {
    const wall = level.walls[index]
    if (!wall) return []
    const behind = behindWall(wall)
    return behind === null ? [wall.spot] : [wall.spot, behind]
  }
  if (line === 3) {
    const sample = level.samples[index]
    return sample ? [sample.spot] : []
  }
  const move = line - (isMarked ? 6 : 5)
  return move >= 0 && index <= 0 && move < level.moves.length ? routeOf(level, move) : []
}

/** Words that refer to a cell: samples first, then walls, then hills. */
export function placesOf(level: Level, cell: number): readonly Place[] {
  const spot = cellOfSpot(cell)
  const places: Place[] = []
  level.samples.forEach((sample, index) => {
    if (sample.spot === spot) places.push(configPlace(level, 3, index))
  })
  level.walls.forEach((wall, index) => {
    if (wall.spot === spot || behindWall(wall) === spot) places.push(configPlace(level, 2, index))
  })
  level.hills.forEach((hill, index) => {
    if (hillHas(hill, spot)) places.push(configPlace(level, 1, index))
  })
  return places
}
