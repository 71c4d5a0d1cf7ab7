import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { BackupRule } from '@core/protocol/backups'
import { Backups } from '../files/backups'
import { SaveMarks, type Marked } from '../files/save-marks'
import { sweepFolder } from '../files/temporary-files'

export interface SafeSavingOptions {
  readonly userData: string
  readonly rule: () => BackupRule
  /** Makes a listener for what could not be kept. */
  readonly notKept: (what: string) => (error: unknown) => void
}

export interface SafeSaving {
  readonly backups: Backups
  /** Does a writing of a user's file: keeps what was there, and marks the writing as long as it lasts. */
  readonly guard: Marked
  /** The same for what is made again each time, such as packages and pictures: nothing is kept of what was there. */
  readonly marked: Marked
}

/** What goes on round each writing of a user's file. What a crash has left is taken away beside the start. */
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

/** Takes what cut writings of the app's own files have left before a moment. */
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
