import type { Locator, Page } from '@playwright/test'

/** The Why tab of the lower pane. */
export class WhyPage {
  readonly pane: Locator

  constructor(private readonly window: Page) {
    this.pane = window.getByRole('region', { name: 'Why', exact: true })
  }

  /** The sentence or the cell that was asked about. */
  asked(): Locator {
    return this.pane.getByTestId('why-asked')
  }

  facts(): Locator {
    return this.pane.getByRole('list', { name: 'Facts' })
  }

  /** What became of the misreadings: how many go differently. */
  summary(): Locator {
    return this.pane.getByTestId('why-summary')
  }

  /** What would have happened under the chosen misreading. */
  outcome(): Locator {
    return this.pane.getByTestId('why-outcome')
  }

  /** A misreading to choose, by its id. */
  chip(reading: string): Locator {
    return this.pane
      .getByRole('group', { name: 'Misreadings' })
      .locator(`[data-reading="${reading}"]`)
  }

  /** Asks about the first event of the log whose sentence has the words. */
  async askOfEvent(words: string): Promise<void> {
    const log = this.window.getByRole('list', { name: 'Events' })
    const row = log.getByRole('listitem').filter({ hasText: words }).first()
    await row.hover()
    await row.getByRole('button', { name: 'Why', exact: true }).click()
  }
}
