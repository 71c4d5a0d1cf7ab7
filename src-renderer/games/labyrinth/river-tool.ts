import { capital } from '@core/game/sentences'
import { ESTUARY, isWater, kindOf, numberOf } from '@core/games/labyrinth/cells'
import { messageOf } from '@core/games/labyrinth/text/diagnostics'
import { dragPath } from '@core/games/labyrinth/edit/drag-path'
import { edits } from '@core/games/labyrinth/edit/edits'
import type { Edit, Level } from '@core/games/labyrinth/model'
import { freeRiver, riverThrough } from '@core/games/labyrinth/edit/rivers'
import { hintOf, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, Stroke } from '../../tools/tool'
import { cellUnder, explain, nearestCell } from './explain'
import { draftOf, type Ghost } from './ghost'

/** Draws rivers: a drag over neighbouring cells, whose arrows and estuary come by themselves. */
export const riverTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'river',
  label: 'River: drag along its course',
  key: 'V',
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
  const hint = `${capital(edits.label(drawn.value))}: ${path.length} cells`
  return { ghost: null, refusal: null, hint, ...draftOf(level, drawn.value) }
}

/** What a drag from here would do. */
function previewOf(level: Level, at: BoardPoint): Preview<Ghost> | null {
  const cell = cellUnder(level, at)
  return cell < 0 ? null : hintOf(hintFor(level, level.cells[cell]!))
}

function hintFor(level: Level, value: number): string {
  if (kindOf(value) === ESTUARY) return `Drag to lengthen river ${numberOf(value)}`
  if (isWater(value)) {
    return `Drag to another cell of river ${numberOf(value)} to redraw the bend, or away to lead it elsewhere`
  }
  const number = freeRiver(level)
  return number < 0 ? 'All ten river numbers are taken' : `Drag to draw river ${number}`
}
