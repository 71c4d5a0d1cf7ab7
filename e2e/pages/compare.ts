import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import type { AppPage } from './app'
import type { ComparisonView } from './probe'

/** Two boards side by side. */
export class ComparePage {
  private readonly window: Page

  constructor(private readonly app: AppPage) {
    this.window = app.window
  }

  /** Waits until both runs are there to their ends or to their first difference. */
  async searched(): Promise<ComparisonView> {
    await expect
      .poll(async () => {
        const { comparison } = await this.app.snapshot()
        return comparison?.isCurrent === true && comparison.isSearched
      })
      .toBe(true)
    return (await this.app.snapshot()).comparison!
  }

  async choose(label: RegExp): Promise<void> {
    // By its value: the mark before it changes as more is known.
    const options = this.bar().getByLabel('Compared with').locator('option')
    const value = await options.filter({ hasText: label }).first().getAttribute('value')
    await this.bar().getByLabel('Compared with').selectOption(value)
  }

  /** What can be compared with, as the picker lists it. */
  async choices(): Promise<string[]> {
    return this.bar().getByLabel('Compared with').locator('option').allTextContents()
  }

  async goToFirstDifference(): Promise<void> {
    await this.bar().getByRole('button', { name: 'First difference' }).click()
  }

  async close(): Promise<void> {
    await this.bar().getByRole('button', { name: 'Stop comparing' }).click()
  }

  bar() {
    return this.window.getByTestId('compare-bar')
  }

  difference() {
    return this.window.getByTestId('difference')
  }

  title(side: 'left' | 'right') {
    return this.window.getByTestId(`side-title-${side}`)
  }

  strip() {
    return this.window.getByTestId('compare-strip')
  }

  sideBoard() {
    return this.window.getByTestId('side-board')
  }
}
