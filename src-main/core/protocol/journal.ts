import type { EditRecord, JournaledDocument } from '../document/journal'
import type { JournaledLine, LineRecord } from '../document/journaled-lines'
import type { FileTicket, FoundText } from './file-ticket'

/** Plain data, as JSON knows it. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [key: string]: Json }

/** Something about an open document that has to outlive the app. Main does not look into `view`. */
export type JournalNote =
  | {
      readonly kind: 'state'
      /** Its name while it has no file. */
      readonly name: string
      /** Ticket of its file. */
      readonly file: string | null
      /** The main line; the branches follow. */
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
  /** What stands in its file now; null when it has none, or its disk does not answer: then it follows later. */
  readonly onDisk: FoundText | null
  readonly document: JournaledDocument
  /** Its branches; null when its journal does not speak of any. */
  readonly lines: readonly JournaledLine[] | null
  readonly view: Json
}

export interface RestoredSession {
  /** In the order of the tabs. */
  readonly documents: readonly RestoredDocument[]
  readonly active: string | null
  /** True when the app did not end as it should. */
  readonly wasCut: boolean
  /** Journals that could be read in part, whose levels are open so far. */
  readonly damaged: number
  /** Journals of which nothing could be read. */
  readonly unread: number
  /** Journals whose last record was written in part only. */
  readonly torn: number
}
