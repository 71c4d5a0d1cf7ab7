import { cellIn } from '@core/games/ghosts/cells'
import { houseName, type Edit, type Level } from '@core/games/ghosts/model'
import { cornersOf } from '@core/games/ghosts/play/town'
import { eraserOf, releaseStroke } from '../../tools/strokes'
import type { BoardPoint, Preview, ToolContext } from '../../tools/tool'
import type { Shown } from './ghost'
import { gripAt, removeHouse } from './houses'
import { turnsNote } from './house-tool'
import { words } from '../../ui/words'

/** Takes away the house that was pressed on. */
export const eraserTool = eraserOf<Level, Edit, Shown>(previewOf, (_, from, first) =>
  first === null
    ? null
    : releaseStroke(({ level }) => {
        const grip = gripAt(level, from.x, from.y)
        return grip ? removeHouse(level, grip.index) : []
      }),
)

function previewOf({ level }: ToolContext<Level>, at: BoardPoint): Preview<Shown> | null {
  const grip = cellIn(at.row, at.col) < 0 ? null : gripAt(level, at.x, at.y)
  if (!grip) return null
  const house = level.town[grip.index]!
  const shown: Shown = { kind: 'erase', house }
  const corners = cornersOf(house)
  const begun = level.starts?.some((cell) => corners.includes(cell)) ?? false
  const note = `${begun ? words.ghosts.tools.startNote : ''}${turnsNote(level)}`
  return {
    ghost: shown,
    refusal: null,
    hint: words.ghosts.tools.remove({ house: grip.index + 1, name: houseName(house), note }),
  }
}
