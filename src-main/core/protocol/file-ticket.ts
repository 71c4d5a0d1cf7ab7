/**
 * A file that the user chose. The page never names paths: it hands back the ticket that main gave out for one. Path and
 * name are for showing only.
 */
export interface FileTicket {
  readonly ticket: string
  readonly path: string
  /** Where the path leads through links: two tickets with the same are the same file. */
  readonly real: string
  readonly name: string
}

/** What stands in a file that is open. */
export interface FoundText {
  /** Null when the file is gone or cannot be read. */
  readonly text: string | null
  /** Why it cannot be read; null when it can, or is gone. */
  readonly problem: string | null
}

export interface FileChange extends FoundText {
  readonly ticket: string
}

/** A file that has another name or place from now on. */
export interface FileMove {
  /** That of the old name. */
  readonly ticket: string
  readonly file: FileTicket
}
