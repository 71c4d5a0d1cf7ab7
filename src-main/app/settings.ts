import { z } from 'zod'
import { defaultBackupRule, type BackupRule } from '@core/protocol/backups'
import { JsonStore } from '../files/json-store'
import { backupRule } from './request-schemas'
import type { ThemeChoice } from './shell'

const schema = z.object({
  version: z.literal(1),
  theme: z.enum(['system', 'light', 'dark']),
  // Stores of earlier versions have none.
  backups: backupRule.default(defaultBackupRule),
})

type Held = Omit<z.infer<typeof schema>, 'version'>

/** What main itself keeps from one start to the next: the theme, as the window has its ground before the page, and backups. */
export class MainSettings {
  private readonly store: JsonStore<z.infer<typeof schema>>
  private held: Held

  constructor(storePath: string, onError: (error: unknown) => void) {
    this.store = new JsonStore(storePath, schema, onError)
    this.held = this.store.read() ?? { theme: 'system', backups: defaultBackupRule }
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
    return this.store.settled()
  }

  private keep(held: Held): void {
    this.held = held
    this.store.write({ ...held, version: 1 })
  }
}
