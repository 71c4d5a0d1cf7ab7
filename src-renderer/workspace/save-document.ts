import { isMatch } from '@core/document/match-lines'
import { asSaved } from '@core/document/saved'
import type { FileTicket } from '@core/protocol/ipc'
import { bridge } from '../bridge'
import { fileFilters } from './file-filters'
import type { LevelEditor } from '../editor/level-editor.svelte'

/** Saves the main line to the document's file, or asks for one; false, and the user told why, when that did not come about. */
export async function saveDocument(editor: LevelEditor): Promise<boolean> {
  if (!editor.file) return saveDocumentAs(editor)
  if (editor.outside && (editor.outside.text !== null || editor.outside.problem !== null)) {
    editor.refuse(
      'Another program has changed the file: choose above the board which version to keep.',
    )
    return false
  }
  const choice = isMatchOverLevel(editor)
    ? await bridge.request('ask:match-over-level', editor.name)
    : 'match'
  if (choice === 'cancel') return false
  if (choice === 'level') editor.lines.takeOutMatch()
  const { text } = editor.lines.main.document
  const saved = await bridge.request('file:save', editor.file.ticket, text, false)
  if (!saved.ok) editor.refuse(saved.error.message)
  else noteSaved(editor, saved.value, text)
  return saved.ok
}

/**
 * Saves the main line without its moves: to the document's file, where the moves go on in a branch; where that file holds a
 * match, to another one that the user is asked for. Gives a file that is to be opened for it.
 */
export async function saveLevelOnly(editor: LevelEditor): Promise<SavedCopy | null> {
  const { game, lines } = editor
  const { document } = lines.main
  const held = editor.file ? asSaved(document) : null
  if (held && !held.isBroken && isMatch(game, held.level)) {
    const level: unknown = game.making?.levelOf(document.level as never)
    return saveCopy(editor, game.format.print(level as never), 'level')
  }
  lines.takeOutMatch()
  await saveDocument(editor)
  return null
}

/** Saves the line on the board as it stands, with its moves, to another file that the user is asked for. */
export async function saveMatchAs(editor: LevelEditor): Promise<SavedCopy | null> {
  return saveCopy(editor, editor.document.text, 'match')
}

/** A text that was saved beside the document's own file. */
export interface SavedCopy {
  readonly file: FileTicket
  readonly text: string
}

async function saveCopy(
  editor: LevelEditor,
  text: string,
  what: string,
): Promise<SavedCopy | null> {
  const name = editor.name.replace(/(\.[^.]*)?$/, ` ${what}$1`)
  const saved = await bridge.request('file:save-as', name, fileFilters(editor.game.id), text, null)
  if (!saved.ok) editor.refuse(saved.error.message)
  return saved.ok && saved.value ? { file: saved.value, text } : null
}

/** True when the file holds a level and saving would put a match in its place. */
function isMatchOverLevel({ game, lines }: LevelEditor): boolean {
  const { document } = lines.main
  if (document.isBroken || !isMatch(game, document.level)) return false
  const held = asSaved(document)
  return held !== null && !held.isBroken && !isMatch(game, held.level)
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

/** True when closing its tab loses something: changes, or the branches of a level that has no file to be kept with. */
export function isLostByClosing({ isDirty, file, lines }: LevelEditor): boolean {
  return (
    isDirty || (file === null && lines.whatIfs.some(({ document }) => document.past.length > 0))
  )
}
