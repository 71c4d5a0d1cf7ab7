import { isInside } from '@core/kernel/grid'
import { sizeWith, type Sides } from '@core/kernel/sides'
import type { LevelEditor } from '../../editor/index'
import { words } from '../../ui/words'
import { isUnchanged } from './new-sides'

/** Things that fall off and are named after the change, before the rest is only counted. */
const NAMED = 2

/** Why a board keeps its size; null if it can get another one. */
export function whyFixed({ view, game, board }: LevelEditor): string | null {
  if (view.resizing) return null
  return words.hand.resize.fixed({ game: game.title, ...board.size })
}

/** What would fall off the board by other sides, a sentence each. */
export function lostBy({ view, level }: LevelEditor, sides: Sides): readonly string[] {
  return isUnchanged(sides) ? [] : (view.resizing?.plan(level, sides).lost ?? [])
}

/** The size that a board would get, and how much would fall off, in one line. */
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
