import type { Locator, Page } from '@playwright/test'

/** The manual, at the side of the window or over a dialog. */
export class ManualPage {
  readonly pane: Locator
  readonly find: Locator
  /** What is shown of it, which has the name of the page. */
  readonly text: Locator
  /** The links of what a search has found, or of the contents. */
  readonly links: Locator

  constructor(window: Page) {
    this.pane = window.locator('[data-pane=help]')
    this.find = this.pane.getByRole('searchbox')
    this.text = this.pane.getByRole('region')
    this.links = this.text.getByRole('link')
  }

  /** A heading of the page shown. */
  heading(name: string): Locator {
    return this.text.getByRole('heading', { name, exact: true })
  }
}
