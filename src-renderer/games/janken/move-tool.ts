import { cellName } from '@core/games/janken/board'
import { explainMove } from '@core/games/janken/play/explain'
import {
  firstTurnOf,
  type DataSet,
  type Edit,
  type Level,
  type Move,
} from '@core/games/janken/model'
import { hintPreview, releaseStroke, type ToolSketch } from '../../tools/strokes'
import type { BoardPoint, Preview, ToolContext } from '../../tools/tool'
import { words } from '../../ui/words'
import type { Ghost } from './ghost'
import { chosenMove, fieldAt } from './moments'
import { cellIn } from './places'
import { outcomeSentence } from './sentences'

type Context = ToolContext<Level>

const { tools } = words.janken

/** Setting of the tool that changes the chosen move; the other one adds a move. */
export const CHANGE = 1

/** Orders moves: press on the cell to start from, then drag to the end or click it. */
export const moveTool: ToolSketch<Level, Edit, Ghost> = {
  id: 'move',
  label: tools.move,
  key: 'M',
  isByTwoClicks: true,
  variants: () => [
    { label: tools.addMove, sprite: 'move-add' },
    { label: tools.changeMove, sprite: 'move-change' },
  ],
  preview: (context, at) => {
    const from = cellIn(at)
    if (from < 0) return null
    const given = { number: indexOf(context) + 1, from: cellName(from) }
    return hintPreview(isChange(context) ? tools.changeFrom(given) : tools.addFrom(given))
  },
  begin: (_, start) => {
    const from = cellIn(start)
    if (from < 0) return null
    return releaseStroke(
      (context, at) => {
        const to = cellIn(at)
        return to < 0 ? [] : orderMove(context, { from, to })
      },
      (context, at) => previewOf(context, from, at),
    )
  },
  isOfTurns: true,
  follow: (context, moment) => {
    const index = moment.kind === 'taken' ? indexAsTaken(context) : indexAfter(moment.before)
    if (index === null) return null
    return { turn: firstTurnOf(context.level, context.page) + index, phase: -1 }
  },
}

/** Nothing was chosen yet where the board shows the start: new moves then go to the end. */
function indexAsTaken(context: Context): number | null {
  if (context.variant === CHANGE || indexOf(context) > 0) return null
  return context.level.sets[context.page]?.moves.length ?? 0
}

/** The next move is ordered from where this one leads. */
function indexAfter(before: Context): number {
  return indexOf(before) + (isChange(before) ? 0 : 1)
}

/** The edit that adds the move or changes the chosen one; none when it is the same. */
export function orderMove(context: Context, move: Move): readonly Edit[] {
  const { level, page } = context
  const index = indexOf(context)
  if (!isChange(context)) return [{ kind: 'insert', list: 'moves', page, index, item: move }]
  const held = level.sets[page]!.moves[index]!
  return held.from === move.from && held.to === move.to
    ? []
    : [{ kind: 'set', list: 'moves', page, index, item: move }]
}

/** The edit that puts a further move before the one at `index` (or behind the last): a copy of it, else of what the first unit stands on. */
export function insertMove(set: DataSet, page: number, index: number): Edit {
  const start = fieldAt(set, Math.min(index, set.moves.length)).at[0] ?? 40
  const item = set.moves[index] ?? { from: start, to: start }
  return { kind: 'insert', list: 'moves', page, index, item }
}

/** Index that the ordered move gets: that of the chosen one, before which the board is shown. */
function indexOf({ level, page, turn }: Context): number {
  return chosenMove(level, page, turn)
}

/** Where no move is chosen there is none to change. */
function isChange({ level, page, turn, variant }: Context): boolean {
  const count = level.sets[page]?.moves.length ?? 0
  return variant === CHANGE && chosenMove(level, page, turn) < count
}

/** A move that cannot be made may be ordered all the same: what comes of it is the hint. */
function previewOf(context: Context, from: number, at: BoardPoint): Preview<Ghost> | null {
  const to = cellIn(at)
  const set = context.level.sets[context.page]
  if (!set || to < 0) return null
  const move = { from, to }
  const ghost: Ghost = { kind: 'move', move }
  const field = fieldAt(set, indexOf(context))
  const outcome = outcomeSentence(field, explainMove(field, move))
  const given = { number: indexOf(context) + 1, from: cellName(from), to: cellName(to), outcome }
  const hint = isChange(context) ? tools.change(given) : tools.add(given)
  return { ghost, refusal: null, hint }
}
