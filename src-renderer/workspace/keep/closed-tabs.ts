import { journaled } from '@core/document/journal'
import { journaledLines } from '@core/document/journaled-lines'
import type { Bridge, FileMove, FileTicket } from '@core/protocol/ipc'
import type { RestoredDocument } from '@core/protocol/journal'
import { viewOf } from './document-view'
import type { OpenLevel } from '../../level/index'
import type { ClosedSet, OpenSet } from '../../set/index'

/** Closed tabs that can be opened again at most; the oldest are forgotten first. */
export const MOST_CLOSED = 20

/** A tab that was closed. */
export type ClosedTab = ClosedLevel | ClosedSetTab

/** The tab of a set, whose files stay as they are. */
export interface ClosedSetTab {
  /** Where it stood among those of the sets. */
  readonly at: number
  readonly set: ClosedSet
}

/** The tab of a level, with all that it held. */
export interface ClosedLevel {
  /** Where it stood among the others. */
  readonly at: number
  readonly document: Omit<RestoredDocument, 'onDisk'>
}

/** What is kept of a tab that is about to close. */
export function closedTab(level: OpenLevel, at: number): ClosedLevel {
  const { main, branches } = level.editor.lines
  const document = {
    id: crypto.randomUUID(),
    name: level.untitledName,
    file: level.file,
    document: journaled(main.document),
    lines: journaledLines(branches),
    view: viewOf(level),
  }
  return { at, document }
}

/** What is kept of the tab of a set. */
export function closedSetTab(set: OpenSet, at: number): ClosedSetTab {
  return { at, set: { ticket: set.ticket, view: set.kept } }
}

/** The document to be opened again, with what stands in its file now. */
export async function broughtBack(
  bridge: Bridge,
  { document }: ClosedLevel,
): Promise<RestoredDocument> {
  const { file } = document
  const found = file && (await bridge.request('file:again', file.ticket, document.document.text))
  return { ...document, file: found?.file ?? file, onDisk: found?.onDisk ?? null }
}

/** The same tab, whose file may have another name or place now. */
export function withMovedFile(tab: ClosedTab, moves: readonly FileMove[]): ClosedTab {
  if (!('document' in tab)) return tab
  const { document } = tab
  const file = moves.find(({ ticket }) => ticket === document.file?.ticket)?.file
  return file ? { ...tab, document: { ...document, file } } : tab
}

/** Whether two tickets mean the same file. */
export function isSameFile(one: FileTicket | null, other: FileTicket | null): boolean {
  return one !== null && one.real === other?.real
}
