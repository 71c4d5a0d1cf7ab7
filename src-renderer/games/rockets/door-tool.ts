import type { Door, Edit, Level } from '@core/games/rockets/model'
import { followStroke, hintOf, type ToolSketch } from '../../tools/strokes'
import type { Preview, Stroke } from '../../tools/tool'
import { doorIndexAt, doorPlaceAt, nearestDoorPlace } from './doors'
import type { Ghost } from './ghost'

const MOST_DOORS = 4000

/** Adds doors, and drags them along the walls. */
export const doorTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'door',
  label: 'Door',
  key: 'D',
  variants: () => [],
  preview: ({ level }, { x, y }) => {
    const place = doorPlaceAt(level, x, y)
    if (!place) return null
    const standing = doorIndexAt(level, place)
    if (standing >= 0) return hintOf(`Drag to move door ${standing + 1}`)
    const ghost: Ghost = { kind: 'door', door: place }
    const hint = `Add door ${level.doors.length + 1} at ${nameOf(place)}`
    const refusal =
      level.doors.length < MOST_DOORS ? null : `There may be at most ${MOST_DOORS} doors (R11).`
    return { ghost, refusal, hint }
  },
  begin: ({ level }, { x, y }) => {
    const place = doorPlaceAt(level, x, y)
    if (!place) return null
    const standing = doorIndexAt(level, place)
    if (standing >= 0) return dragStroke(standing)
    return level.doors.length < MOST_DOORS ? addStroke(place) : null
  },
  pick: ({ level }, { x, y, row, col }) => {
    const isOutside = row < 0 || col < 0 || row >= level.height || col >= level.width
    const place = isOutside ? doorPlaceAt(level, x, y) : null
    return place && doorIndexAt(level, place) >= 0 ? 0 : null
  },
}

/** "3 in wall N", as the text has it. */
export function nameOf({ at, wall }: Door): string {
  return `${at} in wall ${wall}`
}

/** Edits that bring a door to the place nearest to a point, also round the corners; none when it is there. */
export function dragDoor(level: Level, index: number, x: number, y: number): readonly Edit[] {
  const door = nearestDoorPlace(level, x, y)
  const held = level.doors[index]
  if (!held || (held.at === door.at && held.wall === door.wall)) return []
  return [{ kind: 'set', list: 'doors', index, item: door }]
}

/** The press adds the door, the rest of the drag moves it. */
function addStroke(place: Door): Stroke<Level, Edit, Ghost> {
  let index = -1
  return followStroke(
    ({ level }, { x, y }) => {
      if (index >= 0) return dragDoor(level, index, x, y)
      index = level.doors.length
      return [{ kind: 'insert', list: 'doors', index, item: place }]
    },
    ({ level }) => hintFor(level, index),
  )
}

function dragStroke(index: number): Stroke<Level, Edit, Ghost> {
  return followStroke(
    ({ level }, { x, y }) => dragDoor(level, index, x, y),
    ({ level }) => hintFor(level, index),
  )
}

function hintFor(level: Level, index: number): Preview<Ghost> | null {
  const door = level.doors[index]
  return door ? hintOf(`Move door ${index + 1}, now at ${nameOf(door)}`) : null
}
