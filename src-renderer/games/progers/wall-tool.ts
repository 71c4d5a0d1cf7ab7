import { edits } from '@core/games/progers/edit/edits'
import { wayCol, wayRow, ways } from '@core/kernel/grid'
import { SIDE, spotName, type Edit, type Level, type Wall } from '@core/games/progers/model'
import { wallIndex, wallOnSide } from '@core/games/progers/edit/placing'
import { trailStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint } from '../../tools/tool'
import { words } from '../../ui/words'
import { cellUnder, sideNear } from './edges'
import { wallsAlong } from './walls-along'
import type { Ghost } from './ghost'

const { tools } = words.progers

/** Builds walls on sides of cells, or takes them away; a drag goes on with what the press began. */
export const wallTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'wall',
  label: tools.wall,
  key: 'W',
  isMirrored: true,
  holdsAt: ({ level }, at) => {
    const wall = wallAt(at)
    return wall && wallIndex(level, wall) >= 0 ? 'moves' : null
  },
  spotOf: (at) => {
    const wall = wallAt(at)
    return wall ? `${wall.spot} ${wall.side}` : ''
  },
  variants: () => [],
  preview: ({ level }, at) => {
    const side = sideNear(at)
    if (!side) return null
    const wall = wallOnSide(side.cell, side.way)
    if (!wall) return { ghost: null, refusal: tools.noWallOnBorder, hint: '' }
    const isRemoved = wallIndex(level, wall) >= 0
    const ghost: Ghost = { kind: 'wall', wall, isRemoved }
    const named = { wall: `${spotName(wall.spot)}${wall.side}` }
    const hint = isRemoved ? tools.removeWall(named) : tools.buildWall(named)
    return { ghost, refusal: null, hint }
  },
  begin: ({ level }, from) => {
    const first = wallAt(from)
    if (!first) return null
    const isBuilding = wallIndex(level, first) < 0
    const trail = wallsAlong(from, sideNear(from)!)
    return trailStroke(edits, trail, (now, wall) => changeOf(now.level, wall, isBuilding))
  },
  // Round the cells, as one draws a house.
  paint: ({ level }, places) => {
    const cells = new Set([...places].flatMap((place) => cellUnder(place) ?? []))
    const made = new Map<string, Edit>()
    let { length } = level.walls
    for (const cell of cells) {
      for (const [way] of ways.entries()) {
        const beyond = cell + wayRow[way]! * SIDE + wayCol[way]!
        const item = wallOnSide(cell, way)
        if (!item || cells.has(beyond) || wallIndex(level, item) >= 0) continue
        made.set(`${item.spot}${item.side}`, {
          kind: 'insert',
          list: 'walls',
          index: length++,
          item,
        })
      }
    }
    return { edits: [...made.values()], refusal: null }
  },
}

function wallAt(at: BoardPoint): Wall | null {
  const side = sideNear(at)
  return side && wallOnSide(side.cell, side.way)
}

/** Null when it stands, or is gone, already. */
function changeOf(level: Level, wall: Wall, isBuilding: boolean): Edit | null {
  const index = wallIndex(level, wall)
  if (isBuilding) {
    return index < 0
      ? { kind: 'insert', list: 'walls', index: level.walls.length, item: wall }
      : null
  }
  return index < 0 ? null : { kind: 'remove', list: 'walls', index }
}
