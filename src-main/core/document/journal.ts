import type { AnyGame } from '../game/any-game'
import { openDocument, undo, type HistoryEntry, type LevelDocument } from './level-document'
import { applySplice, spliceBetween, type TextSplice } from './splice'

/** An undo step as the journal keeps it: only its text; the level is read from it again. */
export interface JournaledEntry {
  readonly label: string
  readonly group: string
  readonly splice: TextSplice
}

/** How a list of entries changed: the first `keep` stay, then `add` follow. */
export interface ListChange {
  readonly keep: number
  readonly add: readonly JournaledEntry[]
}

/** Everything of a document that survives a restart of the app. */
export interface JournaledDocument {
  /** Id of the game. */
  readonly game: string
  readonly text: string
  readonly past: readonly JournaledEntry[]
  readonly future: readonly JournaledEntry[]
  /** Length of `past` when last saved, -1 if that point can no longer be reached. */
  readonly savedAt: number
}

/** The changes of a document since the previous record. */
export interface EditRecord {
  readonly kind: 'edit'
  readonly splice: TextSplice
  readonly past: ListChange
  readonly future: ListChange
  readonly savedAt: number
}

/** The document as the journal keeps it: entries lose their board edits, because undo can use the text instead. */
export function journaled(document: LevelDocument): JournaledDocument {
  const { game, text, past, future, savedAt } = document
  return { game: game.id, text, past: past.map(bare), future: future.map(bare), savedAt }
}

/** The change from one document to another of the same game; null if nothing that is kept has changed. */
export function recordBetween(before: LevelDocument, after: LevelDocument): EditRecord | null {
  const { past, future, savedAt } = after
  const isSame = before.past === past && before.future === future && before.savedAt === savedAt
  if (isSame && before.text === after.text) return null
  return {
    kind: 'edit',
    splice: spliceBetween(before.text, after.text),
    past: listChange(before.past, past),
    future: listChange(before.future, future),
    savedAt,
  }
}

/** Applies a record; null if it does not fit the document, which is then the last known state. */
export function followRecord(
  document: JournaledDocument,
  record: EditRecord,
): JournaledDocument | null {
  const { splice, past, future, savedAt } = record
  const { at, removed } = splice
  if (document.text.slice(at, at + removed.length) !== removed) return null
  if (past.keep > document.past.length || future.keep > document.future.length) return null
  return {
    game: document.game,
    text: applySplice(document.text, splice),
    past: [...document.past.slice(0, past.keep), ...past.add],
    future: [...document.future.slice(0, future.keep), ...future.add],
    savedAt,
  }
}

/** A document with its history restored; the next edit starts a new undo step. */
export function restoreDocument(game: AnyGame, kept: JournaledDocument): LevelDocument {
  const entries = (list: readonly JournaledEntry[]): HistoryEntry[] =>
    list.map((entry) => ({ ...entry, edits: null }))
  const past = entries(kept.past)
  const last = past.pop()
  return withLastLevel({
    ...openDocument(game, kept.text),
    past: last ? [...past, { ...last, group: '' }] : past,
    future: entries(kept.future),
    savedAt: kept.savedAt,
  })
}

/** The document with its text read by another game; what was typed can still be undone. */
export function readAs(game: AnyGame, document: LevelDocument): LevelDocument {
  return restoreDocument(game, { ...journaled(document), game: game.id })
}

/** Undo steps searched for a text that could be read. */
const MOST_STEPS_BACK = 50

/** Gives a text that cannot be read its earlier level: the last one that undo leads to. */
function withLastLevel(document: LevelDocument): LevelDocument {
  let reached = document
  for (let step = 0; !reached.hasLevel && step < MOST_STEPS_BACK; step++) {
    const before = undo(reached)
    if (before === reached) return document
    reached = before
  }
  return { ...document, level: reached.level, hasLevel: reached.hasLevel }
}

function bare({ label, group, splice }: HistoryEntry): JournaledEntry {
  return { label, group, splice }
}

/** Entries are never changed, so the same object is the same entry. */
function listChange(before: readonly HistoryEntry[], after: readonly HistoryEntry[]): ListChange {
  const most = Math.min(before.length, after.length)
  let keep = 0
  while (keep < most && before[keep] === after[keep]) keep++
  return { keep, add: after.slice(keep).map(bare) }
}
