/**
 * A file that the user chose. The page never names paths: it hands back the ticket that main issued for one. Path and
 * name are for display only.
 */
export interface FileTicket {
  readonly ticket: string
  readonly path: string
  /** The path with links resolved: two tickets with the same real path are the same file. */
  readonly real: string
  readonly name: string
}

/** The contents of an open file. */
export interface FoundText {
  /** Null if the file is gone or cannot be read. */
  readonly text: string | null
  /** Why it cannot be read; null if it can, or is gone. */
  readonly problem: string | null
}

export interface FileChange extends FoundText {
  readonly ticket: string
}

/** A file that has a new name or place. */
export interface FileMove {
  /** Ticket of the old name. */
  readonly ticket: string
  readonly file: FileTicket
}
