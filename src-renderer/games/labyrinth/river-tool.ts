import { ESTUARY, isWater, kindOf, numberOf } from '@core/games/labyrinth/cells'
import { dragPath } from '@core/games/labyrinth/edit/drag-path'
import type { Edit, Level } from '@core/games/labyrinth/model'
import { freeRiver, riverThrough } from '@core/games/labyrinth/edit/rivers'
import { hintPreview, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, Stroke } from '../../tools/tool'
import { words } from '../../ui/words'
import { cellUnder, explain, messageOf, nearestCell } from './explain'
import { draftOf, type Ghost } from './ghost'

const said = words.labyrinth.tools.river

/** Draws rivers: a drag over neighbouring cells, whose arrows and estuary come by themselves. */
export const riverTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'river',
  label: said.label,
  key: 'V',
  isMirrored: true,
  isDrawn: true,
  variants: () => [],
  preview: ({ level }, at) => previewOf(level, at),
  begin: ({ level }, from) => {
    const cell = cellUnder(level, from)
    return cell < 0 ? null : riverStroke(cell)
  },
  pick: ({ level }, at) => (isWater(level.cells[cellUnder(level, at)] ?? 0) ? 0 : null),
}

function riverStroke(from: number): Stroke<Level, Edit, Ghost> {
  let path: number[] = [from]
  return {
    move: ({ level }, at) => {
      path = dragPath(level, path, nearestCell(level, at))
      return []
    },
    end: ({ level }, at) => {
      path = dragPath(level, path, nearestCell(level, at))
      const drawn = path.length < 2 ? null : riverThrough(level, path)
      return drawn?.ok ? [drawn.value] : []
    },
    preview: ({ level }, at) =>
      path.length < 2 ? previewOf(level, at) : strokePreview(level, path),
  }
}

function strokePreview(level: Level, path: readonly number[]): Preview<Ghost, Level> {
  const drawn = riverThrough(level, path)
  if (!drawn.ok) {
    const hint = messageOf(drawn.error)
    return { ghost: { kind: 'path', cells: path }, refusal: explain(drawn.error), hint }
  }
  const hint = drawnHint(drawn.value, path.length)
  return { ghost: null, refusal: null, hint, ...draftOf(level, drawn.value) }
}

/** What a release would do, which the label of its edit says. */
function drawnHint(edit: Edit, count: number): string {
  const label = edit.kind === 'paint' ? edit.label : ''
  if (label === 'draw-river') return said.drawn({ count })
  return label === 'redraw-river' ? said.redrawn({ count }) : said.lengthened({ count })
}

/** What a drag from here would do. */
function previewOf(level: Level, at: BoardPoint): Preview<Ghost> | null {
  const cell = cellUnder(level, at)
  return cell < 0 ? null : hintPreview(hintFor(level, level.cells[cell]!))
}

function hintFor(level: Level, value: number): string {
  if (kindOf(value) === ESTUARY) return said.lengthen({ river: numberOf(value) })
  if (isWater(value)) return said.redraw({ river: numberOf(value) })
  const number = freeRiver(level)
  return number < 0 ? said.allTaken : said.draw({ river: number })
}
