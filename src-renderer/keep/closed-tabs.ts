import { journaled } from '@core/document/journal'
import { journaledLines } from '@core/document/journaled-lines'
import type { Bridge, FileTicket } from '@core/protocol/ipc'
import type { RestoredDocument } from '@core/protocol/journal'
import { viewOf } from './document-view'
import type { OpenLevel } from '../level/index'

/** Closed tabs that can be opened again at most; the oldest are forgotten first. */
export const MOST_CLOSED = 20

/** A tab that was closed, with all that it held. */
export interface ClosedTab {
  /** Where it stood among the others. */
  readonly at: number
  readonly document: Omit<RestoredDocument, 'onDisk'>
}

/** What is kept of a tab that is about to close. */
export function closedTab(level: OpenLevel, at: number): ClosedTab {
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

/** The document to be opened again, with what stands in its file by now. */
export async function broughtBack(
  bridge: Bridge,
  { document }: ClosedTab,
): Promise<RestoredDocument> {
  const { file } = document
  const found = file && (await bridge.request('file:again', file.ticket, document.document.text))
  return { ...document, file: found?.file ?? file, onDisk: found?.onDisk ?? null }
}

/** Whether two tickets mean the same file. */
export function isSameFile(one: FileTicket | null, other: FileTicket | null): boolean {
  return one !== null && one.real === other?.real
}
