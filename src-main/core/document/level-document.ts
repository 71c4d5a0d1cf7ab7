import { checkText, type CheckedText } from '../game/check-text'
import { hasErrors, sortDiagnostics, type Diagnostic } from '../kernel/diagnostics'
import { isPlayableWith } from '../game/playable'
import type { AnyGame } from '../game/any-game'
import { applySplice, invertSplice, spliceBetween, type TextSplice } from './splice'

/** One undo step. Board edits carry themselves and their inverses; typed text carries only its splice. */
export interface HistoryEntry {
  /** As shown in menus: "move rocket". */
  readonly label: string
  /** Entries of one stroke, or of one burst of typing, share a group and are merged. */
  readonly group: string
  readonly splice: TextSplice
  /** Null for typed text, where the level is read from the text again. */
  readonly edits: {
    readonly forward: readonly unknown[]
    readonly inverse: readonly unknown[]
  } | null
}

/** A level under edit: its text, what the text means, and its history. Immutable. */
export interface LevelDocument {
  readonly game: AnyGame
  readonly text: string
  /** The last valid level; the one the board shows. */
  readonly level: unknown
  /** True while the text cannot be read: `level` is then the part before the first error, or older than `text`. */
  readonly isBroken: boolean
  /** False if the text could never be read: `level` is then a placeholder and must not be shown. */
  readonly hasLevel: boolean
  readonly diagnostics: readonly Diagnostic[]
  /** True when the level has an official answer: the text can be read and has no errors. */
  readonly isRunnable: boolean
  /** True if it can be played, even if only up to an entry that cannot. */
  readonly isPlayable: boolean
  readonly past: readonly HistoryEntry[]
  /** Undone entries, the next to redo last. */
  readonly future: readonly HistoryEntry[]
  /** Length of `past` when last saved, -1 if that point can no longer be reached. */
  readonly savedAt: number
}

/**
 * A document for a text; if the text cannot be read, the game's blank level is the placeholder. `checked` is the result
 * of checking the text, if already known.
 */
export function openDocument(
  game: AnyGame,
  text: string,
  checked: CheckedText = checkText(game, text),
): LevelDocument {
  const level: unknown = checked.level ?? game.blank(game.blankSize.rows, game.blankSize.cols)
  return {
    game,
    text,
    level,
    isBroken: checked.level === null,
    hasLevel: checked.level !== null,
    diagnostics: checked.diagnostics,
    isRunnable: checked.isRunnable,
    isPlayable: checked.isPlayable && checked.level !== null,
    past: [],
    future: [],
    savedAt: 0,
  }
}

export function isDirty(document: LevelDocument): boolean {
  return document.savedAt !== document.past.length
}

/**
 * Makes board edits. Edits with the group of the last entry join it, so a stroke is one undo step. Does nothing while
 * the text is broken, because the board is then older than the text.
 */
export function applyEdits(
  document: LevelDocument,
  edits: readonly unknown[],
  group: string,
): LevelDocument {
  if (document.isBroken || edits.length === 0) return document
  const { game } = document
  let level: unknown = document.level
  const inverse: unknown[] = []
  for (const edit of edits) {
    const applied = game.edits.apply(level, edit) as { level: unknown; inverse: unknown }
    level = applied.level
    inverse.unshift(applied.inverse)
  }
  const text = game.format.print(level)
  const entry: HistoryEntry = {
    label: game.edits.label(edits[0]),
    group,
    splice: spliceBetween(document.text, text),
    edits: { forward: edits, inverse },
  }
  return { ...document, ...ofLevel(game, level), text, ...pushed(document, entry) }
}

/**
 * Takes a text that was typed or pasted. Typing with the group of the last entry joins it; `label` names the undo step.
 */
export function typeText(
  document: LevelDocument,
  text: string,
  group: string,
  label = document.game.words.game.lines.editText,
): LevelDocument {
  if (text === document.text) return document
  const entry: HistoryEntry = {
    label,
    group,
    splice: spliceBetween(document.text, text),
    edits: null,
  }
  return { ...document, ...ofText(document, text), ...pushed(document, entry) }
}

export function undo(document: LevelDocument): LevelDocument {
  const entry = document.past.at(-1)
  if (!entry) return document
  const moved = {
    past: document.past.slice(0, -1),
    future: [...document.future, entry],
  }
  return { ...document, ...replay(document, entry, 'inverse'), ...moved }
}

export function redo(document: LevelDocument): LevelDocument {
  const entry = document.future.at(-1)
  if (!entry) return document
  const moved = {
    past: [...document.past, entry],
    future: document.future.slice(0, -1),
  }
  return { ...document, ...replay(document, entry, 'forward'), ...moved }
}

