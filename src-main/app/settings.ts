import { z } from 'zod'
import { defaultBackupRule, type BackupRule } from '@core/protocol/backups'
import { JsonStore } from '../files/json-store'
import { backupRule, interfaceSize } from './request-schemas'
import type { ThemeChoice } from './shell'

const schema = z.object({
  version: z.literal(1),
  theme: z.enum(['system', 'light', 'dark']),
  // Stores of earlier versions have none.
  backups: backupRule.default(defaultBackupRule),
  size: interfaceSize.default(1),
  /** A code, or `system`; it may be of a language that a later version has. */
  language: z.string().max(20).default('system'),
})

type Held = Omit<z.infer<typeof schema>, 'version'>

/** What main itself keeps from one start to the next: the theme, as the window has its ground before the page, backups, size and language of the interface. */
export class MainSettings {
  private readonly store: JsonStore<z.infer<typeof schema>>
  private held: Held

  constructor(storePath: string, onError: (error: unknown) => void) {
    this.store = new JsonStore(storePath, schema, onError)
    this.held = this.store.read() ?? schema.parse({ version: 1, theme: 'system' })
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

  /** How large the interface is; 1 is the usual size. */
  get size(): number {
    return this.held.size
  }

  set size(size: number) {
    this.keep({ ...this.held, size })
  }

  /** Code of the language that the user has chosen; `system` for that of the system. */
  get language(): string {
    return this.held.language
  }

  set language(language: string) {
    this.keep({ ...this.held, language })
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
