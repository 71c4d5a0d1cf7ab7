import type { Locator } from '@playwright/test'
import type { AppPage } from './app'

/** The dialog in which keys are changed. */
export class KeysPage {
  readonly root: Locator
  private readonly field: Locator

  constructor(private readonly app: AppPage) {
    this.root = app.window.getByRole('dialog', { name: 'Keys', exact: true })
    this.field = this.root.getByRole('searchbox')
  }

  async open(): Promise<void> {
    await this.app.choose('keys')
    await this.root.getByRole('listitem').first().waitFor()
  }

  async find(words: string): Promise<void> {
    await this.field.fill(words)
  }

  /** The row of a command. */
  row(command: string): Locator {
    return this.root.locator(`[data-command="${command}"]`)
  }

  /** Adds a key to a command by pressing it, or a chord by pressing both. */
  async add(command: string, ...keys: string[]): Promise<void> {
    await this.row(command)
      .getByRole('button', { name: /^Add a key/ })
      .press('Enter')
    const asking = this.row(command).locator('[data-asking]')
    for (const key of keys) await asking.press(key)
    // What may begin a chord waits for a second key.
    if (/^(Control|Alt|Meta)\+/.test(keys.at(-1)!) && keys.length === 1) await asking.press('Enter')
  }

  async remove(command: string, key: string): Promise<void> {
    await this.row(command)
      .getByRole('button', { name: `Take ${key} from` })
      .click()
  }

  /** The keys of a command as they are shown. */
  keysOf(command: string): Promise<string[]> {
    return this.row(command).locator('kbd').allInnerTexts()
  }
}
