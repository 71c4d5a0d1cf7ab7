import { z } from 'zod'
import { defaultBackupRule, type BackupRule } from '@core/protocol/backups'
import { readJsonFile, writeJsonFile } from '../files/json-file'
import type { ThemeChoice } from './menu-template'
import { backupRule } from './request-schemas'

const schema = z.object({
  version: z.literal(1),
  theme: z.enum(['system', 'light', 'dark']),
  // Stores of earlier versions have none.
  backups: backupRule.default(defaultBackupRule),
})

type Held = Omit<z.infer<typeof schema>, 'version'>

/** What main itself keeps from one start to the next: the theme, as the window has its ground before the page, and backups. */
export class MainSettings {
  private held: Held
  private writing: Promise<void> = Promise.resolve()

  constructor(
    private readonly storePath: string,
    private readonly onError: (error: unknown) => void,
  ) {
    this.held = readJsonFile(storePath, schema) ?? { theme: 'system', backups: defaultBackupRule }
  }

  get theme(): ThemeChoice {
    return this.held.theme
  }

  set theme(theme: ThemeChoice) {
    this.keep({ ...this.held, theme })
  }

  get backups(): BackupRule {
    return this.held.backups
  }

  set backups(backups: BackupRule) {
    this.keep({ ...this.held, backups })
  }

  /** Resolves when everything said so far is on disk. */
  settled(): Promise<void> {
    return this.writing
  }

  private keep(held: Held): void {
    this.held = held
    this.writing = this.writing
      .then(() => writeJsonFile(this.storePath, { ...held, version: 1 }))
      .catch(this.onError)
  }
}
