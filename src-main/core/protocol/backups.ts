/** What a file held before it was saved, as it was kept. */
export interface BackupEntry {
  /** Counts up, a file's first backup has 1. */
  readonly number: number
  /** When it was kept, in ms since 1970. */
  readonly time: number
  /** In bytes. */
  readonly size: number
}

/** How many backups are kept of a file, and how often one is made. */
export interface BackupRule {
  /** 0: none are made. */
  readonly count: number
  /** Makes at most one every so many minutes; 0: at every save. */
  readonly minutes: number
}

export const MOST_BACKUPS = 1000
/** A week. */
export const MOST_MINUTES = 7 * 24 * 60

export const defaultBackupRule: BackupRule = { count: 10, minutes: 5 }
