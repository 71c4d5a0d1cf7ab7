import type { Locator } from '@playwright/test'
import type { AppPage } from './app'

/** The command palette, by keys. */
export class PalettePage {
  readonly root: Locator
  readonly field: Locator
  readonly rows: Locator
  /** What Enter would do. */
  readonly chosen: Locator
  /** How many match, or why nothing happens. */
  readonly status: Locator

  constructor(private readonly app: AppPage) {
    this.root = app.window.getByTestId('palette')
    this.field = this.root.getByRole('combobox')
    this.rows = this.root.getByRole('option')
    this.chosen = this.root.getByRole('option', { selected: true })
    this.status = this.root.getByRole('status')
  }

  /** Opens it by a key and types, until what is chosen has these words. */
  async ask(words: string, best: string | RegExp, key = 'Control+Shift+P'): Promise<void> {
    await this.app.press(key)
    await this.field.waitFor()
    await this.app.window.keyboard.type(words)
    await this.chosen.filter({ hasText: best }).waitFor()
  }

  /** Asks, and does what is best. */
  async go(words: string, best: string | RegExp, key?: string): Promise<void> {
    await this.ask(words, best, key)
    await this.app.press('Enter')
    await this.root.waitFor({ state: 'detached' })
  }
}
