import { edits } from '@core/games/progers/edit/edits'
import { spotName, type Edit, type Level } from '@core/games/progers/model'
import { hillAt, rectOfHill, sampleIndexAt, wallIndex } from '@core/games/progers/edit/placing'
import { eraserOf, squaresTo, trailFrom, trailStroke } from '../../tools/strokes'
import type { BoardPoint, Preview, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import { cellUnder, wallUnder } from './edges'
import { rectOfCell, type Ghost } from './ghost'

const { tools } = words.progers

interface Erasure extends Preview<Ghost> {
  readonly edit: Extract<Edit, { readonly kind: 'remove' }>
}

/** Takes away what lies under the pointer, the topmost first: a wall near the side, a sample, a hill. */
export const eraserTool = eraserOf<Level, Edit, Ghost, Erasure>(erasureAt, (_, from, first) =>
  first === null
    ? null
    : trailStroke(edits, trailFrom(from, pathTo), (now, at) => {
        const found = erasureAt(now, at)
        // A drag takes away more of the same kind only: a hill under an erased sample stays.
        return found?.edit.list === first.edit.list ? found.edit : null
      }),
)

/** What the eraser would take away at a point; null when nothing is there. */
function erasureAt({ level }: ToolContext<Level>, at: BoardPoint): Erasure | null {
  const cell = cellUnder(at)
  if (cell === null) return null
  const wall = wallUnder(level, at)
  if (wall) {
    return {
      refusal: null,
      edit: { kind: 'remove', list: 'walls', index: wallIndex(level, wall) },
      ghost: { kind: 'wall', wall, isRemoved: true },
      hint: tools.removeWall({ wall: `${spotName(wall.spot)}${wall.side}` }),
    }
  }
  const sample = sampleIndexAt(level, cell)
  if (sample >= 0) {
    return {
      refusal: null,
      edit: { kind: 'remove', list: 'samples', index: sample },
      ghost: { kind: 'erase', rect: rectOfCell(cell) },
      hint: tools.removeSample({ type: level.samples[sample]!.type }),
    }
  }
  const hill = hillAt(level, cell)
  if (hill < 0) return null
  return {
    refusal: null,
    edit: { kind: 'remove', list: 'hills', index: hill },
    ghost: { kind: 'erase', rect: rectOfHill(level.hills[hill]!) },
    hint: tools.removeHill({ number: hill + 1 }),
  }
}

/** The end of a stretch is the very point, which may be near a wall. */
function pathTo(from: BoardPoint, to: BoardPoint): readonly BoardPoint[] {
  return [...squaresTo(from, to).slice(0, -1), to]
}
