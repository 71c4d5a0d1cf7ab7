import type { Page } from '@playwright/test'

/** The window by keys alone, as one goes about it who has no mouse. */
export class KeyboardPage {
  constructor(private readonly window: Page) {}

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.window.keyboard.press(key)
  }

  /** Goes to a pane by F6. */
  async toPane(name: string): Promise<void> {
    await this.until('F6', `[data-pane="${name}"]`)
  }

  /** Chooses a tab of the side pane: F6, Shift+Tab to the row where need be, arrow keys; then Tab to what it shows. */
  async toText(): Promise<void> {
    await this.until('F6', '[data-pane=side]:has([data-tab-panel-id=text])')
    await this.until('Shift+Tab', '[role=tab]')
    await this.until('ArrowRight', '[role=tab][data-tab-panel-id=text]')
    await this.until('Tab', '.cm-content')
  }

  /** The cell that a screen reader is on: row and column from 1, and its words; null when on none. */
  async cell(): Promise<string | null> {
    return this.window.evaluate(() => {
      const id = document.activeElement?.getAttribute('aria-activedescendant')
      const cell = id ? document.getElementById(id) : null
      const row = cell?.closest('[role=row]')?.getAttribute('aria-rowindex')
      return cell && `${row}/${cell.getAttribute('aria-colindex')} ${cell.textContent}`
    })
  }

  /** The accessibility tree of the window, and the cells of the board's first rows as the arrow keys come to them. */
  async tree(rows: number): Promise<string> {
    await this.hideSpoken(true)
    const window = await this.window.locator('body').ariaSnapshot()
    await this.hideSpoken(false)
    const cells: string[] = []
    for (let row = 0; row < rows; row++) {
      const along = row % 2 === 0 ? 'ArrowRight' : 'ArrowLeft'
      for (;;) {
        const cell = await this.cell()
        if (cell === null) throw new Error('the cursor is on no cell')
        if (cell === cells.at(-1)) break
        cells.push(cell)
        await this.press(along)
      }
      await this.press('ArrowDown')
    }
    return `${window}\n\nBoard by arrow keys:\n${cells.join('\n')}\n`
  }

  /** What is spoken comes some time after what it tells of, and is no part of the window's tree. */
  private async hideSpoken(isHidden: boolean): Promise<void> {
    await this.window
      .getByTestId('spoken')
      .evaluateAll((all, hidden) => all.forEach((one) => (one.ariaHidden = hidden)), `${isHidden}`)
  }

  /** Presses a key until the focus is on or within what a selector names. */
  private async until(key: string, selector: string): Promise<void> {
    const isThere = () =>
      this.window.evaluate((wanted) => document.activeElement?.closest(wanted) != null, selector)
    for (let tries = 0; tries < 40; tries++) {
      if (await isThere()) return
      await this.press(key)
    }
    throw new Error(`${key} leads to no ${selector}`)
  }
}
