import {
  CAVE,
  cellText,
  ESTUARY,
  ISLAND,
  kindOf,
  numberOf,
  RIVER,
  WALL,
} from '@core/games/labyrinth/cells'
import type { Level } from '@core/games/labyrinth/model'
import type { GroundPaint } from '../../editor/game-view'
import { setFont } from '../../canvas/pen'
import type { Cells } from '../../canvas/terrain'
import { NUMBER_CELL, paintBars } from './cell-marks'
import { chainOf, waterOf } from './palette'

/** What the official text writes of each cell, in place of pictures; numbers of rivers and chains underlined in their colour. */
export function paintCodes(paint: GroundPaint, level: Level, cells: Cells): void {
  const { ctx, cell, theme } = paint
  paintBars(paint, level, cells)
  for (let i = 0; i < cells.count; i++) {
    const at = cells.list[i]!
    const value = level.cells[at]!
    const kind = kindOf(value)
    if (kind === ISLAND) continue
    const x = ((at % level.cols) + 0.5) * cell
    const y = (Math.trunc(at / level.cols) + 0.5) * cell
    if (kind === RIVER || kind === ESTUARY || kind === CAVE) {
      ctx.fillStyle = (kind === CAVE ? chainOf : waterOf)(numberOf(value))
      ctx.fillRect(x - cell * 0.32, y + cell * 0.24, cell * 0.64, Math.max(2, cell * 0.08))
    }
    if (cell < NUMBER_CELL || paint.isNameless) continue
    const code = cellText(value)
    setFont(paint, Math.round(cell * (code.length < 4 ? 0.4 : code.length < 5 ? 0.31 : 0.24)), 700)
    ctx.fillStyle = kind === WALL ? theme.cell : theme.text
    ctx.fillText(code, x, y)
  }
}
