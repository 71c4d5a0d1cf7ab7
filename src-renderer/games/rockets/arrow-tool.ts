import { PLACE } from '@core/games/rockets/play/phases'
import { ways, type Way } from '@core/kernel/grid'
import { cellAt, playerOfTurn, type Edit, type Level, type Turn } from '@core/games/rockets/model'
import { placementProblem, standingArrows } from '@core/games/rockets/play/placement'
import { releaseStroke, wayOfDrag, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, Stroke, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import { explain } from './explain'
import type { Ghost } from './ghost'

type Context = ToolContext<Level>

const said = words.rockets.tools.arrow

/** Lays the arrow of the chosen turn, or of a new turn behind the last. */
export const arrowTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'arrow',
  label: said.label,
  key: 'A',
  isOfTurns: true,
  isMirrored: true,
  turnedVariant: (variant, turned) => turned[Math.max(0, variant) % 4]!,
  // Each turn lays one arrow.
  contextOfImage: (context, nth) => ({ ...context, turn: turnToLay(context) + nth }),
  // Arrows are laid one after the other.
  follow: (_, moment) => {
    if (moment.kind === 'taken') return null
    const laid = moment.edits.map((edit) =>
      edit.kind === 'insert' || edit.kind === 'set' ? edit.index : 0,
    )
    return { turn: Math.max(moment.before.turn, ...laid) + 1, phase: PLACE }
  },
  variants: () => ways.map((way) => ({ label: said.ways[way], sprite: `arrow-7-${way}` })),
  preview: (context, at) => previewOf(context, at, variantWay(context)),
  begin: (context, from) => {
    const { level } = context
    const turn = turnToLay(context)
    if (placementProblem(level, turn, from.col, from.row)) return null
    return arrowStroke(from)
  },
  pick: ({ level, turn }, { row, col }) => {
    const cell = cellAt(level, col, row)
    const arrow = standingArrows(level, Math.min(turn, level.turns.length)).findLast(
      (standing) => standing.cell === cell,
    )
    return arrow && cell >= 0 ? ways.indexOf(arrow.way) : null
  },
}

/** Edits that give a turn its arrow; none when it has it already. */
export function layArrow(level: Level, index: number, turn: Turn): readonly Edit[] {
  const held = level.turns[index]
  if (!held) return [{ kind: 'insert', list: 'turns', index: level.turns.length, item: turn }]
  const isSame = held.x === turn.x && held.y === turn.y && held.way === turn.way
  return isSame ? [] : [{ kind: 'set', list: 'turns', index, item: turn }]
}

/** The turn that the tool works on: at most one past the last. */
export function turnToLay({ level, turn }: Context): number {
  return Math.min(turn, level.turns.length)
}

function arrowStroke(from: BoardPoint): Stroke<Level, Edit, Ghost> {
  const wayFor = (context: Context, at: BoardPoint): Way => {
    const way = wayOfDrag(from, at)
    return way === null ? variantWay(context) : ways[way]!
  }
  return releaseStroke(
    (context, at) =>
      layArrow(context.level, turnToLay(context), {
        x: from.col,
        y: from.row,
        way: wayFor(context, at),
      }),
    (context, at) => previewOf(context, from, wayFor(context, at)),
  )
}

function variantWay({ variant }: Context): Way {
  return ways[Math.max(0, variant) % 4]!
}

function previewOf(context: Context, { row, col }: BoardPoint, way: Way): Preview<Ghost> | null {
  const { level } = context
  if (cellAt(level, col, row) < 0 || level.rockets.length === 0) return null
  const index = turnToLay(context)
  const held = level.turns[index]
  const player = playerOfTurn(level, index)
  const ghost: Ghost = { kind: 'arrow', x: col, y: row, way, player }
  const placed = { way, player: player + 1, turn: index + 1 }
  return {
    ghost,
    refusal: explain(placementProblem(level, index, col, row)),
    hint: held
      ? said.hintHeld({ ...placed, heldWay: held.way, x: held.x, y: held.y })
      : said.hint(placed),
  }
}
