import { edits as levelEdits } from '@core/games/progers/edit/edits'
import { spotName, type Edit, type Level, type Wall } from '@core/games/progers/model'
import { wallIndex, wallOnSide } from '@core/games/progers/edit/placing'
import type { BoardPoint, Tool } from '../../tools/tool'
import { sideNear } from './edges'
import type { Ghost } from './ghost'

/** Builds walls on sides of cells, or takes them away; a drag goes on with what the press began. */
export const wallTool: Omit<Tool<Level, Edit>, 'icon'> = {
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
    let isBegun = false
    const follow = (now: Level, at: BoardPoint): readonly Edit[] => {
      const edits: Edit[] = []
      const walls = isBegun ? [wallAt(at)] : [first, wallAt(at)]
      isBegun = true
      let level = now
      for (const wall of walls) {
        const edit = wall && changeOf(level, wall, isBuilding)
        if (!edit) continue
        edits.push(edit)
        level = levelEdits.apply(level, edit).level
      }
      return edits
    }
    return { move: (now, at) => follow(now.level, at), end: (now, at) => follow(now.level, at) }
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
