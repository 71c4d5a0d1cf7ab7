import type { FileTicket } from '@core/protocol/ipc'
import { bridge } from '../bridge'
import { fileFilters } from './file-filters'
import type { LevelEditor } from './level-editor.svelte'

/** Saves the main line to the document's file, or asks for one; false, and the user told why, when that did not come about. */
export async function saveDocument(editor: LevelEditor): Promise<boolean> {
  if (!editor.file) return saveDocumentAs(editor)
  if (editor.outside && (editor.outside.text !== null || editor.outside.problem !== null)) {
    editor.refuse('Another program has changed the file: choose above the board which text stays.')
    return false
  }
  const { text } = editor.lines.main.document
  const saved = await bridge.request('file:save', editor.file.ticket, text, false)
  if (!saved.ok) editor.refuse(saved.error.message)
  else noteSaved(editor, saved.value, text)
  return saved.ok
}

/** Saves the main line to a file that the user is asked for; false when he would rather not or it did not come about. */
export async function saveDocumentAs(editor: LevelEditor): Promise<boolean> {
  const { text } = editor.lines.main.document
  const filters = fileFilters(editor.game.id)
  const own = editor.file?.ticket ?? null
  const saved = await bridge.request('file:save-as', editor.name, filters, text, own)
  if (!saved.ok) editor.refuse(saved.error.message)
  else if (saved.value) noteSaved(editor, saved.value, text)
  return saved.ok && saved.value !== null
}

function noteSaved(editor: LevelEditor, file: FileTicket, text: string): void {
  // Typing may have gone on while the file was written.
  if (editor.lines.main.document.text === text) editor.markSaved(file)
  else editor.file = file
  editor.kept.follow(file.ticket)
  editor.outside = null
  const { isMain } = editor.lines
  editor.say(isMain ? `Saved ${file.name}.` : `Saved the main line as ${file.name}.`)
}
