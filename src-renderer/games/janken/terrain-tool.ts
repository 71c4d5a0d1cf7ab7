import { cellName } from '@core/games/janken/board'
import { terrainAt, terrains, type Edit, type Level, type Terrain } from '@core/games/janken/model'
import { followStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import { cellTrail } from './cell-path'
import type { Ghost } from './ghost'
import { cellIn } from './places'
import { terrainRefusal } from './refusals'

type Context = ToolContext<Level>

const { tools } = words.janken

/** A brush of terrain. */
export const terrainTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'terrain',
  label: tools.terrain,
  key: 'T',
  isOfGround: true,
  variants: () =>
    terrains.map((terrain) => ({
      label: tools.terrainSetting({ terrain }),
      sprite: `terrain-${terrain}`,
    })),
  preview: previewOf,
  begin: (context, from) => {
    if (previewOf(context, from)?.refusal !== null) return null
    const terrain = terrainOf(context)
    const trail = cellTrail(from)
    return followStroke(({ level, page }, at) => paintCells(level, page, trail(at), terrain))
  },
  paint: (context, places) => {
    const { level, page } = context
    const set = level.sets[page]
    const terrain = terrainOf(context)
    const cells = [...new Set([...places].map(cellIn))].filter((cell) => cell >= 0)
    const refusals = set ? cells.map((cell) => terrainRefusal(set, cell, terrain)) : []
    return {
      edits: paintCells(level, page, cells, terrain),
      refusal: refusals.find((refusal) => refusal !== null) ?? null,
    }
  },
  pick: ({ level, page }, at) => {
    const cell = cellIn(at)
    const set = level.sets[page]
    return set && cell >= 0 ? terrains.indexOf(terrainAt(set, cell)) : null
  },
}

/** Edits that give cells a terrain; those that have it and those that may not get it are left out. */
export function paintCells(
  level: Level,
  page: number,
  cells: readonly number[],
  terrain: Terrain,
): readonly Edit[] {
  const set = level.sets[page]
  if (!set) return []
  return cells
    .filter((cell) => terrainAt(set, cell) !== terrain && !terrainRefusal(set, cell, terrain))
    .map((cell) => ({ kind: 'paint', page, cell, terrain }))
}

function terrainOf({ variant }: Context): Terrain {
  return terrains[Math.max(0, variant)] ?? 'F'
}

function previewOf(context: Context, at: BoardPoint): Preview<Ghost> | null {
  const cell = cellIn(at)
  const set = context.level.sets[context.page]
  if (!set || cell < 0) return null
  const terrain = terrainOf(context)
  const ghost: Ghost = { kind: 'terrain', cell, terrain }
  const isSo = terrainAt(set, cell) === terrain
  const given = { cell: cellName(cell), terrain }
  const hint = isSo ? tools.terrainThere(given) : tools.makeTerrain(given)
  return { ghost, refusal: terrainRefusal(set, cell, terrain), hint }
}
