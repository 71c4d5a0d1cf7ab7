import type { Diagnostic } from '@core/kernel/diagnostics'
import type { ShownBoard } from '../canvas/shown-board'
import type { LevelEditor } from '../editor/index'
import { words } from '../ui/words'

/** The part of a board that says which marks a cell has. */
export type MarkedBoard = Pick<
  ShownBoard,
  'diagnostics' | 'marks' | 'selection' | 'page' | 'placeOf'
>

/**
 * What is drawn over a cell, in words: selection, breakpoint, what others speak of, and the first of its problems with a
 * count of the others. Empty when nothing is.
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
export function cellWords({ board, game }: LevelEditor, cell: number): string {
  const marks = markWords(board, (problem) => game.message(problem), cell)
  return [board.describeCell(cell), marks].filter(Boolean).join(', ')
}

/** What Enter would do at the cursor with the tool in hand, or why nothing; empty without cursor or tool, or while stepping. */
export function toolWords({ board, view, playback }: LevelEditor): string {
  const { tool, cursorAt, hover, preview, size } = board
  if (!tool || !cursorAt || playback.isStepping) return ''
  const { row, col } = cursorAt
  const isShown = preview !== null && hover?.row === row && hover.col === col
  const at = { row, col, ...view.geometry.centreOf(size, row, col) }
  const would = isShown ? preview : tool.preview(board.toolContext(), at)
  if (!would) return words.board.spoken.nothingHere
  if (would.refusal !== null) return words.board.spoken.notHere({ reason: would.refusal })
  // Hints speak of the mouse, by which it is one drag; what is under way needs no beginning.
  const isBegun = !isShown && (tool.isDrawn === true || tool.isByTwoClicks === true)
  return [sentence(would.hint), isBegun ? words.board.spoken.byKeys : ''].filter(Boolean).join(' ')
}

/** The tool in hand with its setting: "Terrain, water". */
export function toolTitle({ board, level }: LevelEditor): string {
  const { tool } = board
  if (!tool) return ''
  const variant = tool.variants(level)[board.variants[tool.id] ?? 0]
  return variant ? `${tool.label}, ${variant.label}` : tool.label
}

/** Ends words with a full stop; nothing stays nothing. */
export function sentence(text: string): string {
  return text === '' ? '' : text.replace(/[.?]?$/, (end) => end || '.')
}
