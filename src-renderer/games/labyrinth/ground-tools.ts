import { ways } from '@core/kernel/grid'
import { paintCells, turnBog } from '@core/games/labyrinth/edit/brush'
import { BOG, bog, ISLAND, kindOf, WALL, wayOf } from '@core/games/labyrinth/cells'
import type { Edit, Level } from '@core/games/labyrinth/model'
import { releaseStroke, trailFrom, wayOfDrag, type ToolSketch } from '../../tools/strokes'
import type {
  BoardPlace,
  BoardPoint,
  Painted,
  Preview,
  Stroke,
  ToolContext,
} from '../../tools/tool'
import { words } from '../../ui/words'
import { cellUnder, nearestCell } from './explain'
import { draftOf, ghostOf, type Ghost } from './ghost'

type Context = ToolContext<Level>

const said = words.labyrinth.tools.ground

export const islandTool = brushOf('island', 'O', ISLAND, {
  label: said.island,
  already: said.islandAlready,
  make: said.makeIsland,
})
export const wallTool = brushOf('wall', 'W', WALL, {
  label: said.wall,
  already: said.wallAlready,
  make: said.makeWall,
})

/** Makes bogs; a drag from the cell, or R, gives the side that cannot be passed. */
export const bogTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'bog',
  label: said.bog,
  key: 'B',
  isOfGround: true,
  variants: () => ways.map((way) => ({ label: said.impassable({ way }), sprite: `bog-${way}` })),
  preview: (context, at) => bogPreview(context, at, null),
  begin: (context, from) => (cellUnder(context.level, from) < 0 ? null : bogStroke(from)),
  turnedVariant: (variant, turned) => turned[Math.max(0, variant) % 4]!,
  paint: ({ level, variant }, cells) => paintAll(level, cells, bog(Math.max(0, variant) % 4)),
  pick: ({ level }, at) => {
    const value = level.cells[cellUnder(level, at)]
    return value !== undefined && kindOf(value) === BOG ? wayOf(value) : null
  },
}

/** A brush that gives every cell it is drawn over one value. The level changes at the end of the stroke. */
function brushOf(
  id: string,
  key: string,
  value: number,
  texts: { readonly label: string; readonly already: string; readonly make: string },
): ToolSketch<Level, Edit, Ghost> {
  return {
    id,
    label: texts.label,
    key,
    isOfGround: true,
    variants: () => [],
    preview: ({ level }, at) => {
      const cell = cellUnder(level, at)
      if (cell < 0) return null
      const held = level.cells[cell]!
      const hint = held === value ? texts.already : texts.make
      return { ghost: ghostOf(level, paintCells(level, [cell], value)), refusal: null, hint }
    },
    begin: ({ level }, from) => (cellUnder(level, from) < 0 ? null : brushStroke(from, value)),
    paint: ({ level }, cells) => paintAll(level, cells, value),
    pick: ({ level }, at) => (level.cells[cellUnder(level, at)] === value ? 0 : null),
  }
}

/** Sets cells of the map to one value. */
export function paintAll(
  level: Level,
  places: Iterable<BoardPlace>,
  value: number,
): Painted<Extract<Edit, { kind: 'paint' }>> {
  const cells: number[] = []
  for (const place of places) {
    const cell = cellUnder(level, place)
    if (cell >= 0) cells.push(cell)
  }
  const edit = paintCells(level, cells, value)
  return { edits: edit ? [edit] : [], refusal: null }
}

function brushStroke(from: BoardPoint, value: number): Stroke<Level, Edit, Ghost> {
  const cells = new Set<number>()
  const trail = trailFrom(from)
  let draft: Level | null = null
  const grow = (level: Level, at: BoardPoint): void => {
    const count = cells.size
    for (const point of trail(at)) {
      const cell = cellUnder(level, point)
      if (cell >= 0) cells.add(cell)
    }
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
      hint: said.paint({ count: cells.size }),
      ...(draft && { draft }),
    }),
  }
}

function bogStroke(from: BoardPoint): Stroke<Level, Edit, Ghost> {
  return releaseStroke(
    (context, at) => bogEdit(context, from, wayOfDrag(from, at)),
    (context, at) => bogPreview(context, from, wayOfDrag(from, at)),
  )
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
): Preview<Ghost, Level> | null {
  const { level } = context
  const cell = cellUnder(level, at)
  if (cell < 0) return null
  const edit = bogEdit(context, at, dragged)
  const side = edit?.kind === 'paint' ? wayOf(edit.values[0]!) : (dragged ?? 0)
  const isBog = kindOf(level.cells[cell]!) === BOG
  const hint = (isBog ? said.turnBog : said.makeBog)({ way: ways[side]! })
  if (dragged !== null) return { ghost: null, refusal: null, hint, ...draftOf(level, edit) }
  return { ghost: ghostOf(level, edit), refusal: null, hint }
}
