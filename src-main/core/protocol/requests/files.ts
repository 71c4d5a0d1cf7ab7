import type { PictureSize } from '../picture'
import type { Result } from '../../kernel/result'
import type { BackupEntry, BackupRule } from '../backups'
import type { ExportTicket } from '../exports'
import type { FileProblem } from '../file-problem'
import type { FileChange, FileMove, FileTicket, FoundText } from '../file-ticket'
import type { JournalNote } from '../journal'
import { event, request } from './declare'

export interface OpenedFile {
  readonly file: FileTicket
  readonly text: string
}

export interface FileAgain {
  readonly file: FileTicket
  /** Null if its disk does not respond. */
  readonly onDisk: FoundText | null
}

export interface FileFilter {
  readonly name: string
  /** Extensions without the dot. */
  readonly extensions: readonly string[]
}

/**
 * Data of the user's work on a file that is not in the file itself, by the name of the part that keeps it, such as
 * breakpoints.
 */
export type WorkspaceRecord = Readonly<Record<string, unknown>>

export type OpenReply = {
  readonly files: readonly OpenedFile[]
  readonly problems: readonly FileProblem[]
}

/** What the page may ask about files, their backups and journals, what is kept beside them, and exports. */
export const fileRequests = {
  /** Asks for files by dialog; empty when the user cancels. */
  'file:open': request<[filters: readonly FileFilter[]], OpenReply>(),
  /** Opens a file from the recent list again. */
  'file:open-recent': request<[ticket: string], Result<OpenedFile, FileProblem>>(),
  /** Current contents of a file that was open before with a known text; null for an unknown ticket. */
  'file:again': request<[ticket: string, known: string], FileAgain | null>(),
  'file:recent': request<[], readonly FileTicket[]>(),
  'file:clear-recent': request<[], null>(),
  /**
   * Writes a file that is already open. Refused with the code CHANGED if another program has changed it, unless forced,
   * and with the code UNASKED if the user would have to be asked but must not be.
   */
  'file:save': request<
    [ticket: string, text: string, isForced: boolean, mayAsk: boolean],
    Result<FileTicket, FileProblem>
  >(),
  /** The open files: changes of them by other programs are reported. */
  'file:watch': request<[tickets: readonly string[]], null>(),
  /** Asks for a place in a dialog and writes there; null if the user cancels. */
  'file:save-as': request<
    [
      suggestedName: string,
      filters: readonly FileFilter[],
      text: string,
      /** Ticket of the document's own file, if it has one. */
      own: string | null,
    ],
    Result<FileTicket | null, FileProblem>
  >(),
  /** Contents of an open file before it was saved, the newest first. */
  'backup:list': request<[ticket: string], readonly BackupEntry[]>(),
  'backup:read': request<[ticket: string, number: number], Result<string, FileProblem>>(),
  /** Sets how many backups are kept and how often, unless null; returns the current rule. */
  'backup:settings': request<[rule: BackupRule | null], BackupRule>(),
  /** Data kept beside an open file; null if there is none. */
  'workspace:load': request<[ticket: string], WorkspaceRecord | null>(),
  /** Keeps it, replacing the earlier data. */
  'workspace:save': request<[ticket: string, value: WorkspaceRecord], null>(),
  /** Records a change of a document; false if its journal has to start again with a `state`. */
  'journal:note': request<[document: string, note: JournalNote], boolean>(),
  /** Forgets a closed document. */
  'journal:forget': request<[document: string], null>(),
  /** The documents in the order of their tabs, and the active one. */
  'journal:order': request<[documents: readonly string[], active: string | null], null>(),
  /** Asks in a dialog for the place of a file that is sent in parts; null if the user cancels. */
  'export:begin': request<
    [suggestedName: string, filters: readonly FileFilter[]],
    Result<ExportTicket | null, FileProblem>
  >(),
  /** The next part, at most MAX_PART bytes. After a problem the export is over. */
  'export:append': request<[id: number, bytes: Uint8Array], Result<null, FileProblem>>(),
  'export:finish': request<[id: number], Result<null, FileProblem>>(),
  /** Leaves everything as it was before the export. */
  'export:abort': request<[id: number], null>(),
  /** An SVG picture of this size in pixels as a PDF file of one page, 96 pixels per inch. */
  'export:pdf': request<[svg: string, size: PictureSize], Uint8Array>(),
  /** The built page of a level, without a level. */
  'export:viewer': request<[], string>(),
}

/** What main tells the page of them. */
export const fileEvents = {
  /**
   * A document's journal could not be written; it has to start again with a `state`. An empty name means the order of
   * the tabs. The reason has no full stop: "the disk is full".
   */
  'journal:failed': event<{ readonly document: string; readonly reason: string }>(),
  /** Files given to a second start of the app, or dropped on its icon. */
  'file:opened': event<OpenReply>(),
  /** Another program has changed or deleted an open file. */
  'file:changed': event<FileChange>(),
  /** The app has renamed or moved files that are known by tickets; all at once. */
  'file:moved': event<readonly FileMove[]>(),
  /** A file's disk takes long to respond; null when the app waits for none any more. */
  'file:waiting': event<{ readonly name: string | null }>(),
}
