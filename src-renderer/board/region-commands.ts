import type { RegionPlan } from '../tools/region'
import { type CopiedPart, partOf } from './hand/copied-part'
import { takeInHand, turnInHand } from './hand/held-clip'
import type { Clip } from '../tools/clip'
import { stepInside } from '../tools/select-drag'
import type { LevelEditor } from '../editor/index'
import { Selection } from '../tools/selection'
import { words } from '../ui/words'

/** The store of copied cells; `part` holds the text and picture for other programs. */
interface Clips {
  copied(cells: Clip, part: CopiedPart): void
}

/** The selection, else the cell of the board cursor; null without both. */
export function selectionOrCursor({
  board: { selection, cursorAt },
}: LevelEditor): Selection | null {
  return selection ?? (cursorAt && Selection.rectangle({ ...cursorAt, rows: 1, cols: 1 }))
}

/**
 * A copy of the selection, else of the cell of the board cursor; null, with a message to the user, when it is empty.
 */
export function copyOf(editor: LevelEditor): Clip | null {
  const region = selectionOrCursor(editor)
  if (!region) {
    editor.refuse(words.board.nothingSelected)
    return null
  }
  const content = editor.view.regions.copy(editor.level, region, editor.board.page)
  if (content !== null) return { game: editor.game.id, content, cells: region }
  editor.refuse(words.board.nothingToCopy({ isSelection: editor.board.selection !== null }))
  return null
}

/** Copies the selection, else the cell of the board cursor; returns false when it is empty. */
export function copyCells(editor: LevelEditor, clips: Clips): boolean {
  const clip = copyOf(editor)
  if (!clip) return false
  clips.copied(clip, partOf(editor, clip))
  editor.say(words.board.copied)
  return true
}

export function cutCells(editor: LevelEditor, clips: Clips): void {
  if (copyCells(editor, clips)) eraseSelection(editor)
}

/**
 * Takes copied cells in hand at the first cell of the selection, else at the board cursor, else at the first cell of
 * the board.
 */
export function pasteClip(editor: LevelEditor, clip: Clip | null): void {
  if (!clip) return editor.refuse(words.board.nothingToPaste)
  if (clip.game !== editor.game.id) return editor.refuse(words.board.otherGame)
  takeInHand(editor, clip, null, pastePlace(editor))
}

export function eraseSelection(editor: LevelEditor): void {
  const region = selectionOrCursor(editor)
  if (!region) return editor.refuse(words.board.nothingSelected)
  carryOut(editor, editor.view.regions.erase(editor.level, region, editor.board.page))
}

/** Moves the content of a selection to a new place; returns false when that was refused. */
export function moveSelection(editor: LevelEditor, from: Selection, to: Selection): boolean {
  const rows = to.rect.row - from.rect.row
  const cols = to.rect.col - from.rect.col
  if (rows === 0 && cols === 0) return false
  const plan = editor.view.regions.move(editor.level, from, rows, cols, editor.board.page)
  if (plan.ok) editor.board.selection = to
  return carryOut(editor, plan)
}

/** Moves the selection by the arrow keys. */
export function nudgeSelection(editor: LevelEditor, rows: number, cols: number): void {
  const { selection } = editor.board
  if (!selection) return
  const moved = selection.movedBy(...stepInside(editor.board.size, selection, rows, cols))
  if (!moveSelection(editor, selection, moved) && !editor.notice) editor.board.selection = selection
}

/** Mirrors the selection, or the whole board if nothing is selected. */
export function mirror(editor: LevelEditor, axis: 'horizontal' | 'vertical'): void {
  if (turnInHand(editor, axis)) return
  const { level, page } = editor.board
  turn(editor, (part) => editor.view.regions.mirror(level, part, axis, page))
}

/** Turns the selection, or the whole board without one, clockwise by a quarter. */
export function rotate(editor: LevelEditor): void {
  if (turnInHand(editor, 'rotate')) return
  const { level, page } = editor.board
  turn(editor, (part) => editor.view.regions.rotate(level, part, page))
}

/**
 * When the whole board turns, everything that names its cells turns too, so a selection of all cells must not count as
 * a part.
 */
function turn(editor: LevelEditor, plan: (part: Selection | null) => RegionPlan<unknown>): void {
  const { selection } = editor.board
  const part = selection && isWhole(editor, selection) ? null : selection
  const isDone = carryOut(editor, plan(part))
  // The board may have a different size now.
  if (isDone && selection && !part) editor.board.selection = wholeOf(editor)
}

function isWhole(editor: LevelEditor, selection: Selection): boolean {
  for (const { row, col } of wholeOf(editor).list()) {
    if (editor.board.cellAt(row, col) !== null && !selection.has(row, col)) return false
  }
  return true
}

function wholeOf({ board: { size } }: LevelEditor): Selection {
  return Selection.rectangle({ row: 0, col: 0, ...size })
}

/** Makes the edits of a plan, or asks first; returns false when nothing has changed. */
function carryOut(editor: LevelEditor, plan: RegionPlan<unknown>): boolean {
  if (!plan.ok) {
    editor.refuse(plan.reason)
    return false
  }
  const { edits, note, question } = plan
  if (question && !editor.document.isBroken) {
    // With two possible changes it would not be clear which of them leads to that answer.
    const answers = question.instead ? '' : answersWords(editor.run.answer, editor.foresee(edits))
    editor.board.question = {
      ...question,
      sentence: `${question.sentence} ${answers}`.trim(),
      edits,
    }
    return false
  }
  editor.apply(edits)
  if (note && !editor.notice) editor.say(note)
  return true
}

/** The effect of a change on the answer, if both answers are known; in full if they are short enough. */
export function answersWords(before: string | null, after: string | null): string {
  if (before === null || after === null) return ''
  const [now, then] = [inOneLine(before), inOneLine(after)]
  const isShort = Math.max(now.length, then.length) <= LONGEST_ANSWER
  const { board } = words
  if (now === then) return isShort ? board.answerStays({ answer: now }) : board.answerStaysSame
  return isShort ? board.answerChanges({ before: now, after: then }) : board.answerChangesSo
}

const LONGEST_ANSWER = 30

function inOneLine(answer: string): string {
  return answer.trim().replaceAll('\n', ' ')
}

/** Answers the open question: makes the edits as one undo step; null leaves all as it is. */
export function answerQuestion(editor: LevelEditor, edits: readonly unknown[] | null): void {
  editor.board.question = null
  const { selection } = editor.board
  const wasWhole = selection !== null && isWhole(editor, selection)
  if (edits) editor.apply(edits)
  if (wasWhole) editor.board.selection = wholeOf(editor)
}

function pastePlace(editor: LevelEditor): { row: number; col: number } {
  const { selection, cursorAt } = editor.board
  return selection?.first() ?? cursorAt ?? firstCell(editor)
}

function firstCell(editor: LevelEditor): { row: number; col: number } {
  for (const at of wholeOf(editor).list()) {
    if (editor.board.cellAt(at.row, at.col) !== null) return at
  }
  return { row: 0, col: 0 }
}
