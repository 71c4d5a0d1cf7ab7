import type { RegionPlan } from '../tools/region'
import { stepInside } from '../tools/select-drag'
import type { LevelEditor } from './level-editor.svelte'
import { Selection } from './selection'

/** A copied region, with the game it comes from: another game cannot take it. */
export interface Clip {
  readonly game: string
  readonly content: unknown
}

export function copySelection(editor: LevelEditor): Clip | null {
  const { selection } = editor
  if (!selection) {
    editor.refuse('Nothing is selected.')
    return null
  }
  const content = editor.view.regions.copy(editor.level, selection, editor.page)
  if (content === null) {
    editor.refuse('There is nothing to copy in the selection.')
    return null
  }
  editor.say('Copied.')
  return { game: editor.game.id, content }
}

/** Pastes at the selection, else at the board cursor, else in the upper left corner. */
export function pasteClip(editor: LevelEditor, clip: Clip | null): void {
  if (!clip) return editor.refuse('Nothing has been copied yet.')
  if (clip.game !== editor.game.id) return editor.refuse('The copy comes from another game.')
  const { row, col } = pastePlace(editor)
  const { level, turn, page } = editor
  carryOut(editor, editor.view.regions.paste(level, clip.content, row, col, turn, page))
}

export function eraseSelection(editor: LevelEditor): void {
  const { cursorAt } = editor
  const region =
    editor.selection ?? (cursorAt && Selection.rectangle({ ...cursorAt, rows: 1, cols: 1 }))
  if (!region) return editor.refuse('Nothing is selected.')
  carryOut(editor, editor.view.regions.erase(editor.level, region, editor.page))
}

/** Carries the content of a selection to another place; false when that was refused. */
export function moveSelection(editor: LevelEditor, from: Selection, to: Selection): boolean {
  const rows = to.rect.row - from.rect.row
  const cols = to.rect.col - from.rect.col
  if (rows === 0 && cols === 0) return false
  const plan = editor.view.regions.move(editor.level, from, rows, cols, editor.page)
  if (plan.ok) editor.selection = to
  return carryOut(editor, plan)
}

/** Moves the selection by the arrow keys. */
export function nudgeSelection(editor: LevelEditor, rows: number, cols: number): void {
  const { selection } = editor
  if (!selection) return
  const moved = selection.movedBy(...stepInside(editor.size, selection, rows, cols))
  if (!moveSelection(editor, selection, moved) && !editor.notice) editor.selection = selection
}

/** Without a selection the whole board is mirrored. */
export function mirror(editor: LevelEditor, axis: 'horizontal' | 'vertical'): void {
  const { level, selection, page } = editor
  carryOut(editor, editor.view.regions.mirror(level, selection, axis, page))
}

/** A quarter turn clockwise; without a selection of the whole board. */
export function rotate(editor: LevelEditor): void {
  const { level, selection, page } = editor
  carryOut(editor, editor.view.regions.rotate(level, selection, page))
}

function carryOut(editor: LevelEditor, plan: RegionPlan<unknown>): boolean {
  if (!plan.ok) {
    editor.refuse(plan.reason)
    return false
  }
  editor.apply(plan.edits)
  if (plan.note) editor.say(plan.note)
  return true
}

function pastePlace(editor: LevelEditor): { row: number; col: number } {
  return editor.selection?.rect ?? editor.cursorAt ?? { row: 0, col: 0 }
}
