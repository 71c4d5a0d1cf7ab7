import type { AppPage } from './app'

/** The history of a document as a list. */
export class HistoryPage {
  constructor(private readonly app: AppPage) {}

  async open(): Promise<void> {
    await this.app.press('Alt+u')
    await this.here().waitFor()
  }

  /** All places, the first above. */
  rows() {
    return this.list().getByRole('button')
  }

  /** Where the document is. */
  here() {
    return this.list().locator('[aria-current=step]')
  }

  /** The line whose history it is; only there where there are branches. */
  line() {
    return this.app.window.getByLabel('Line of the history')
  }

  private list() {
    return this.app.window.getByRole('list', { name: 'History' })
  }
}
