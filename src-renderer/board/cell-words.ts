import type { Diagnostic } from '@core/kernel/diagnostics'
import type { ShownBoard } from '../canvas/shown-board'
import type { BoardOnShow, LevelEditor } from '../editor/index'
import { words } from '../ui/words'

/** The part of a board that knows the marks of a cell. */
export type MarkedBoard = Pick<
  ShownBoard,
  'diagnostics' | 'marks' | 'selection' | 'page' | 'placeOf'
>

/**
 * The marks of a cell in words: selection, breakpoint, highlights by others, and the first of its problems with a count
 * of the rest. Empty when there are none.
 */
export function markWords(
  board: MarkedBoard,
  message: (problem: Diagnostic) => string,
  cell: number,
): string {
  const at = board.placeOf(cell)
  if (!at) return ''
  const { differing, explained = [], debug } = board.marks
  const breakpoint = debug?.breakpoints.list.find(
    ({ watch }) =>
      watch.kind === 'cell' &&
      watch.page === board.page &&
      watch.row === at.row &&
      watch.col === at.col,
  )
  const problems = board.diagnostics.filter(({ cells }) => cells[0] === cell)
  const [first] = problems
  const { marks } = words.board
  return [
    board.selection?.has(at.row, at.col) ? marks.selected : '',
    breakpoint ? marks.breakpoint({ isEnabled: breakpoint.isEnabled }) : '',
    differing.includes(cell) ? marks.differing : '',
    explained.includes(cell) ? marks.explained : '',
    first
      ? marks.problem({
          isError: first.severity === 'error',
          more: problems.length - 1,
          message: message(first),
        })
      : '',
  ]
    .filter(Boolean)
    .join(', ')
}

/** A cell with its marks: "(3,2): rocket of player 2, breakpoint". */
export function cellWords(board: MarkedBoard & BoardOnShow, cell: number): string {
  const marks = markWords(board, (problem) => board.game.message(problem), cell)
  return [board.describeCell(cell), marks].filter(Boolean).join(', ')
}

/**
 * The effect of Enter at the cursor with the chosen tool, or why it has none; empty without cursor or tool, or while
 * stepping.
 */
export function toolWords({ board, view, playback }: LevelEditor): string {
  const { tool, cursorAt, hover, preview, size } = board
  if (!tool || !cursorAt || playback.isStepping) return ''
  const { row, col } = cursorAt
  const isShown = preview !== null && hover?.row === row && hover.col === col
  const at = { row, col, ...view.geometry.centreOf(size, row, col) }
  const would = isShown ? preview : tool.preview(board.toolContext(), at)
  if (!would) return words.board.spoken.nothingHere
  if (would.refusal !== null) return words.board.spoken.notHere({ reason: would.refusal })
  // Hints describe the mouse, which does it in one drag; with keys a stroke has to be begun first, unless it is under
  // way.
  const isBegun = !isShown && (tool.isDrawn === true || tool.isByTwoClicks === true)
  return [sentence(would.hint), isBegun ? words.board.spoken.byKeys : ''].filter(Boolean).join(' ')
}

/** The chosen tool with its option: "Terrain, water". */
export function toolTitle({ board, level }: LevelEditor): string {
  const { tool } = board
  if (!tool) return ''
  const variant = tool.variants(level)[board.variants[tool.id] ?? 0]
  return variant ? `${tool.label}, ${variant.label}` : tool.label
}

/** Ends a text with a full stop; an empty text stays empty. */
export function sentence(text: string): string {
  return text === '' ? '' : text.replace(/[.?]?$/, (end) => end || '.')
}
