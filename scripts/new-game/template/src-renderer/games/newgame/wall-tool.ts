import BrickWall from '@lucide/svelte/icons/brick-wall'
import { newgameIn } from '@core/games/newgame/index'
import type { Edit, Level } from '@core/games/newgame/model'
import { cellOf, isInside } from '@core/kernel/grid'
import { trailFrom, trailStroke } from '../../tools/strokes'
import type { BoardPoint, Tool } from '../../tools/tool'
import { words } from '../../ui/words'

const { tools } = words.newgame
const { edits } = newgameIn(words)

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
    return { ghost: cell, refusal, hint: level.cells[cell] === '#' ? tools.remove : tools.build }
  },
  begin({ level }, from) {
    const item = level.cells[cellAt(level, from)] === '#' ? '.' : '#'
    return trailStroke(edits, trailFrom(from), ({ level: now }, at) => {
      const index = cellAt(now, at)
      const isDone = index <= 0 || now.cells[index] === item
      return isDone ? null : { kind: 'set', list: 'cells', index, item }
    })
  },
}

/** -1 off the board. */
function cellAt(level: Level, { row, col }: BoardPoint): number {
  return isInside(level, row, col) ? cellOf(level, row, col) : -1
}
