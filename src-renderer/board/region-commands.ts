import type { RegionPlan } from '../tools/region'
import { stepInside } from '../tools/select-drag'
import type { LevelEditor } from '../editor/index'
import { Selection } from '../tools/selection'

/** A copied region, with the game it comes from: another game cannot take it. */
export interface Clip {
  readonly game: string
  readonly content: unknown
}

export function copySelection(editor: LevelEditor): Clip | null {
  const { selection } = editor.board
  if (!selection) {
    editor.refuse('Nothing is selected.')
    return null
  }
  const content = editor.view.regions.copy(editor.level, selection, editor.board.page)
  if (content === null) {
    editor.refuse('There is nothing to copy in the selection.')
    return null
  }
  editor.say('Copied.')
  return { game: editor.game.id, content }
}

/** Pastes at the selection, else at the board cursor, else in the upper left corner. */
export function pasteClip(editor: LevelEditor, clip: Clip | null): void {
  if (!clip) return editor.refuse('Nothing to paste: copy a selection first.')
  if (clip.game !== editor.game.id)
    return editor.refuse('The copied selection is from another game.')
  const { row, col } = pastePlace(editor)
  const { level, turn, page } = editor.board
  carryOut(editor, editor.view.regions.paste(level, clip.content, row, col, turn, page))
}

export function eraseSelection(editor: LevelEditor): void {
  const { cursorAt } = editor.board
  const region =
    editor.board.selection ?? (cursorAt && Selection.rectangle({ ...cursorAt, rows: 1, cols: 1 }))
  if (!region) return editor.refuse('Nothing is selected.')
  carryOut(editor, editor.view.regions.erase(editor.level, region, editor.board.page))
}

/** Carries the content of a selection to another place; false when that was refused. */
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

/** Without a selection the whole board is mirrored. */
export function mirror(editor: LevelEditor, axis: 'horizontal' | 'vertical'): void {
  const { level, page } = editor.board
  turn(editor, (part) => editor.view.regions.mirror(level, part, axis, page))
}

/** A quarter turn clockwise; without a selection of the whole board. */
export function rotate(editor: LevelEditor): void {
  const { level, page } = editor.board
  turn(editor, (part) => editor.view.regions.rotate(level, part, page))
}

/** The whole board takes along what names its cells, so a selection of all of it must not pass for a part. */
function turn(editor: LevelEditor, plan: (part: Selection | null) => RegionPlan<unknown>): void {
  const { selection } = editor.board
  const part = selection && isWhole(editor, selection) ? null : selection
  const isDone = carryOut(editor, plan(part))
  // The board may have other sides now.
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

/** Makes the edits of a plan, or asks first; false when nothing has been changed. */
function carryOut(editor: LevelEditor, plan: RegionPlan<unknown>): boolean {
  if (!plan.ok) {
    editor.refuse(plan.reason)
    return false
  }
  const { edits, note, question } = plan
  if (question && !editor.document.isBroken) {
    // Between two changes it would not be clear which of them leads there.
    const answers = question.instead ? '' : answersWords(editor.run.answer, editor.foresee(edits))
    editor.board.question = { ...question, sentence: question.sentence + answers, edits }
    return false
  }
  editor.apply(edits)
  if (note && !editor.notice) editor.say(note)
  return true
}

/** What a change makes of the answer, where both are known; in full where that is read at a glance. */
export function answersWords(before: string | null, after: string | null): string {
  if (before === null || after === null) return ''
  const [now, then] = [inOneLine(before), inOneLine(after)]
  const isShort = Math.max(now.length, then.length) <= LONGEST_ANSWER
  if (now === then) return isShort ? ` The answer stays ${now}.` : ' The answer stays the same.'
  return isShort ? ` The answer changes from ${now} to ${then}.` : ' The answer changes.'
}

const LONGEST_ANSWER = 30

function inOneLine(answer: string): string {
  return answer.trim().replaceAll('\n', ' ')
}

/** Answers the open question: makes edits as one step of undo, or leaves all as it is. */
export function answerQuestion(editor: LevelEditor, edits: readonly unknown[] | null): void {
  editor.board.question = null
  const { selection } = editor.board
  const wasWhole = selection !== null && isWhole(editor, selection)
  if (edits) editor.apply(edits)
  if (wasWhole) editor.board.selection = wholeOf(editor)
}

function pastePlace(editor: LevelEditor): { row: number; col: number } {
  return editor.board.selection?.rect ?? editor.board.cursorAt ?? { row: 0, col: 0 }
}
