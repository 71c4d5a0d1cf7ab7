import { ways } from '@core/kernel/grid'
import { kindOf, neighbour, WALL } from '@core/games/labyrinth/cells'
import { firstTurns } from '@core/games/labyrinth/play/layout'
import { at as placeName, startCell, type Edit, type Level } from '@core/games/labyrinth/model'
import { addMove, addWalk, removeMoves, setStart } from '@core/games/labyrinth/edit/walks'
import { hintPreview, releaseStroke, type ToolSketch } from '../../tools/strokes'
import type {
  BoardPoint,
  Follow,
  Preview,
  Stroke,
  ToolContext,
  ToolKey,
  ToolMoment,
} from '../../tools/tool'
import { words } from '../../ui/words'
import { cellUnder } from './explain'
import { cellAfterMoves, walkPath } from './walk-path'
import { chosenWalk, WALK_TOOL } from './walks'
import type { Ghost } from './ghost'

type Context = ToolContext<Level>

const said = words.labyrinth.tools.walk

/** Settings shown in the rail; with more walks they are chosen in the level pane. */
const MOST_SHOWN = 9
const keyWays: Readonly<Record<string, number>> = { up: 0, right: 1, down: 2, left: 3 }

/** Records walks: a click sets the start, then neighbours clicked or arrow keys are moves, Delete takes the last back. */
export const walkTool: ToolSketch<Level, Edit, Ghost> = {
  id: WALK_TOOL,
  label: said.label,
  key: 'K',
  variants: ({ walks }) =>
    walks.length > MOST_SHOWN
      ? []
      : Array.from({ length: walks.length + 1 }, (_, index) => ({
          label: (index < walks.length ? said.walk : said.newWalk)({ walk: index + 1 }),
          sprite: index < walks.length ? `walk-${index + 1}` : 'walk-new',
        })),
  preview: previewOf,
  begin: (context, from) => {
    const dragged = startUnder(context, from)
    if (dragged >= 0) return startStroke(dragged)
    return previewOf(context, from)?.refusal === null ? clickStroke(from) : null
  },
  takeKey: keyEdits,
  follow: followEdits,
  pick: ({ level }, at) => {
    const cell = cellUnder(level, at)
    const walk = cell < 0 ? -1 : level.walks.findIndex((one) => startCell(level, one) === cell)
    return walk < 0 ? null : walk
  },
}

/** What a click leads to. */
type Click =
  | { readonly kind: 'add' | 'start'; readonly cell: number }
  | { readonly kind: 'move'; readonly from: number; readonly way: number }
  | { readonly kind: 'far'; readonly end: number }

function clickAt(context: Context, point: BoardPoint): Click | null {
  const { level, variant } = context
  const cell = cellUnder(level, point)
  const walk = chosenWalk(level, variant)
  const held = level.walks[walk]
  if (!held) return cell < 0 ? null : { kind: 'add', cell }
  const end = cellAfterMoves(walkPath(level, walk))
  if (end < 0) return cell < 0 ? null : { kind: 'start', cell }
  const down = point.row - Math.trunc(end / level.cols)
  const right = point.col - (end % level.cols)
  // The border can be bumped into, so a cell just off the map is a neighbour as well.
  if (Math.abs(down) + Math.abs(right) === 1) {
    return { kind: 'move', from: end, way: right !== 0 ? 2 - right : 1 + down }
  }
  if (cell < 0) return null
  return held.moves === '' ? { kind: 'start', cell } : { kind: 'far', end }
}

function clickStroke(from: BoardPoint): Stroke<Level, Edit, Ghost> {
  return releaseStroke((context) => {
    const { level, variant } = context
    const walk = chosenWalk(level, variant)
    const click = clickAt(context, from)
    if (click?.kind === 'add') return addWalk(level, click.cell)
    if (click?.kind === 'start') return setStart(level, walk, click.cell)
    return click?.kind === 'move' ? addMove(level, walk, click.way) : null
  })
}

