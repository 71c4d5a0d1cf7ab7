import { withChainsClosed } from '@core/games/labyrinth/edit/caves'
import { edits } from '@core/games/labyrinth/edit/edits'
import { ISLAND, isWater, numberOf } from '@core/games/labyrinth/cells'
import { cellName } from '@core/games/labyrinth/why/cell-names'
import { startCell, type Edit, type Level } from '@core/games/labyrinth/model'
import { eraserOf, releaseStroke, trailFrom, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, Stroke, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import { erasure } from './erase'
import { cellUnder } from './explain'
import { paintAll } from './ground-tools'
import type { Ghost } from './ghost'

const said = words.labyrinth.tools.eraser

/** Makes islands; rivers stay whole up to where they are cut, chains close up. On an island it takes a walk that starts there. */
export const eraserTool: ToolSketch<Level, Edit, Ghost> = {
  ...eraserOf<Level, Edit, Ghost>(previewOf, ({ level }, from) => {
    const cell = cellUnder(level, from)
    if (cell < 0) return null
    const index = walkAt(level, cell)
    return level.cells[cell] === ISLAND && index >= 0
      ? releaseStroke(() => ({ kind: 'remove', list: 'walks', index }))
      : eraseStroke(from)
  }),
  isOfGround: true,
  // What shapes take goes as by Delete, without more of a river than lies there.
  paint: ({ level }, places) => {
    const { edits: painted, refusal } = paintAll(level, places, ISLAND)
    return { edits: painted.map((edit) => ({ ...edit, label: 'erase' })), refusal }
  },
}

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
      hint: said.cells({ count: cells.size }),
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
      ? said.cut({ river: numberOf(value), count: gone.length })
      : said.cell({ what: cellName(words, value) })
    return { ghost: { kind: 'erase', cells: gone }, refusal: null, hint }
  }
  const walk = walkAt(level, cell)
  if (walk < 0) return null
  const hint = said.walk({ walk: walk + 1 })
  return { ghost: { kind: 'erase', cells: [cell] }, refusal: null, hint }
}
