import { restoreDocument } from '@core/document/journal'
import { asSaved } from '@core/document/saved'
import { isDirty, markSaved, typeText } from '@core/document/level-document'
import type { LevelDocument } from '@core/document/level-document'
import type { AnyGame } from '@core/game/any-game'
import { findGame } from '@core/games/registry'
import type { RestoredDocument, RestoredSession } from '@core/protocol/journal'
import { applyView } from './document-view'
import type { OpenLevel } from '../level/index'
import { take } from './outside-changes.svelte'

/** Most levels that are named in the message on what was restored. */
const MOST_NAMES = 8

/** As much of the window as is needed to open documents in it. */
export interface Admitting {
  /** Takes a document in behind the others. */
  admit(game: AnyGame, document: LevelDocument, journalId: string): Promise<OpenLevel>
  /** Brings a document to the front and runs it. */
  activate(level: OpenLevel): void
}

/** Opens what was open when the app ended; gives a message for the user, null when there is none. */
export async function restoreSession(
  workspace: Admitting,
  { documents, active, wasCut, damaged }: RestoredSession,
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
  return tidings(wasCut ? restored : [], damaged)
}

/** Opens a document that was kept, and takes in what has become of its file meanwhile; null for a game that is gone. */
export async function restoreOne(
  workspace: Admitting,
  kept: RestoredDocument,
): Promise<OpenLevel | null> {
  const game = findGame(kept.document.game)
  if (!game) return null
  let document = restoreDocument(game, kept.document)
  // The file has changed while the app was away: a document without changes of its own takes it over.
  const isClean = asSaved(document)?.text === document.text
  const onDisk = kept.onDisk?.text ?? null
  if (onDisk !== null && onDisk !== document.text && isClean) {
    document = markSaved(typeText(document, onDisk, '', 'load the changed file'))
  }
  // It was written, and the app ended before it heard of that.
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
 * "Boardwright closed unexpectedly. 2 levels were restored: a.txt (unsaved changes), Untitled 1.txt (never saved)." Null
 * when there is nothing to say.
 */
function tidings(restored: readonly OpenLevel[], damaged: number): string | null {
  const names = restored.map((level) => {
    if (!level.file) return `${level.name} (never saved)`
    return level.isDirty ? `${level.name} (unsaved changes)` : level.name
  })
  const parts: string[] = []
  if (names.length > 0) {
    const count = names.length === 1 ? '1 level was' : `${names.length} levels were`
    const shown = names.slice(0, MOST_NAMES)
    if (names.length > shown.length) shown.push(`and ${names.length - shown.length} more`)
    parts.push(`Boardwright closed unexpectedly. ${count} restored: ${shown.join(', ')}.`)
  }
  if (damaged > 0) {
    const what = damaged === 1 ? 'One kept level was' : `${damaged} kept levels were`
    const rest = 'what could be read is open; the journal is in the folder “damaged” of the app'
    parts.push(`${what} damaged on disk: ${rest}’s data.`)
  }
  return parts.length > 0 ? parts.join(' ') : null
}
