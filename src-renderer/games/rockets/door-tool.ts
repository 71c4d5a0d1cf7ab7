import type { Door, Edit, Level } from '@core/games/rockets/model'
import { followStroke, hintPreview, type ToolSketch } from '../../tools/strokes'
import type { Preview, Stroke } from '../../tools/tool'
import { words } from '../../ui/words'
import { doorIndexAt, doorPlaceAt, nearestDoorPlace } from './doors'
import type { Ghost } from './ghost'

const MOST_DOORS = 4000
const said = words.rockets.tools.door
const tooMany = said.tooMany({ most: MOST_DOORS })

/** Adds doors, and drags them along the walls. */
export const doorTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'door',
  label: said.label,
  key: 'D',
  isMirrored: true,
  isBeside: true,
  holdsAt: ({ level }, { x, y }) => {
    const place = doorPlaceAt(level, x, y)
    return place && doorIndexAt(level, place) >= 0 ? 'moves' : null
  },
  variants: () => [],
  preview: ({ level }, { x, y }) => {
    const place = doorPlaceAt(level, x, y)
    if (!place) return null
    const standing = doorIndexAt(level, place)
    if (standing >= 0) return hintPreview(said.drag({ door: standing + 1 }))
    const ghost: Ghost = { kind: 'door', door: place }
    const hint = said.add({ door: level.doors.length + 1, ...place })
    return { ghost, refusal: level.doors.length < MOST_DOORS ? null : tooMany, hint }
  },
  begin: ({ level }, { x, y }) => {
    const place = doorPlaceAt(level, x, y)
    if (!place) return null
    const standing = doorIndexAt(level, place)
    if (standing >= 0) return dragStroke(standing)
    return level.doors.length < MOST_DOORS ? addStroke(place) : null
  },
  // Doors where the cells touch a wall.
  paint: ({ level }, places) => {
    const made = new Map<string, Edit>()
    let { length } = level.doors
    let refusal: string | null = null
    for (const { row, col } of places) {
      const item = doorPlaceAt(level, col + 0.5, row + 0.5)
      if (!item || made.has(keyOf(item)) || doorIndexAt(level, item) >= 0) continue
      if (length >= MOST_DOORS) refusal = tooMany
      else made.set(keyOf(item), { kind: 'insert', list: 'doors', index: length++, item })
    }
    return { edits: [...made.values()], refusal }
  },
  pick: ({ level }, { x, y, row, col }) => {
    const isOutside = row < 0 || col < 0 || row >= level.height || col >= level.width
    const place = isOutside ? doorPlaceAt(level, x, y) : null
    return place && doorIndexAt(level, place) >= 0 ? 0 : null
  },
}

/** What no other place in the walls has. */
function keyOf({ at, wall }: Door): string {
  return `${at} ${wall}`
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
  return door ? hintPreview(said.move({ door: index + 1, ...door })) : null
}
