import { cellsBetween } from '@core/kernel/grid'
import { edits as levelEdits } from '@core/games/rockets/edit/edits'
import { cellAt, playerOfTurn, type Edit, type Level } from '@core/games/rockets/model'
import { standingArrows } from '@core/games/rockets/play/placement'
import type { BoardPoint, Preview, Tool, ToolContext } from '../../tools/tool'
import { turnToLay } from './arrow-tool'
import { nameOf } from './door-tool'
import { doorCentreX, doorCentreY, doorIndexAt, doorPlaceAt } from './doors'
import type { Ghost } from './ghost'
import { rocketAt } from './rocket-tool'

type Context = ToolContext<Level>

interface Erasure {
  readonly edit: Edit
  readonly hint: string
  readonly refusal: string | null
}

/** Takes away rockets, doors, and turns by the arrow that they placed. */
export const eraserTool: Omit<Tool<Level, Edit>, 'icon'> = {
  id: 'eraser',
  label: 'Eraser',
  key: 'E',
  variants: () => [],
  preview: previewOf,
  begin: (context, from) => {
    const found = erasureAt(context, from)
    if (!found || found.refusal) return null
    let last: BoardPoint | null = null
    const follow = (now: Context, at: BoardPoint): readonly Edit[] => {
      const path = last === null ? [from, ...pathTo(from, at)] : pathTo(last, at)
      last = at
      return eraseAlong(now, path)
    }
    return { move: follow, end: follow }
  },
}

/** What the eraser would take away at a point, the topmost thing first. */
export function erasureAt(context: Context, at: BoardPoint): Erasure | null {
  const { level } = context
  const player = rocketAt(level, at)
  if (player >= 0) return rocketErasure(level, player)
  const cell = cellAt(level, at.col, at.row)
  const index = turnToLay(context)
  const arrow =
    cell < 0 ? undefined : standingArrows(level, index).findLast((one) => one.cell === cell)
  const own = level.turns[index]
  const turn = own && own.x === at.col && own.y === at.row ? index : (arrow?.placedIn ?? -1)
  if (turn >= 0) {
    const player = playerOfTurn(level, turn) + 1
    const hint = `Remove turn ${turn + 1} of player ${player}; later turns move up`
    return { edit: { kind: 'remove', list: 'turns', index: turn }, hint, refusal: null }
  }
  const place = doorPlaceAt(level, at.x, at.y)
  const door = place ? doorIndexAt(level, place) : -1
  if (!place || door < 0) return null
  const hint = `Remove door ${door + 1}: ${nameOf(place)}`
  return { edit: { kind: 'remove', list: 'doors', index: door }, hint, refusal: null }
}

function rocketErasure(level: Level, player: number): Erasure {
  const isLast = level.rockets.length === 1
  const rest = player < level.rockets.length - 1 ? '; later players move up' : ''
  return {
    edit: { kind: 'remove', list: 'rockets', index: player },
    hint: `Remove player ${player + 1} with the rocket${rest}`,
    refusal: isLast ? 'A level needs at least one player (R11).' : null,
  }
}

function previewOf(context: Context, at: BoardPoint): Preview | null {
  const found = erasureAt(context, at)
  if (!found) return null
  const { level } = context
  const { edit } = found
  const door = edit.kind === 'remove' && edit.list === 'doors' ? level.doors[edit.index] : undefined
  const ghost: Ghost = door
    ? { kind: 'erase', x: doorCentreX(level, door) - 0.5, y: doorCentreY(level, door) - 0.5 }
    : { kind: 'erase', x: at.col, y: at.row }
  return { ghost, refusal: found.refusal, hint: found.hint }
}

/** Edits of a path over the board, each for the level that the one before has left. */
function eraseAlong(context: Context, path: readonly BoardPoint[]): readonly Edit[] {
  const edits: Edit[] = []
  let { level } = context
  for (const at of path) {
    const found = erasureAt({ ...context, level }, at)
    if (!found || found.refusal) continue
    edits.push(found.edit)
    level = levelEdits.apply(level, found.edit).level
  }
  return edits
}

/** Squares from one point to another without the first; a fast hand skips some. */
function pathTo(from: BoardPoint, to: BoardPoint): BoardPoint[] {
  const cells = cellsBetween(from.row, from.col, to.row, to.col).slice(1)
  return cells.map(({ row, col }) => ({ row, col, x: col + 0.5, y: row + 0.5 }))
}
