import { isInside } from '@core/kernel/grid'
import { sizeWith, type Sides } from '@core/kernel/sides'
import type { LevelEditor } from '../../editor/index'
import { words } from '../../ui/words'
import { isUnchanged } from './new-sides'

/** Maximum number of lost objects that are named after the change; the rest is counted. */
const NAMED = 2

/** Why a board cannot be resized; null if it can. */
export function whyFixed({ view, game, board }: LevelEditor): string | null {
  if (view.resizing) return null
  return words.hand.resize.fixed({ game: game.title, ...board.size })
}

/** The objects that would fall off the board with these changes of its sides, a sentence each. */
export function lostBy({ view, level }: LevelEditor, sides: Sides): readonly string[] {
  return isUnchanged(sides) ? [] : (view.resizing?.plan(level, sides).lost ?? [])
}

/** The new size of the board and the number of objects that would fall off, in one line. */
export function newSizeWords(editor: LevelEditor, sides: Sides): string {
  const { board } = editor
  const lost = lostBy(editor, sides)
  const first = lost[0] ?? ''
  return words.hand.resize.would({ ...sizeWith(board.size, sides), count: lost.length, first })
}

/** Resizes the board as one undo step, and reports the result. Selection and cursor stay on their cells. */
export function resizeBoard(editor: LevelEditor, sides: Sides): void {
  const { board, view, document } = editor
  if (isUnchanged(sides) || !view.resizing) return
  const { edits, lost } = view.resizing.plan(editor.level, sides)
  const { cursorAt, selection } = board
  editor.apply(edits)
  if (editor.document === document) return
  const isOn = (row: number, col: number): boolean => isInside(board.size, row, col)
  board.selection = selection?.movedBy(sides.top, sides.left).within(isOn) ?? null
  board.cursorCell =
    cursorAt && isOn(cursorAt.row + sides.top, cursorAt.col + sides.left)
      ? board.cellAt(cursorAt.row + sides.top, cursorAt.col + sides.left)
      : null
  const named = lost.slice(0, NAMED).join('; ')
  editor.say(words.hand.resize.done({ ...board.size, count: lost.length, named }))
}
