import { MAIN_LINE, type Line } from '@core/document/line-tree'
import type { LevelEditor } from '../editor/index'

/** Makes a branch of the active line at the playhead and goes there, ready to be edited. */
export function branchHere(editor: LevelEditor): void {
  const { lines } = editor
  const origin = lines.active
  lines.branch(editor.moment)
  const whose = origin.id === MAIN_LINE ? 'the main line' : origin.name
  editor.say(`${lines.active.name}: edits leave ${whose} as it is.`)
}

/** Deletes a branch with all that was made from it. */
export function removeLine(editor: LevelEditor, { id, name }: Line): void {
  if (editor.lines.remove(id)) editor.say(`Deleted ${name}.`)
}

/** Brings back what was deleted last; gives the branch that all the others were made from, null for none. */
export function restoreLines(editor: LevelEditor): Line | null {
  const names = editor.lines.restorable.join(', ')
  const first = editor.lines.restore()
  if (first) editor.say(`Brought back ${names}.`)
  return first
}

/** Takes a branch's text over into the main line, as one step of undo, and goes there. */
export function promoteLine(editor: LevelEditor, id: number): void {
  const name = editor.lines.find(id)?.name
  const isOther = editor.lines.promote(id)
  editor.say(isOther ? `${name} is now the main line.` : `${name} and the main line are the same.`)
}
