import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupRule } from '@core/protocol/backups'
import { Backups } from '../files/backups'
import { SaveMarks, type Marked } from '../files/save-marks'
import { sweepFolder } from '../files/temporary-files'

export interface SafeSavingOptions {
  readonly userData: string
  readonly rule: () => BackupRule
  /** Creates a listener for failed backups and marks. */
  readonly notKept: (what: string) => (error: unknown) => void
}

export interface SafeSaving {
  readonly backups: Backups
  /** Wraps writing a user's file: makes a backup first, and marks the write while it lasts. */
  readonly guard: Marked
  /** The same for files that can be made again, such as packages and pictures: no backup is made. */
  readonly marked: Marked
}

/**
 * Everything done around each write of a user's file. Remains of a crash are removed at the start, in the background.
 */
export function makeSafeSaving({ userData, rule, notKept }: SafeSavingOptions): SafeSaving {
  const backups = new Backups(join(userData, 'backups'), { rule, onError: notKept('backup') })
  const marks = new SaveMarks(join(userData, 'saving'), notKept('mark of a saving'))
  void marks.sweep()
  void sweepOwn(userData, Date.now())
  const marked: Marked = (path, write) => marks.during(path, write)
  return {
    backups,
    guard: async (path, write) => {
      await backups.keep(path)
      return marked(path, write)
    },
    marked,
  }
}

/** Removes what interrupted writes of the app's own files have left before a moment. */
async function sweepOwn(userData: string, before: number): Promise<void> {
  const backups = await readdir(join(userData, 'backups')).catch(() => [])
  const folders = [
    '.',
    'journal',
    'workspaces',
    'set-looks',
    'set-moves',
    ...backups.map((one) => join('backups', one)),
  ]
  for (const folder of folders) await sweepFolder(join(userData, folder), before)
}
