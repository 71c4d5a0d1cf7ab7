import type { Locator } from '@playwright/test'
import type { RunningApp } from '../fixtures'
import { makeSet } from '../pest-set'
import { AppPage } from './app'

/** The tab of a set. */
export class SetPage {
  readonly root: Locator
  readonly rows: Locator
  readonly filter: Locator
  readonly coverage: Locator
  readonly dialog: Locator

  constructor(private readonly app: AppPage) {
    const { window } = app
    this.root = window.getByTestId('set-page')
    this.rows = this.root.getByRole('row').filter({ has: window.getByRole('gridcell') })
    this.filter = this.root.getByRole('searchbox', { name: 'Filter tests' })
    this.coverage = this.root.getByTestId('coverage')
    this.dialog = window.getByRole('dialog')
  }

  /** Opens a folder by the command, and waits until all its tests are looked at. */
  async open(folder: string): Promise<void> {
    await this.app.shell.answerOpenDialog(folder)
    await this.app.choose('open-folder')
    await this.looked()
  }

  /** Waits until all tests are looked at. */
  async looked(): Promise<void> {
    await this.root.getByText(/ expected answers(| correct)$/).waitFor()
  }

  /** The row of a test by its file's name. */
  row(name: string): Locator {
    return this.rows.filter({ has: this.app.window.getByRole('gridcell', { name, exact: true }) })
  }

  /** Names of the columns shown, in their order. */
  columns(): Promise<string[]> {
    return this.root.getByRole('columnheader').allInnerTexts()
  }

  /** Shows a column or hides it, by the menu at the heads. */
  async toggleColumn(name: string): Promise<void> {
    await this.root.getByRole('button', { name: 'Choose columns' }).click()
    await this.app.window.getByRole('menuitemcheckbox', { name, exact: true }).click()
    await this.app.press('Escape')
  }

  async show(view: 'Tests' | 'Coverage' | 'Programs' | 'Statement'): Promise<void> {
    await this.root.getByRole('tab', { name: view }).click()
  }

  /** Comes back to the set from a level. */
  async back(name: string): Promise<void> {
    await this.app.tab(name).click()
    await this.root.waitFor()
  }
}

/** A set of small levels, made in `folder`, as the app has it open: its own folder, and the pages. */
export async function pestSet(
  open: () => Promise<RunningApp>,
  folder: string,
): Promise<{ set: string; app: AppPage; page: SetPage }> {
  const set = await makeSet(folder)
  const app = new AppPage(await open())
  const page = new SetPage(app)
  await page.open(set)
  return { set, app, page }
}
