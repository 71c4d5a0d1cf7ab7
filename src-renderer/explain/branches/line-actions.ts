import { MAIN_LINE, type Line } from '@core/document/line-tree'
import type { LevelEditor } from '../../editor/index'
import { words } from '../../ui/words'

/** Makes a branch of the active line at the playhead and shows it, ready to be edited. */
export function branchHere(editor: LevelEditor): void {
  const { lines } = editor
  const origin = lines.active
  lines.branch(editor.moment)
  const isMain = origin.id === MAIN_LINE
  const names = { name: lines.active.name, origin: origin.name }
  editor.say(words.branches.editsLeave({ ...names, isMain }))
}

/** Deletes a branch and all branches made from it. */
export function removeLine(editor: LevelEditor, { id, name }: Line): void {
  if (editor.lines.remove(id)) editor.say(words.branches.deleted({ names: name }))
}

/** Restores the last deleted branches; returns the one that all the others were made from, null if there are none. */
export function restoreLines(editor: LevelEditor): Line | null {
  const names = editor.lines.restorable.join(', ')
  const first = editor.lines.restore()
  if (first) editor.say(words.branches.broughtBack({ names }))
  return first
}

/** Copies a branch's text to the main line, as one undo step, and shows it. */
export function promoteLine(editor: LevelEditor, id: number): void {
  const name = editor.lines.find(id)?.name ?? ''
  const isOther = editor.lines.promote(id)
  const { nowMain, sameAsMain } = words.branches
  editor.say((isOther ? nowMain : sameAsMain)({ name }))
}