/** Drags the start of a walk; its moves stay. */
function startStroke(walk: number): Stroke<Level, Edit, Ghost> {
  const refusalAt = (level: Level, to: BoardPoint): string | null =>
    wallRefusal(level, cellUnder(level, to))
  return releaseStroke(
    ({ level }, to) => {
      const cell = cellUnder(level, to)
      const isHeld = cell < 0 || cell === startCell(level, level.walks[walk]!)
      return isHeld || refusalAt(level, to) ? null : setStart(level, walk, cell)
    },
    ({ level }, to) => {
      const cell = cellUnder(level, to)
      if (cell < 0) return null
      const hint = said.startAt({ walk: walk + 1, cell: placeName(level, cell) })
      return { ghost: { kind: 'player', cell, walk }, refusal: refusalAt(level, to), hint }
    },
  )
}

/** The chosen walk, when it starts in the cell under a point and its player is not in the way; else -1. */
function startUnder({ level, variant }: Context, point: BoardPoint): number {
  const walk = chosenWalk(level, variant)
  const held = level.walks[walk]
  const cell = cellUnder(level, point)
  if (!held || cell < 0 || startCell(level, held) !== cell) return -1
  const end = cellAfterMoves(walkPath(level, walk))
  const isNext = ways.some((_, way) => neighbour(level.rows, level.cols, end, way) === cell)
  return end >= 0 && isNext ? -1 : walk
}

function keyEdits({ level, variant }: Context, key: ToolKey): readonly Edit[] | null {
  const walk = chosenWalk(level, variant)
  if (!level.walks[walk] || walkPath(level, walk).start < 0) return null
  if (key === 'delete') {
    const edit = removeMoves(level, walk)
    return edit ? [edit] : []
  }
  return [addMove(level, walk, keyWays[key]!)]
}

/** A recorded move is played; after any other change the player stands at the end of the walk. */
function followEdits({ level, variant }: Context, moment: ToolMoment<Level, Edit>): Follow | null {
  const edit = moment.kind === 'edited' ? moment.edits.at(-1) : undefined
  if (!edit) return null
  const walk = chosenWalk(level, variant)
  const path = walkPath(level, walk)
  const first = firstTurns(level)[walk] ?? 0
  const isMove = edit.kind === 'splice-moves' && edit.moves !== ''
  const turn = first + path.count - (isMove ? 1 : 0)
  const cell = cellAfterMoves(path)
  return { turn: Math.max(first, turn), isPlayed: isMove, ...(cell >= 0 && { cell }) }
}

function previewOf(context: Context, at: BoardPoint): Preview<Ghost> | null {
  const { level, variant } = context
  const walk = chosenWalk(level, variant)
  if (startUnder(context, at) >= 0) return hintPreview(said.dragStart({ walk: walk + 1 }))
  const click = clickAt(context, at)
  if (!click) return null
  switch (click.kind) {
    case 'far':
      return {
        ghost: null,
        refusal: said.far({ walk: walk + 1, cell: placeName(level, click.end) }),
        hint: '',
      }
    case 'move': {
      const to = neighbour(level.rows, level.cols, click.from, click.way)
      const isBump = to < 0 || kindOf(level.cells[to]!) === WALL
      return {
        ghost: { kind: 'move', walk, from: click.from, way: click.way, to: isBump ? -1 : to },
        refusal: null,
        hint: said.move({ way: ways[click.way]!, letter: ways[click.way]!, walk: walk + 1 }),
      }
    }
    default: {
      const hint = click.kind === 'add' ? said.begin : said.start
      return {
        ghost: { kind: 'player', cell: click.cell, walk },
        refusal: wallRefusal(level, click.cell),
        hint: hint({ walk: walk + 1 }),
      }
    }
  }
}

function wallRefusal(level: Level, cell: number): string | null {
  const isWall = cell >= 0 && kindOf(level.cells[cell]!) === WALL
  return isWall ? said.onWall : null
}
