import { z } from 'zod'
import { readJsonFile, writeJsonFile } from '../files/json-file'
import type { ThemeChoice } from './menu-template'

const schema = z.object({ version: z.literal(1), theme: z.enum(['system', 'light', 'dark']) })

/** What main itself keeps from one start to the next: the theme, as the window has its ground before the page. */
export class MainSettings {
  private held: ThemeChoice
  private writing: Promise<void> = Promise.resolve()

  constructor(
    private readonly storePath: string,
    private readonly onError: (error: unknown) => void,
  ) {
    this.held = readJsonFile(storePath, schema)?.theme ?? 'system'
  }

  get theme(): ThemeChoice {
    return this.held
  }

  set theme(theme: ThemeChoice) {
    this.held = theme
    this.writing = this.writing
      .then(() => writeJsonFile(this.storePath, { version: 1, theme }))
      .catch(this.onError)
  }

  /** Resolves when everything said so far is on disk. */
  settled(): Promise<void> {
    return this.writing
  }
}
