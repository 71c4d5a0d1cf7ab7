/** A kept backup of a file's contents before it was saved. */
export interface BackupEntry {
  /** Counts up; a file's first backup is 1. */
  readonly number: number
  /** When it was kept, in ms since 1970. */
  readonly time: number
  /** In bytes. */
  readonly size: number
}

/** How many backups of a file are kept, and how often one is made. */
export interface BackupRule {
  /** 0: no backups are made. */
  readonly count: number
  /** Minimum number of minutes between two backups; 0: one at every save. */
  readonly minutes: number
}

export const MOST_BACKUPS = 1000
/** A week. */
export const MOST_MINUTES = 7 * 24 * 60

export const defaultBackupRule: BackupRule = { count: 10, minutes: 5 }