/** Goes back or forth until `past` has `place` entries, or to the first or last entry if there are not enough. */
export function goInHistory(document: LevelDocument, place: number): LevelDocument {
  const entries = [...document.past, ...document.future.toReversed()]
  const from = document.past.length
  const to = Math.max(0, Math.min(entries.length, place))
  if (to === from) return document
  if (Math.abs(to - from) === 1) return to < from ? undo(document) : redo(document)
  // A long way goes through the texts alone, without reading those in between.
  const way = to < from ? entries.slice(to, from).toReversed() : entries.slice(from, to)
  const text = way.reduce(
    (held, { splice }) => applySplice(held, to < from ? invertSplice(splice) : splice),
    document.text,
  )
  const moved = { past: entries.slice(0, to), future: entries.slice(to).toReversed() }
  return { ...document, ...ofText(document, text), ...moved }
}

/** Takes back the last entry for good, as Escape does during a stroke; nothing is left to redo. */
export function abandon(document: LevelDocument, group: string): LevelDocument {
  if (document.past.at(-1)?.group !== group) return document
  return { ...undo(document), future: [] }
}

/** Makes the next edit start a new undo step, so that undo comes back to the document as it is now. */
export function sealed(document: LevelDocument): LevelDocument {
  const last = document.past.at(-1)
  if (!last || last.group === '') return document
  return { ...document, past: [...document.past.slice(0, -1), { ...last, group: '' }] }
}

export function markSaved(document: LevelDocument): LevelDocument {
  const { past } = document
  return { ...sealed(document), savedAt: past.length }
}

/** Marks the place where the document had the saved `text`; if it had it at several undo steps, the nearest of them. */
export function markSavedAs(document: LevelDocument, text: string): LevelDocument {
  if (document.text === text) return markSaved(document)
  const { past, future } = document
  const back = stepsTo(text, document.text, past, invertSplice)
  const forth = stepsTo(text, document.text, future, (splice) => splice)
  if (back === null && forth === null) return { ...document, savedAt: -1 }
  const isBack = (back ?? Infinity) <= (forth ?? Infinity)
  return { ...document, savedAt: past.length + (isBack ? -back! : forth!) }
}

/** How many of the last entries lead from one text to another; null if none do. */
function stepsTo(
  wanted: string,
  from: string,
  entries: readonly HistoryEntry[],
  way: (splice: TextSplice) => TextSplice,
): number | null {
  let text = from
  for (let step = 1; step <= entries.length; step++) {
    text = applySplice(text, way(entries.at(-step)!.splice))
    if (text === wanted) return step
  }
  return null
}

function replay(
  document: LevelDocument,
  entry: HistoryEntry,
  direction: 'forward' | 'inverse',
): Partial<LevelDocument> {
  const splice = direction === 'forward' ? entry.splice : invertSplice(entry.splice)
  const text = applySplice(document.text, splice)
  // The board may be older than a broken text, and a text before the first board edit may be written freely: only if
  // both agree do the edits lead to the level of the text.
  if (!entry.edits || document.isBroken) return ofText(document, text)
  let level: unknown = document.level
  for (const edit of entry.edits[direction]) {
    level = (document.game.edits.apply(level, edit) as { level: unknown }).level
  }
  // A text in the user's own formatting may have warnings that the level does not show.
  if (document.game.format.print(level) !== text) return ofText(document, text)
  return { ...ofLevel(document.game, level), text }
}

function ofLevel(game: AnyGame, level: unknown): Partial<LevelDocument> {
  const diagnostics = sortDiagnostics(game.validate(level))
  return {
    level,
    diagnostics,
    isBroken: false,
    hasLevel: true,
    isRunnable: !hasErrors(diagnostics),
    isPlayable: isPlayableWith(game, diagnostics),
  }
}

function ofText(document: LevelDocument, text: string): Partial<LevelDocument> & { text: string } {
  const checked = checkText(document.game, text)
  // A text that was never a level is shown as text, not with half a board.
  const beginning: unknown = document.hasLevel ? checked.beginning : null
  return {
    text,
    level: checked.level ?? beginning ?? document.level,
    isBroken: checked.level === null,
    hasLevel: document.hasLevel || checked.level !== null,
    diagnostics: checked.diagnostics,
    isRunnable: checked.isRunnable,
    isPlayable: checked.isPlayable && (checked.level ?? beginning) !== null,
  }
}

function pushed(document: LevelDocument, entry: HistoryEntry): Partial<LevelDocument> {
  const last = document.past.at(-1)
  const isLost = document.savedAt > document.past.length
  const savedAt = isLost ? -1 : document.savedAt
  const joins = last !== undefined && entry.group !== '' && last.group === entry.group
  const canJoin = joins && (last.edits === null) === (entry.edits === null)
  if (!canJoin || document.future.length > 0) {
    return { past: [...document.past, entry], future: [], savedAt }
  }
  const before = applySplice(document.text, invertSplice(last.splice))
  const after = applySplice(document.text, entry.splice)
  const merged: HistoryEntry = {
    ...last,
    splice: spliceBetween(before, after),
    edits:
      last.edits && entry.edits
        ? {
            forward: [...last.edits.forward, ...entry.edits.forward],
            inverse: [...entry.edits.inverse, ...last.edits.inverse],
          }
        : null,
  }
  return { past: [...document.past.slice(0, -1), merged], future: [], savedAt }
}
