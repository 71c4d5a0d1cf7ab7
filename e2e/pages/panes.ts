import type { AppPage } from './app'

/** A place on the screen. */
interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The panes around the board: where they stand, and how a user arranges them. */
export class PanesPage {
  constructor(private readonly app: AppPage) {}

  tab(name: string) {
    return this.app.window
      .locator('[data-pane=side]')
      .getByRole('tab', { name: new RegExp(`^${name}\\b`) })
  }

  /** The names of all panes that stand somewhere, without what stands behind them. */
  async names(): Promise<string[]> {
    const tabs = await this.app.window.locator('[data-pane=side] [role=tab]').allInnerTexts()
    return tabs.map((text) => text.split(/\s/)[0]!)
  }

  /** The panes as they lie over each other, one list a stack, from left to right and down; those on top with a star. */
  async stacks(): Promise<string[]> {
    return this.app.window.evaluate(() =>
      [...document.querySelectorAll('[data-pane=side]')].map((pane) =>
        [...pane.querySelectorAll('[role=tab]')]
          .map((tab) => {
            const name = tab.getAttribute('aria-label')!.replace(/ \d+$/, '')
            return tab.getAttribute('aria-selected') === 'true' ? `${name}*` : name
          })
          .join(' '),
      ),
    )
  }

  /** Where the stack stands that a pane is in. */
  async box(name: string): Promise<Box> {
    return this.tab(name).evaluate((tab) => {
      const { x, y, width, height } = tab.closest('[data-pane=side]')!.getBoundingClientRect()
      return { x, y, width, height }
    })
  }

  /** Drags the left edge of the stack of a pane by so many pixels. */
  async dragEdge(name: string, by: number): Promise<void> {
    const { x, y, height } = await this.box(name)
    await this.drag({ x, y: y + height / 2 }, { x: x + by, y: y + height / 2 })
  }

  /** Drags a pane by its tab to a point of another stack, told as parts of its width and height. */
  async dragTab(name: string, to: string, across: number, down: number): Promise<void> {
    const tab = (await this.tab(name).boundingBox())!
    const { x, y, width, height } = await this.box(to)
    const from = { x: tab.x + tab.width / 2, y: tab.y + tab.height / 2 }
    await this.drag(from, { x: x + width * across, y: y + height * down })
  }

  /** Goes to the tab of a pane, which is on top then. */
  async focus(name: string): Promise<void> {
    await this.tab(name).focus()
  }

  /** Whether panes float over the others. */
  floating() {
    return this.app.window.locator('.dv-resize-container [data-pane=side]')
  }

  private async drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    const { mouse } = this.app.window
    await mouse.move(from.x, from.y)
    await mouse.down()
    await mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 })
    await mouse.move(to.x, to.y, { steps: 8 })
    await mouse.up()
  }
}
