import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import type { BrowserWindow } from 'electron'
import { copyLivingFolder } from './copy-living-folder'
import { ElectronShell } from './electron-shell'
import { PATIENCE } from './patience'
import type { RunningApp } from './shell'
import { collectErrors, launchElectron, pageMade } from './start-electron'

/** Globals of main: what it offers to tests, and the system's own calls, in whose place tests put theirs. */
type MainGlobals = typeof globalThis & {
  freshStart: { begin(userData: string, files: readonly string[]): Promise<void> }
  own?: { readonly dialog: object; readonly shell: object }
  /** The window of the app itself; tests may open others beside it. */
  ownWindow?: BrowserWindow
}

/** One process of the app for many tests: for each it starts again inside of it, which costs a third of a process. */
export class SharedElectron {
  private shell: ElectronShell | null = null
  private readonly folders: string[] = []

  /** The app as it is right after a start with these files, with a folder of its own for its data. */
  async open(files: readonly string[]): Promise<RunningApp> {
    return this.begin(await this.makeFolder(), files)
  }

  /**
   * The app as it is at the next start had the power failed now: with what lies in its folder of data at this moment, and
   * with what is done to that while it is away.
   */
  async reopen(data: string, meanwhile: (data: string) => Promise<void>): Promise<RunningApp> {
    const folder = await this.makeFolder()
    await copyLivingFolder(data, folder)
    await meanwhile(folder)
    return this.begin(folder, [])
  }

  private async begin(data: string, files: readonly string[]): Promise<RunningApp> {
    if (!this.shell || this.shell.hasEnded()) this.shell = await this.start()
    const { shell } = this
    const pages = new Map<Page, string[]>()
    const listen = (page: Page): void => {
      pages.set(page, [])
      collectErrors(page, pages.get(page)!)
    }
    shell.electron.on('window', listen)
    // A window that the test before has opened may be heard of only now.
    const begun = shell.electron.waitForEvent('window', {
      predicate: (page) => isOwn(shell.electron, page),
      timeout: PATIENCE,
    })
    await shell.electron.evaluate(
      async ({ app, BrowserWindow, dialog, shell }, { data, files }) => {
        const main = globalThis as MainGlobals
        main.own ??= { dialog: { ...dialog }, shell: { ...shell } }
        Object.assign(dialog, main.own.dialog)
        Object.assign(shell, main.own.shell)
        const { ownWindow } = main
        for (const other of BrowserWindow.getAllWindows())
          if (ownWindow && other !== ownWindow) other.destroy()
        app.once('browser-window-created', (_, made) => {
          main.ownWindow = made
          // Out of the way of the pointer before it is shown.
          made.setPosition(0, 0)
        })
        await main.freshStart.begin(data, files)
      },
      { data, files },
    )
    const window = await begun
    shell.electron.off('window', listen)
    await pageMade(window)
    return { shell, window, data, errors: pages.get(window)! }
  }

  /** Lets the page of a test that is over paint no more. */
  async rest(): Promise<void> {
    if (!this.shell || this.shell.hasEnded()) return
    await hide(this.shell.electron)
  }

  async end(): Promise<void> {
    if (this.shell && !this.shell.hasEnded()) await this.shell.quit()
    for (const folder of this.folders) await rm(folder, { recursive: true, force: true })
  }

  private async start(): Promise<ElectronShell> {
    // A page is up sooner in one shared process than in a new process each time.
    const app = await launchElectron(await this.makeFolder(), ['--process-per-site'])
    await app.firstWindow({ timeout: PATIENCE })
    return new ElectronShell(app)
  }

  private async makeFolder(): Promise<string> {
    const folder = await mkdtemp(join(tmpdir(), 'boardwright-data-'))
    this.folders.push(folder)
    return folder
  }
}

/** Whether a page is that of the app's own window. */
async function isOwn(app: ElectronApplication, page: Page): Promise<boolean> {
  try {
    const window = await app.browserWindow(page)
    return await window.evaluate((one) => one === (globalThis as MainGlobals).ownWindow)
  } catch {
    // It was closed meanwhile.
    return false
  }
}

async function hide(app: ElectronApplication): Promise<void> {
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.hide())
}
