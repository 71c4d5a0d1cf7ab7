import { cellsBetween, ways } from '@core/kernel/grid'
import { paintCells, turnBog } from '@core/games/labyrinth/edit/brush'
import { BOG, bog, cellName, ISLAND, kindOf, WALL, wayOf } from '@core/games/labyrinth/cells'
import type { Edit, Level } from '@core/games/labyrinth/model'
import type { BoardPoint, Preview, Stroke, Tool, ToolContext } from '../../tools/tool'
import { cellUnder, nearestCell } from './explain'
import { draftOf, ghostOf } from './ghost'

type Context = ToolContext<Level>

/** How far the pointer must be dragged to choose a bog's side, in cells. */
const DRAG = 0.3
const sideNames = ['north', 'east', 'south', 'west'] as const

export const islandTool = brushOf('island', 'Island', 'O', ISLAND)
export const wallTool = brushOf('wall', 'Wall', 'W', WALL)

/** Makes bogs; a drag from the cell, or R, gives the side that cannot be passed. */
export const bogTool: Omit<Tool<Level, Edit>, 'icon'> = {
  id: 'bog',
  label: 'Bog: drag towards its impassable side',
  key: 'B',
  variants: () =>
    ways.map((way, index) => ({
      label: `Impassable to the ${sideNames[index]!}`,
      sprite: `bog-${way}`,
    })),
  preview: (context, at) => bogPreview(context, at, null),
  begin: (context, from) => (cellUnder(context.level, from) < 0 ? null : bogStroke(from)),
  pick: ({ level }, at) => {
    const value = level.cells[cellUnder(level, at)]
    return value !== undefined && kindOf(value) === BOG ? wayOf(value) : null
  },
}

/** A brush that gives every cell it is drawn over one value. The level changes at the end of the stroke. */
function brushOf(
  id: string,
  label: string,
  key: string,
  value: number,
): Omit<Tool<Level, Edit>, 'icon'> {
  return {
    id,
    label,
    key,
    variants: () => [],
    preview: ({ level }, at) => {
      const cell = cellUnder(level, at)
      if (cell < 0) return null
      const held = level.cells[cell]!
      const hint = held === value ? `${cellName(value)} already` : `Make it ${article(value)}`
      return { ghost: ghostOf(level, paintCells(level, [cell], value)), refusal: null, hint }
    },
    begin: ({ level }, from) => (cellUnder(level, from) < 0 ? null : brushStroke(from, value)),
    pick: ({ level }, at) => (level.cells[cellUnder(level, at)] === value ? 0 : null),
  }
}

function brushStroke(from: BoardPoint, value: number): Stroke<Level, Edit> {
  const cells = new Set<number>()
  let last = from
  let draft: Level | null = null
  const grow = (level: Level, at: BoardPoint): void => {
    const count = cells.size
    // A fast hand skips cells.
    for (const between of cellsBetween(last.row, last.col, at.row, at.col)) {
      const cell = cellUnder(level, between)
      if (cell >= 0) cells.add(cell)
    }
    last = at
    if (draft && cells.size === count) return
    // Chains of caves close up at the end only: on large maps that takes its time.
    const painted = (draft ?? level).cells.slice()
    for (const cell of cells) painted[cell] = value
    draft = { ...level, cells: painted }
  }
  return {
    move: ({ level }, at) => {
      grow(level, at)
      return []
    },
    end: ({ level }, at) => {
      grow(level, at)
      const edit = paintCells(level, [...cells], value)
      return edit ? [edit] : []
    },
    preview: () => ({
      ghost: null,
      refusal: null,
      hint: `Paint ${cells.size} ${cells.size === 1 ? 'cell' : 'cells'}`,
      ...(draft && { draft }),
    }),
  }
}

function bogStroke(from: BoardPoint): Stroke<Level, Edit> {
  return {
    move: () => [],
    end: (context, at) => {
      const edit = bogEdit(context, from, wayOfDrag(from, at))
      return edit ? [edit] : []
    },
    preview: (context, at) => bogPreview(context, from, wayOfDrag(from, at)),
  }
}

/** Way of a drag: the main direction from the middle of the cell; null while the pointer has hardly moved. */
export function wayOfDrag(from: BoardPoint, to: BoardPoint): number | null {
  if (Math.hypot(to.x - from.x, to.y - from.y) < DRAG) return null
  const dx = to.x - (from.col + 0.5)
  const dy = to.y - (from.row + 0.5)
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 1 : 3
  return dy > 0 ? 2 : 0
}

/** A click on a bog that has the side of the setting turns it. */
function bogEdit({ level, variant }: Context, at: BoardPoint, dragged: number | null): Edit | null {
  const cell = nearestCell(level, at)
  const value = bog(dragged ?? Math.max(0, variant) % 4)
  if (level.cells[cell] !== value) {
    const isBog = kindOf(level.cells[cell]!) === BOG
    return isBog ? turnBog(level, cell, wayOf(value)) : paintCells(level, [cell], value)
  }
  return dragged === null ? turnBog(level, cell) : null
}

function bogPreview(
  context: Context,
  at: BoardPoint,
  dragged: number | null,
): Preview<Level> | null {
  const { level } = context
  const cell = cellUnder(level, at)
  if (cell < 0) return null
  const edit = bogEdit(context, at, dragged)
  const side = edit?.kind === 'paint' ? wayOf(edit.values[0]!) : (dragged ?? 0)
  const isBog = kindOf(level.cells[cell]!) === BOG
  const hint = `${isBog ? 'Turn the bog' : 'Make a bog'}, impassable to the ${sideNames[side]!}`
  if (dragged !== null) return { ghost: null, refusal: null, hint, ...draftOf(level, edit) }
  return { ghost: ghostOf(level, edit), refusal: null, hint }
}

function article(value: number): string {
  const name = cellName(value)
  return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
}
