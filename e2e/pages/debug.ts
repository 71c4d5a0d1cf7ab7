import type { Locator, Page } from '@playwright/test'
import { BoardPage } from './board'

/** Breakpoints and stories in the side pane, and the menus that make them. */
export class DebugPage {
  private readonly board: BoardPage

  constructor(private readonly window: Page) {
    this.board = new BoardPage(window)
  }

  async open(): Promise<void> {
    await this.window.getByRole('tab', { name: 'Debug' }).click()
  }

  /** Opens the menu of a cell by the right button. */
  async menuAt(row: number, col: number): Promise<void> {
    const { x, y } = await this.board.pointOf(row, col)
    await this.window.mouse.click(x, y, { button: 'right' })
    await this.menu().waitFor()
  }

  menu(): Locator {
    return this.window.getByRole('menu')
  }

  /** Chooses a line of the menu that is open. */
  async choose(title: string): Promise<void> {
    await this.menu().getByRole('menuitem', { name: title }).click()
    await this.menu().waitFor({ state: 'detached' })
  }

  /** Opens the form for a breakpoint of one kind: "On a score or value…". */
  async add(kind: string): Promise<Locator> {
    await this.section('Breakpoints').getByRole('button', { name: 'Add a breakpoint' }).click()
    await this.choose(kind)
    return this.window.getByRole('form', { name: 'New breakpoint' })
  }

  section(title: string): Locator {
    return this.window.getByRole('region', { name: title, exact: true })
  }

  rows(): Locator {
    return this.section('Breakpoints').getByRole('listitem')
  }

  row(title: string): Locator {
    return this.rows().filter({ hasText: title })
  }

  /** Hits that a breakpoint shows, once all are counted. */
  async hitsOf(title: string): Promise<number> {
    const row = this.row(title)
    await row.and(this.window.locator('[data-counting=false]')).waitFor()
    const text = await row.getByTitle('Hits over the whole run').innerText()
    return Number(text.replaceAll(',', '').replace(/ hits?$/, ''))
  }

  checkbox(title: string): Locator {
    return this.row(title).getByRole('checkbox')
  }

  /** One that is followed, by its name. */
  followed(title: string): Locator {
    return this.section('Followed').getByRole('button', { name: title, exact: true })
  }

  story(): Locator {
    return this.window.getByRole('list', { name: 'Story' }).getByRole('listitem')
  }
}
