import { cellName } from '@core/games/janken/board'
import { terrainAt, terrains, type Edit, type Level, type Terrain } from '@core/games/janken/model'
import { terrainNames } from '@core/games/janken/why/unit-words'
import { followStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, ToolContext } from '../../tools/tool'
import { cellTrail } from './cell-path'
import type { Ghost } from './ghost'
import { cellIn } from './places'
import { terrainRefusal } from './refusals'

type Context = ToolContext<Level>

/** A brush of terrain. */
export const terrainTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'terrain',
  label: 'Terrain',
  key: 'T',
  variants: () =>
    terrains.map((terrain) => ({
      label: `${terrain}: ${terrainNames[terrain]}`,
      sprite: `terrain-${terrain}`,
    })),
  preview: previewOf,
  begin: (context, from) => {
    if (previewOf(context, from)?.refusal !== null) return null
    const terrain = terrainOf(context)
    const trail = cellTrail(from)
    return followStroke(({ level, page }, at) => paintCells(level, page, trail(at), terrain))
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
  const name = terrainNames[terrain]
  const isSo = terrainAt(set, cell) === terrain
  const hint = isSo ? `${cellName(cell)} is ${name} already` : `Make ${cellName(cell)} ${name}`
  return { ghost, refusal: terrainRefusal(set, cell, terrain), hint }
}
