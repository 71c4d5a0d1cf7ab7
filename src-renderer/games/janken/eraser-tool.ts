import { cellName } from '@core/games/janken/board'
import { applyEdit } from '@core/games/janken/edit/edits'
import { terrainAt, type Edit, type Level } from '@core/games/janken/model'
import { kindOf } from '@core/games/janken/why/unit-words'
import { eraserOf, trailStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import { cellTrail } from './cell-path'
import type { Ghost } from './ghost'
import { cellIn } from './places'
import { unitAt } from './refusals'

type Context = ToolContext<Level>

/** What a stroke of the eraser is after, by what it was begun on. */
type Prey = 'unit' | 'terrain'

/** Takes units away where the data set begins; begun beside them, it makes cells fields. */
export const eraserTool: ToolSketch<Level, Edit, Ghost> = {
  ...eraserOf<Level, Edit, Ghost>(previewOf, ({ level, page }, from) => {
    const set = level.sets[page]
    const cell = cellIn(from)
    if (!set || cell < 0) return null
    const prey: Prey = unitAt(set, cell) >= 0 ? 'unit' : 'terrain'
    return trailStroke({ apply: applyEdit }, cellTrail(from), (now, at) => erasureAt(now, at, prey))
  }),
  isOfStart: true,
}

function erasureAt({ level, page }: Context, cell: number, prey: Prey): Edit | null {
  const set = level.sets[page]
  if (!set) return null
  const index = unitAt(set, cell)
  if (prey === 'unit') return index < 0 ? null : { kind: 'remove', list: 'units', page, index }
  return index >= 0 || terrainAt(set, cell) === 'F'
    ? null
    : { kind: 'paint', page, cell, terrain: 'F' }
}

function previewOf({ level, page }: Context, at: BoardPoint): Preview<Ghost> | null {
  const set = level.sets[page]
  const cell = cellIn(at)
  if (!set || cell < 0) return null
  const unit = unitAt(set, cell)
  if (unit < 0 && terrainAt(set, cell) === 'F') return null
  const ghost: Ghost = { kind: 'erase', cell }
  const { makeField, removeUnit } = words.janken.tools
  const hint =
    unit < 0
      ? makeField({ cell: cellName(cell), terrain: terrainAt(set, cell) })
      : removeUnit({ ...kindOf(set, unit), cell: cellName(cell) })
  return { ghost, refusal: null, hint }
}
