import BrickWall from '@lucide/svelte/icons/brick-wall'
import type { Edit, Level } from '@core/games/newgame/model'
import type { BoardPoint, Tool } from '../../tools/tool'
import { words } from '../../ui/words'

const { tools } = words.newgame

/** Builds a wall, or takes one away; a drag goes on with what the press began. */
export const wallTool: Tool<Level, Edit, number> = {
  id: 'wall',
  label: tools.wall,
  key: 'W',
  icon: BrickWall,
  variants: () => [],
  preview({ level }, at) {
    const cell = cellAt(level, at)
    if (cell < 0) return null
    const refusal = cell === 0 ? tools.start : null
    return { ghost: cell, refusal, hint: level.walls[cell] ? tools.remove : tools.build }
  },
  begin({ level }, at) {
    const isBuilding = !level.walls[cellAt(level, at)]
    const draw = (now: Level, point: BoardPoint): readonly Edit[] => {
      const cell = cellAt(now, point)
      const isThere = cell <= 0 || now.walls[cell] === isBuilding
      return isThere ? [] : [{ kind: 'set', list: 'walls', index: cell, item: isBuilding }]
    }
    return {
      move: (now, point) => draw(now.level, point),
      end: (now, point) => draw(now.level, point),
    }
  },
}

/** -1 off the board. */
function cellAt({ rows, cols }: Level, { row, col }: BoardPoint): number {
  return row < 0 || row >= rows || col < 0 || col >= cols ? -1 : row * cols + col
}
