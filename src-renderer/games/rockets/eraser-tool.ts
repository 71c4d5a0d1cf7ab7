import { edits } from '@core/games/rockets/edit/edits'
import { cellAt, playerOfTurn, type Edit, type Level } from '@core/games/rockets/model'
import { standingArrows } from '@core/games/rockets/play/placement'
import { eraserOf, trailFrom, trailStroke } from '../../tools/strokes'
import type { BoardPoint, Preview, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import { turnToLay } from './arrow-tool'
import { doorCentreX, doorCentreY, doorIndexAt, doorPlaceAt } from './doors'
import type { Ghost } from './ghost'
import { rocketAt } from './rocket-tool'

const said = words.rockets.tools.eraser

interface Erasure extends Preview<Ghost> {
  readonly edit: Edit
}

/** Takes away rockets, doors, and turns by the arrow that they placed. */
export const eraserTool = eraserOf<Level, Edit, Ghost, Erasure>(erasureAt, (_, from, first) =>
  first?.refusal === null
    ? trailStroke(edits, trailFrom(from), (now, at) => {
        const found = erasureAt(now, at)
        return found?.refusal === null ? found.edit : null
      })
    : null,
)

/** What the eraser would take away at a point, the topmost thing first. */
function erasureAt(context: ToolContext<Level>, at: BoardPoint): Erasure | null {
  const { level } = context
  const ghost: Ghost = { kind: 'erase', x: at.col, y: at.row }
  const player = rocketAt(level, at)
  if (player >= 0) return { ghost, ...rocketErasure(level, player) }
  const cell = cellAt(level, at.col, at.row)
  const index = turnToLay(context)
  const arrow =
    cell < 0 ? undefined : standingArrows(level, index).findLast((one) => one.cell === cell)
  const own = level.turns[index]
  const turn = own && own.x === at.col && own.y === at.row ? index : (arrow?.placedIn ?? -1)
  if (turn >= 0) {
    const player = playerOfTurn(level, turn) + 1
    const hint = said.turn({ turn: turn + 1, player })
    return { edit: { kind: 'remove', list: 'turns', index: turn }, ghost, hint, refusal: null }
  }
  const place = doorPlaceAt(level, at.x, at.y)
  const door = place ? doorIndexAt(level, place) : -1
  if (!place || door < 0) return null
  const outside: Ghost = {
    kind: 'erase',
    x: doorCentreX(level, place) - 0.5,
    y: doorCentreY(level, place) - 0.5,
  }
  const hint = said.door({ door: door + 1, ...place })
  return {
    edit: { kind: 'remove', list: 'doors', index: door },
    ghost: outside,
    hint,
    refusal: null,
  }
}

function rocketErasure(level: Level, player: number): Omit<Erasure, 'ghost'> {
  const isLast = level.rockets.length === 1
  const hint = player < level.rockets.length - 1 ? said.playerBefore : said.player
  return {
    edit: { kind: 'remove', list: 'rockets', index: player },
    hint: hint({ player: player + 1 }),
    refusal: isLast ? said.lastPlayer : null,
  }
}
