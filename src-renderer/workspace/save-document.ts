import { isMatch } from '@core/document/match-lines'
import { asSaved } from '@core/document/saved'
import type { Bridge } from '@core/protocol/ipc'
import type { FileTicket } from '@core/protocol/file-ticket'
import { asked } from './asked'
import { fileFilters } from './file-filters'
import type { OpenLevel } from '../level/index'
import { words } from '../ui/words'

/**
 * Saves the main line to the document's file, or asks for one; returns false if that fails, with a message to the user.
 */
export async function saveDocument(bridge: Bridge, level: OpenLevel): Promise<boolean> {
  if (!level.file) return saveDocumentAs(bridge, level)
  if (level.outside && (level.outside.text !== null || level.outside.problem !== null)) {
    level.editor.refuse(words.workspace.changedOutside)
    return false
  }
  const choice = isMatchOverLevel(level)
    ? await asked(bridge.request('ask:match-over-level', level.name))
    : 'match'
  if (choice === 'cancel') return false
  if (choice === 'level') level.editor.lines.takeOutMatch()
  return write(bridge, level, level.file, true)
}

/** Saves the main line to the document's file, unless that needs a question. */
export async function saveUnasked(bridge: Bridge, level: OpenLevel): Promise<void> {
  if (level.file) await write(bridge, level, level.file, false)
}

/** The last writing of each level's file. */
const writings = new WeakMap<OpenLevel, Promise<unknown>>()

/** Writes one after another: of two simultaneous writes one would look like a change by another program. */
function write(
  bridge: Bridge,
  level: OpenLevel,
  file: FileTicket,
  mayAsk: boolean,
): Promise<boolean> {
  const before = writings.get(level) ?? Promise.resolve()
  const written = before.then(() => writeNow(bridge, level, file, mayAsk))
  writings.set(
    level,
    written.catch(() => undefined),
  )
  return written
}

async function writeNow(
  bridge: Bridge,
  level: OpenLevel,
  file: FileTicket,
  mayAsk: boolean,
): Promise<boolean> {
  // While it waited, it may have been saved, or changed by another program.
  if (!mayAsk && !isSavedUnasked(level)) return false
  const text = level.editor.lines.sealMain()
  const ask = () => bridge.request('file:save', file.ticket, text, false, mayAsk)
  let saved = await ask()
  // Main could read the file only now. If that was no outside change, the file contains what was saved, and saving
  // again loses nothing.
  const isKnown = !level.outside && level.editor.lines.mainText === text
  if (!saved.ok && saved.error.code === 'CHANGED' && isKnown) saved = await ask()
  if (saved.ok) noteSaved(level, saved.value, text)
  else if (mayAsk || saved.error.code !== 'UNASKED') level.editor.refuse(saved.error.message)
  return saved.ok
}

/**
 * Saves the main line without its moves: to the document's file, and the moves go on in a branch; if that file contains
 * a match, to a new file that the user chooses. Returns a file to be opened for it.
 */
export async function saveLevelOnly(bridge: Bridge, level: OpenLevel): Promise<SavedCopy | null> {
  const { game, lines } = level.editor
  const { document } = lines.main
  const held = level.file ? asSaved(document) : null
  if (held && !held.isBroken && isMatch(game, held.level)) {
    const bare: unknown = game.making?.levelOf(document.level)
    return saveCopy(bridge, level, game.format.print(bare), 'level')
  }
  lines.takeOutMatch()
  await saveDocument(bridge, level)
  return null
}

/** Saves the line on the board with its moves to a new file that the user chooses. */
export async function saveMatchAs(bridge: Bridge, level: OpenLevel): Promise<SavedCopy | null> {
  return saveCopy(bridge, level, level.editor.document.text, 'match')
}

/** A text that was saved to a file other than the document's. */
export interface SavedCopy {
  readonly file: FileTicket
  readonly text: string
}

async function saveCopy(
  bridge: Bridge,
  level: OpenLevel,
  text: string,
  what: string,
): Promise<SavedCopy | null> {
  const name = level.name.replace(/(\.[^.]*)?$/, ` ${what}$1`)
  const filters = fileFilters(level.editor.game.id)
  const saved = await asked(bridge.request('file:save-as', name, filters, text, null))
  if (!saved.ok) level.editor.refuse(saved.error.message)
  return saved.ok && saved.value ? { file: saved.value, text } : null
}

/** True when the file contains a level and saving would replace it by a match. */
function isMatchOverLevel({ editor: { game, lines } }: OpenLevel): boolean {
  const { document } = lines.main
  if (document.isBroken || !isMatch(game, document.level)) return false
  const held = asSaved(document)
  return held !== null && !held.isBroken && !isMatch(game, held.level)
}

/** Saves the main line to a file that the user chooses; returns false if they cancel or it fails. */
export async function saveDocumentAs(bridge: Bridge, level: OpenLevel): Promise<boolean> {
  const text = level.editor.lines.sealMain()
  const filters = fileFilters(level.editor.game.id)
  const own = level.file?.ticket ?? null
  const saved = await asked(bridge.request('file:save-as', level.name, filters, text, own))
  if (!saved.ok) level.editor.refuse(saved.error.message)
  else if (saved.value) noteSaved(level, saved.value, text)
  return saved.ok && saved.value !== null
}

/** True when a level has changes that can be saved to its file without a question, and no question about it is open. */
export function isSavedUnasked(level: OpenLevel): boolean {
  return level.isDirty && level.file !== null && !level.outside && !isMatchOverLevel(level)
}

function noteSaved(level: OpenLevel, file: FileTicket, text: string): void {
  level.markSaved(file, text)
  level.kept.follow(file.ticket)
  level.outside = null
  const { isMain } = level.editor.lines
  const { saved, savedMainLine } = words.workspace
  level.editor.say((isMain ? saved : savedMainLine)({ name: file.name }))
}

/**
 * True when closing its tab loses something: changes, or branches that are stored nowhere because the level has no
 * file.
 */
export function isLostByClosing(level: OpenLevel): boolean {
  const { isDirty, isPassing, file } = level
  const { lines } = level.editor
  if (isPassing) return false
  return (
    isDirty || (file === null && lines.branches.some(({ document }) => document.past.length > 0))
  )
}
