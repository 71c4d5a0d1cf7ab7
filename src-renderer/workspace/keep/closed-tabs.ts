import { journaled } from '@core/document/journal'
import { journaledLines } from '@core/document/journaled-lines'
import type { Bridge } from '@core/protocol/ipc'
import type { FileMove, FileTicket } from '@core/protocol/file-ticket'
import type { RestoredDocument } from '@core/protocol/journal'
import { viewOf } from './document-view'
import type { OpenLevel } from '../../level/index'
import type { ClosedSet, OpenSet } from '../../set/index'

/** Maximum number of closed tabs that can be reopened; the oldest are dropped first. */
export const MOST_CLOSED = 20

/** A tab that was closed. */
export type ClosedTab = ClosedLevel | ClosedSetTab

/** The closed tab of a set, whose files stay as they are. */
export interface ClosedSetTab {
  /** Its index among the tabs of sets. */
  readonly at: number
  readonly set: ClosedSet
}

/** The closed tab of a level, with its contents. */
export interface ClosedLevel {
  /** Its index among the others. */
  readonly at: number
  readonly document: Omit<RestoredDocument, 'onDisk'>
}

/** The data stored of a tab that is about to close. */
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

/** The data stored of the tab of a set. */
export function closedSetTab(set: OpenSet, at: number): ClosedSetTab {
  return { at, set: { ticket: set.ticket, view: set.kept } }
}

/** The document to reopen, updated with the current text of its file. */
export async function broughtBack(
  bridge: Bridge,
  { document }: ClosedLevel,
): Promise<RestoredDocument> {
  const { file } = document
  const found = file && (await bridge.request('file:again', file.ticket, document.document.text))
  return { ...document, file: found?.file ?? file, onDisk: found?.onDisk ?? null }
}

/** The same tab, after its file may have been renamed or moved. */
export function withMovedFile(tab: ClosedTab, moves: readonly FileMove[]): ClosedTab {
  if (!('document' in tab)) return tab
  const { document } = tab
  const file = moves.find(({ ticket }) => ticket === document.file?.ticket)?.file
  return file ? { ...tab, document: { ...document, file } } : tab
}

/** Whether two tickets stand for the same file. */
export function isSameFile(one: FileTicket | null, other: FileTicket | null): boolean {
  return one !== null && one.real === other?.real
}
