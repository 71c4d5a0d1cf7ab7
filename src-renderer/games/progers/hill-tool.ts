import { rectBetween, type CellRect } from '@core/kernel/grid'
import { SIDE, type Edit, type Level } from '@core/games/progers/model'
import { hillAt, hillOfRect, isRoomForHill, rectOfHill } from '@core/games/progers/edit/placing'
import { isOfficialSize } from '@core/games/progers/text/official-limits'
import { releaseStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, Stroke } from '../../tools/tool'
import { words } from '../../ui/words'
import { cellUnder } from './edges'
import { rectOfCell, type Ghost } from './ghost'

const { tools } = words.progers

/** Draws hills as rectangles; a press on a hill carries it elsewhere. */
export const hillTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'hill',
  label: tools.hill,
  key: 'U',
  isMirrored: true,
  holdsAt: ({ level }, at) => {
    const cell = cellUnder(at)
    return cell !== null && hillAt(level, cell) >= 0 ? 'moves' : null
  },
  isDrawn: true,
  variants: () => [],
  preview: ({ level }, at) => {
    const cell = cellUnder(at)
    if (cell === null) return null
    const index = hillAt(level, cell)
    if (index < 0) return previewOf(level, rectOfCell(cell), -1)
    const rect = rectOfHill(level.hills[index]!)
    return { ghost: ghostOf(rect), refusal: null, hint: tools.dragHill({ number: index + 1 }) }
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
  const { rows, cols } = rect
  const raise = isOfficialSize(rows, cols) ? tools.raise : tools.raiseUnusual
  return {
    ghost: ghostOf(rect),
    refusal: isFree ? null : tools.overlap,
    hint: index < 0 ? raise({ rows, cols }) : tools.moveHill({ number: index + 1 }),
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
