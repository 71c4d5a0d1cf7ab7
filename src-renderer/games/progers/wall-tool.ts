import { edits } from '@core/games/progers/edit/edits'
import { spotName, type Edit, type Level, type Wall } from '@core/games/progers/model'
import { wallIndex, wallOnSide } from '@core/games/progers/edit/placing'
import { trailFrom, trailStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint } from '../../tools/tool'
import { sideNear } from './edges'
import type { Ghost } from './ghost'

/** Builds walls on sides of cells, or takes them away; a drag goes on with what the press began. */
export const wallTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'wall',
  label: 'Wall: click near a side of a cell',
  key: 'W',
  variants: () => [],
  preview: ({ level }, at) => {
    const side = sideNear(at)
    if (!side) return null
    const wall = wallOnSide(side.cell, side.way)
    if (!wall) return { ghost: null, refusal: 'No wall stands on the border (IN).', hint: '' }
    const isRemoved = wallIndex(level, wall) >= 0
    const ghost: Ghost = { kind: 'wall', wall, isRemoved }
    const hint = `${isRemoved ? 'Remove' : 'Build'} wall ${spotName(wall.spot)}${wall.side}`
    return { ghost, refusal: null, hint }
  },
  begin: ({ level }, from) => {
    const first = wallAt(from)
    if (!first) return null
    const isBuilding = wallIndex(level, first) < 0
    const trail = trailFrom(from, (_, at) => [at])
    return trailStroke(edits, trail, (now, at) => {
      const wall = wallAt(at)
      return wall && changeOf(now.level, wall, isBuilding)
    })
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
