import { cellName } from '@core/games/janken/board'
import { edits } from '@core/games/janken/edit/edits'
import { terrainAt, type Edit, type Level } from '@core/games/janken/model'
import { terrainNames, unitWords } from '@core/games/janken/why/unit-words'
import { eraserOf, trailStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, ToolContext } from '../../tools/tool'
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
    return trailStroke(edits, cellTrail(from), (now, at) => erasureAt(now, at, prey))
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
  const what = unit < 0 ? terrainNames[terrainAt(set, cell)] : `the ${unitWords(set, unit)}`
  const hint =
    unit < 0 ? `Make ${cellName(cell)} field, now ${what}` : `Remove ${what} at ${cellName(cell)}`
  return { ghost, refusal: null, hint }
}
