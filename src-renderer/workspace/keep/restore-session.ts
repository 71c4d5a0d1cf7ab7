import { restoreDocument } from '@core/document/journal'
import { asSaved } from '@core/document/saved'
import { isDirty, markSaved, typeText } from '@core/document/level-document'
import type { LevelDocument } from '@core/document/level-document'
import type { AnyGame } from '@core/game/any-game'
import { findGame } from '../../ui/games'
import type { RestoredDocument, RestoredSession } from '@core/protocol/journal'
import { listIn } from '@core/words'
import { applyView } from './document-view'
import type { OpenLevel } from '../../level/index'
import { take } from './outside-changes.svelte'
import { words } from '../../ui/words'

const told = words.keep.restored

/** Maximum number of levels named in the message about what was restored. */
const MOST_NAMES = 8

/** The part of the window that is needed to open documents. */
export interface Admitting {
  /** Adds a document after the others. */
  admit(game: AnyGame, document: LevelDocument, journalId: string): Promise<OpenLevel>
  /** Brings a document to the front and runs it. */
  activate(level: OpenLevel): void
}

/** Opens the documents that were open when the app ended; returns a message for the user, null if there is none. */
export async function restoreSession(
  workspace: Admitting,
  { documents, active, wasCut, ...journals }: RestoredSession,
): Promise<string | null> {
  const restored: OpenLevel[] = []
  let front: OpenLevel | null = null
  for (const kept of documents) {
    const level = await restoreOne(workspace, kept)
    if (!level) continue
    restored.push(level)
    if (kept.id === active) front = level
  }
  const shown = front ?? restored.at(-1)
  if (shown) workspace.activate(shown)
  return tidings(wasCut ? restored : [], journals)
}

/** Opens a stored document, updated with changes of its file; null if its game no longer exists. */
export async function restoreOne(
  workspace: Admitting,
  kept: RestoredDocument,
): Promise<OpenLevel | null> {
  const game = findGame(kept.document.game)
  if (!game) return null
  let document = restoreDocument(game, kept.document)
  // The file has changed while the app was closed: a document without unsaved changes takes its text.
  const isClean = asSaved(document)?.text === document.text
  const onDisk = kept.onDisk?.text ?? null
  if (onDisk !== null && onDisk !== document.text && isClean) {
    document = markSaved(typeText(document, onDisk, '', words.keep.outside.load))
  }
  // The file was written, and the app ended before it was noted.
  if (onDisk === document.text && isDirty(document)) document = markSaved(document)
  const level = await workspace.admit(game, document, kept.id)
  level.untitledName = kept.name
  level.file = kept.file
  if (kept.file) await level.loadKept(kept.file)
  if (kept.lines) level.editor.lines.takeJournaled(kept.lines)
  applyView(level, kept.view)
  if (kept.onDisk && onDisk === null) take(level, kept.onDisk)
  else if (kept.onDisk && !isClean && level.isDirty) {
    const saved = asSaved(document)
    if (onDisk !== saved?.text && onDisk !== document.text) level.outside = kept.onDisk
  }
  return level
}

/**
 * "Boardwright closed unexpectedly. 2 levels were restored: a.txt (unsaved changes), Untitled 1.txt (never saved)."
 * Null if there is nothing to report.
 */
function tidings(
  restored: readonly OpenLevel[],
  { damaged, unread, torn }: Pick<RestoredSession, 'damaged' | 'unread' | 'torn'>,
): string | null {
  const names = restored.map((level) => {
    const { name, file, isDirty: hasChanges } = level
    if (!file) return told.neverSaved({ name })
    return hasChanges ? told.unsavedChanges({ name }) : name
  })
  const parts: string[] = []
  if (names.length > 0) {
    const count = names.length
    parts.push(told.levels({ count, names: listIn(words, names, MOST_NAMES) }))
  }
  if (torn > 0) parts.push(told.torn({ count: torn }))
  if (damaged > 0) parts.push(told.damaged({ count: damaged }))
  if (unread > 0) parts.push(told.unread({ count: unread }))
  return parts.length > 0 ? parts.join(' ') : null
}
