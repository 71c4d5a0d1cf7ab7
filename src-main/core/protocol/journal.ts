import type { EditRecord, JournaledDocument } from '../document/journal'
import type { JournaledLine, LineRecord } from '../document/journaled-lines'
import type { FileTicket, FoundText } from './file-ticket'

/** Plain JSON data. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** A record about an open document that must survive a restart of the app. Main does not interpret `view`. */
export type JournalNote =
  | {
      readonly kind: 'state'
      /** Its name while it has no file. */
      readonly name: string
      /** Ticket of its file. */
      readonly file: string | null
      /** The main line; the branches are separate. */
      readonly document: JournaledDocument
      readonly lines: readonly JournaledLine[] | null
      readonly view: Json
    }
  | { readonly kind: 'place'; readonly name: string; readonly file: string | null }
  | { readonly kind: 'view'; readonly view: Json }
  | EditRecord
  | LineRecord

/** A document that was open when the app ended. */
export interface RestoredDocument {
  /** Its name in the journal. */
  readonly id: string
  readonly name: string
  readonly file: FileTicket | null
  /** Contents of its file now; null if it has none, or if its disk does not respond: then they follow later. */
  readonly onDisk: FoundText | null
  readonly document: JournaledDocument
  /** Its branches; null if its journal contains none. */
  readonly lines: readonly JournaledLine[] | null
  readonly view: Json
}

export interface RestoredSession {
  /** In the order of the tabs. */
  readonly documents: readonly RestoredDocument[]
  readonly active: string | null
  /** True if the app did not end properly. */
  readonly wasCut: boolean
  /** Number of journals that could be read in part; their levels are open as far as they were read. */
  readonly damaged: number
  /** Number of journals of which nothing could be read. */
  readonly unread: number
  /** Number of journals whose last record is incomplete. */
  readonly torn: number
}
