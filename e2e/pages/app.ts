import type { Page } from '@playwright/test'
import type { RunningApp } from '../fixtures'
import type { Shell } from '../shell'
import type { Probe, ProbeSnapshot, RunStateView } from './probe'

type Probed = typeof window & { readonly __probe?: Probe }

/** The window as a user has it: what is shown, and the keys and buttons that belong to no pane. */
export class AppPage {
  readonly window: Page
  readonly shell: Shell
  readonly errors: string[]

  constructor(running: RunningApp) {
    this.window = running.window
    this.shell = running.shell
    this.errors = running.errors
  }

  async snapshot(): Promise<ProbeSnapshot> {
    const read = () => (window as Probed).__probe?.snapshot() ?? null
    return (await this.window.evaluate(read)) ?? this.inPage(read)
  }

  /** The run's state at the playhead, by the names of its ranges. */
  async runState(): Promise<RunStateView> {
    const state = await this.window.evaluate(() => (window as Probed).__probe!.runState())
    if (!state) throw new Error('there is no run')
    return state
  }

  /** Waits until the run of the current text is complete and the panes are there. */
  async settled(): Promise<ProbeSnapshot> {
    return this.inPage(() => {
      const now = (window as Probed).__probe?.snapshot()
      const hasPanes = document.querySelector('[data-dock=coming]') === null
      return now?.isSettled && hasPanes ? now : null
    })
  }

  /** Waits until all that was done so far is kept: the page has told main of it, and main has put it on disk. */
  async kept(): Promise<void> {
    const isQuiet = () => (window as Probed).__probe?.isQuiet() ?? false
    do {
      await this.inPage(() => (window as Probed).__probe?.isQuiet() || null)
      await this.shell.settled()
      await this.heard()
    } while (!(await this.window.evaluate(isQuiet)))
  }

  /** Waits until the app has looked at all open files once more, and the page has heard what others have changed. */
  async watched(): Promise<void> {
    await this.shell.lookedAround()
    await this.heard()
  }

  /** Waits until the page has heard all that main has said so far: an answer comes after what was said before it. */
  async heard(): Promise<void> {
    await this.window.evaluate('bridge.request("file:recent")')
  }

  /** Waits until two frames were painted: what changes with a frame has changed. */
  async painted(): Promise<void> {
    await this.window.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    )
  }

  /**
   * Gives the page a slow clock, by which no machine is slow: where something has taken long, the page plays turns and
   * works out answers no longer unasked, and what is typed slowly is undone in parts.
   */
  async slowClock(): Promise<void> {
    await this.window.evaluate(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() / 100
    })
  }

  /** Waits until the page has it, and returns it: the page itself looks, which is sooner than to ask it again and again. */
  private async inPage<T>(read: () => T | null): Promise<T> {
    const found = await this.window.waitForFunction(read, null, { polling: 20 })
    return (await found.jsonValue()) as T
  }

  /** Gives the page another size, and waits until it has it. */
  async resize(width: number, height: number): Promise<void> {
    await this.shell.resize(width, height)
    const isThere = ([wide, high]: readonly number[]): boolean =>
      innerWidth === wide && innerHeight === high
    await this.window.waitForFunction(isThere, [width, height] as const, { polling: 20 })
    // The panes get their places a frame later.
    await this.painted()
  }

  async openSample(title: string): Promise<void> {
    await this.window.getByRole('button', { name: title }).first().click()
    await this.settled()
  }

  /** Chooses an item of the native menu by its command. */
  async choose(command: string): Promise<void> {
    await this.shell.choose(command)
  }

  async press(keys: string): Promise<void> {
    await this.window.keyboard.press(keys)
  }

  tab(name: string) {
    return this.window.getByRole('tab', { name, exact: true })
  }

  /** Resizes a board of rockets to another width in the Level pane. */
  async widen(width: number): Promise<void> {
    await this.showPane('Level')
    await this.window.getByLabel('Width', { exact: true }).fill(String(width))
    await this.press('Enter')
    await this.window.getByRole('button', { name: 'Resize', exact: true }).click()
    await this.settled()
  }

  async showPane(name: string): Promise<void> {
    await this.window.getByRole('tab', { name: new RegExp(`^${name}\\b`) }).click()
  }

  answer() {
    return this.window.getByTestId('answer').locator('output')
  }

  /** What the app says in a corner; on a slow machine other news may stand beside it. */
  notice(text: string | RegExp) {
    return this.window.getByTestId('notice-bar').filter({ hasText: text })
  }

  /** What stands in the board's place for a text that never was a level. */
  noLevel() {
    return this.window.getByTestId('no-level')
  }

  status() {
    return this.window.locator('footer')
  }

  /** The editor of the official text. */
  text() {
    return this.window.getByRole('textbox', { name: 'Level text' })
  }
}
