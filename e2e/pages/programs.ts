import type { Locator } from '@playwright/test'
import type { AppPage } from './app'
import { SetPage } from './set'

/** The programs of a set on its tests. */
export class ProgramsPage {
  readonly root: Locator
  /** Where there are no programs. */
  readonly none: Locator
  readonly grid: Locator
  readonly heads: Locator
  readonly summary: Locator
  /** What is reported about a run, and about a program. */
  readonly cellPane: Locator
  readonly programPane: Locator
  private readonly run: Locator

  constructor(private readonly app: AppPage) {
    this.root = app.window.getByTestId('programs')
    this.none = this.root.getByTestId('no-programs')
    this.grid = this.root.getByRole('grid', { name: 'Programs and tests' })
    this.heads = this.grid.locator('[data-program]')
    this.summary = this.root.getByTestId('programs-summary')
    this.cellPane = this.root.getByTestId('cell-pane')
    this.programPane = this.root.getByTestId('program-pane')
    this.run = this.root.getByRole('button', { name: 'Run', exact: true })
  }

  /** Opens a folder as a set and shows its programs. */
  async open(folder: string): Promise<void> {
    const set = new SetPage(this.app)
    await set.open(folder)
    await set.show('Programs')
    await this.root.waitFor()
  }

  /** Adds programs by the button, whose dialog answers with these files. */
  async add(...files: string[]): Promise<void> {
    await this.app.shell.answerOpenDialog(...files)
    await this.root.getByRole('button', { name: 'Add programs…' }).click()
    const last = files.at(-1)!
    await this.head(last.slice(last.lastIndexOf('/') + 1)).waitFor()
  }

  head(program: string): Locator {
    return this.heads.filter({ hasText: program })
  }

  /** A program on a test, by their names. */
  async cell(program: string, test: string): Promise<Locator> {
    const at = (await this.heads.allInnerTexts()).findIndex((text) => text.startsWith(program))
    const name = this.app.window.getByRole('rowheader').filter({ hasText: test })
    return this.grid.getByRole('row').filter({ has: name }).getByRole('gridcell').nth(at)
  }

  /** The verdicts of a program on these tests. */
  async verdicts(program: string, tests: readonly string[]): Promise<string[]> {
    const found = []
    for (const test of tests) found.push(await (await this.cell(program, test)).innerText())
    return found.map((text) => text.split(/\s/)[0]!)
  }

  async setTimeLimit(ms: number): Promise<void> {
    const field = this.root.getByRole('spinbutton', { name: 'Time limit of a run' })
    await field.fill(String(ms))
    await field.press('Enter')
  }

  /** Opens the dialog that proposes limits. */
  async proposeLimits(): Promise<{ readonly dialog: Locator }> {
    await this.app.choose('programs-limits')
    const dialog = this.app.window.getByRole('dialog', { name: 'Propose limits' })
    await dialog.waitFor()
    return { dialog }
  }

  /** Runs what has changed, and waits until that is over. */
  async runAll(): Promise<void> {
    await this.run.click()
    await this.over()
  }

  /** Waits until nothing runs any more that was asked for. */
  async over(): Promise<void> {
    await this.summary.filter({ hasText: / runs? in / }).waitFor()
  }

  /** Expects a verdict of the program whose pane is open, or no longer. */
  async expectVerdict(verdict: string): Promise<void> {
    await this.programPane.getByRole('checkbox', { name: verdict, exact: true }).click()
  }
}
