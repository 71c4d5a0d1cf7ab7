import { withChainsClosed } from '@core/games/labyrinth/edit/caves'
import { edits } from '@core/games/labyrinth/edit/edits'
import { cellName, ISLAND, isWater, numberOf } from '@core/games/labyrinth/cells'
import { startCell, type Edit, type Level } from '@core/games/labyrinth/model'
import { eraserOf, releaseStroke, trailFrom } from '../../tools/strokes'
import type { BoardPoint, Preview, Stroke, ToolContext } from '../../tools/tool'
import { erasure } from './erase'
import { cellUnder } from './explain'
import type { Ghost } from './ghost'

/** Makes islands; rivers stay whole up to where they are cut, chains close up. On an island it takes a walk that starts there. */
export const eraserTool = eraserOf<Level, Edit, Ghost>(previewOf, ({ level }, from) => {
  const cell = cellUnder(level, from)
  if (cell < 0) return null
  const index = walkAt(level, cell)
  return level.cells[cell] === ISLAND && index >= 0
    ? releaseStroke(() => ({ kind: 'remove', list: 'walks', index }))
    : eraseStroke(from)
})

/** The level changes at the end of the stroke; until then the ground shows it as it will be. */
function eraseStroke(from: BoardPoint): Stroke<Level, Edit, Ghost> {
  const trail = trailFrom(from)
  let draft: Level | null = null
  const cells = new Set<number>()
  const follow = (level: Level, at: BoardPoint): void => {
    for (const point of trail(at)) {
      const cell = cellUnder(level, point)
      // Each cut is for the level that the one before has left.
      const erased = cell < 0 ? null : erasure(draft ?? level, cell)
      if (!erased) continue
      draft = edits.apply(draft ?? level, erased).level
      for (const changed of erased.cells) cells.add(changed)
    }
  }
  return {
    move: ({ level }, at) => {
      follow(level, at)
      return []
    },
    end: ({ level }, at) => {
      follow(level, at)
      if (!draft) return []
      const { cells: after } = draft
      const values = [...cells].map((cell) => after[cell]!)
      const edit = { kind: 'paint', cells: [...cells], values, label: 'erase' } as const
      return [withChainsClosed(level, edit)]
    },
    preview: () => ({
      ghost: null,
      refusal: null,
      hint: `Erase ${cells.size} ${cells.size === 1 ? 'cell' : 'cells'}`,
      ...(draft && { draft }),
    }),
  }
}

function walkAt(level: Level, cell: number): number {
  return level.walks.findLastIndex((walk) => startCell(level, walk) === cell)
}

function previewOf({ level }: ToolContext<Level>, at: BoardPoint): Preview<Ghost> | null {
  const cell = cellUnder(level, at)
  if (cell < 0) return null
  const value = level.cells[cell]!
  const edit = erasure(level, cell)
  if (edit) {
    const gone = edit.cells.filter((_, i) => edit.values[i] === ISLAND)
    const isCut = isWater(value) && gone.length > 1
    const hint = isCut
      ? `Cut river ${numberOf(value)} here: ${gone.length} cells are removed`
      : `Erase ${cellName(value)}`
    return { ghost: { kind: 'erase', cells: gone }, refusal: null, hint }
  }
  const walk = walkAt(level, cell)
  if (walk < 0) return null
  const hint = `Remove walk ${walk + 1}, which starts here`
  return { ghost: { kind: 'erase', cells: [cell] }, refusal: null, hint }
}
