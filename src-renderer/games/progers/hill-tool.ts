import { rectBetween, type CellRect } from '@core/kernel/grid'
import { SIDE, type Edit, type Level } from '@core/games/progers/model'
import { hillAt, hillOfRect, isRoomForHill, rectOfHill } from '@core/games/progers/edit/placing'
import { isOfficialSize } from '@core/games/progers/text/official-limits'
import { releaseStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, Stroke } from '../../tools/tool'
import { cellUnder } from './edges'
import { rectOfCell, type Ghost } from './ghost'

/** Draws hills as rectangles; a press on a hill carries it elsewhere. */
export const hillTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'hill',
  label: 'Hill: drag a rectangle, or drag a hill',
  key: 'U',
  variants: () => [],
  preview: ({ level }, at) => {
    const cell = cellUnder(at)
    if (cell === null) return null
    const index = hillAt(level, cell)
    if (index < 0) return previewOf(level, rectOfCell(cell), -1)
    const rect = rectOfHill(level.hills[index]!)
    return { ghost: ghostOf(rect), refusal: null, hint: `Drag to move hill ${index + 1}` }
  },
  begin: ({ level }, from) => {
    const cell = cellUnder(from)
    if (cell === null) return null
    const index = hillAt(level, cell)
    return index < 0 ? drawing(from) : carrying(rectOfHill(level.hills[index]!), index, from)
  },
}

function drawing(from: BoardPoint): Stroke<Level, Edit, Ghost> {
  const rectTo = (at: BoardPoint): CellRect =>
    rectBetween(from.row, from.col, clamped(at.row), clamped(at.col))
  return releaseStroke(
    ({ level }, at) => {
      const item = hillOfRect(rectTo(at))
      if (!isRoomForHill(level, item)) return null
      return { kind: 'insert', list: 'hills', index: level.hills.length, item }
    },
    ({ level }, at) => previewOf(level, rectTo(at), -1),
  )
}

function carrying(rect: CellRect, index: number, from: BoardPoint): Stroke<Level, Edit, Ghost> {
  const rectTo = (at: BoardPoint): CellRect => ({
    ...rect,
    row: within(rect.row + at.row - from.row, SIDE - rect.rows),
    col: within(rect.col + at.col - from.col, SIDE - rect.cols),
  })
  return releaseStroke(
    ({ level }, at) => {
      const item = hillOfRect(rectTo(at))
      const held = level.hills[index]
      if (!held || held.from === item.from || !isRoomForHill(level, item, index)) return null
      return { kind: 'set', list: 'hills', index, item }
    },
    ({ level }, at) => previewOf(level, rectTo(at), index),
  )
}

function previewOf(level: Level, rect: CellRect, index: number): Preview<Ghost> {
  const isFree = isRoomForHill(level, hillOfRect(rect), index)
  const size = `${rect.rows} by ${rect.cols}`
  const unusual = isOfficialSize(rect.rows, rect.cols)
    ? ''
    : '; the official size is 3 to 4 by 3 to 6'
  return {
    ghost: ghostOf(rect),
    refusal: isFree ? null : 'Hills may not overlap (IN).',
    hint: index < 0 ? `Raise a hill of ${size}${unusual}` : `Move hill ${index + 1} here`,
  }
}

function ghostOf(rect: CellRect): Ghost {
  return { kind: 'hill', rect }
}

function clamped(line: number): number {
  return within(line, SIDE - 1)
}

function within(value: number, highest: number): number {
  return Math.max(0, Math.min(highest, value))
}
