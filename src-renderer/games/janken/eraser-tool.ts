import { cellName } from '@core/games/janken/board'
import { edits as levelEdits } from '@core/games/janken/edit/edits'
import { terrainAt, type Edit, type Level } from '@core/games/janken/model'
import { terrainNames, unitWords } from '@core/games/janken/why/unit-words'
import type { BoardPoint, Preview, Tool, ToolContext } from '../../tools/tool'
import { cellsAlong } from './cell-path'
import type { Ghost } from './ghost'
import { cellIn } from './places'
import { unitAt } from './refusals'

type Context = ToolContext<Level>

/** What a stroke of the eraser is after, by what it was begun on. */
type Prey = 'unit' | 'terrain'

/** Takes units away where the data set begins; begun beside them, it makes cells fields. */
export const eraserTool: Omit<Tool<Level, Edit>, 'icon'> = {
  id: 'eraser',
  label: 'Eraser',
  key: 'E',
  isOfStart: true,
  variants: () => [],
  preview: previewOf,
  begin: (context, from) => {
    const set = context.level.sets[context.page]
    const cell = cellIn(from)
    if (!set || cell < 0) return null
    const prey: Prey = unitAt(set, cell) >= 0 ? 'unit' : 'terrain'
    let last = from
    const follow = ({ level, page }: Context, at: BoardPoint): readonly Edit[] => {
      const cells = cellsAlong(last, at)
      last = at
      return eraseAlong(level, page, cells, prey)
    }
    return { move: follow, end: follow }
  },
}

/** Edits that erase cells one after the other, each for the level that the one before has left. */
export function eraseAlong(
  level: Level,
  page: number,
  cells: readonly number[],
  prey: Prey,
): readonly Edit[] {
  const edits: Edit[] = []
  let now = level
  for (const cell of cells) {
    const edit = erasureAt(now, page, cell, prey)
    if (!edit) continue
    edits.push(edit)
    now = levelEdits.apply(now, edit).level
  }
  return edits
}

function erasureAt(level: Level, page: number, cell: number, prey: Prey): Edit | null {
  const set = level.sets[page]
  if (!set) return null
  const index = unitAt(set, cell)
  if (prey === 'unit') return index < 0 ? null : { kind: 'remove', list: 'units', page, index }
  return index >= 0 || terrainAt(set, cell) === 'F'
    ? null
    : { kind: 'paint', page, cell, terrain: 'F' }
}

function previewOf({ level, page }: Context, at: BoardPoint): Preview | null {
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
