import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { _electron, chromium, type Page } from '@playwright/test'
import { PATIENCE } from './patience'
import { executable } from './start-electron'

/** A browser as a reader has it, without the app: the installed Chromium, or that of the Electron under test. */
export interface PlainBrowser {
  /** An empty page, the only one: the one before is closed. */
  openPage(): Promise<Page>
  close(): Promise<void>
}

/** Starts a browser; `folder` is for what it keeps. */
export async function startBrowser(folder: string): Promise<PlainBrowser> {
  const executablePath = process.env.CHROMIUM_EXE
  if (executablePath) {
    const browser = await chromium.launch({ executablePath })
    let page: Page | null = null
    const openPage = async (): Promise<Page> => {
      await page?.close()
      return (page = await browser.newPage())
    }
    return { openPage, close: () => browser.close() }
  }
  // A program of Electron that does nothing: its windows are made from here.
  const main = join(folder, 'browser.cjs')
  writeFileSync(main, "require('electron').app.on('window-all-closed', () => undefined)")
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  const app = await _electron.launch({
    timeout: PATIENCE,
    executablePath: executable(),
    args: [main, `--user-data-dir=${join(folder, 'browser')}`, ...(isRoot ? ['--no-sandbox'] : [])],
  })
  app.context().setDefaultTimeout(PATIENCE)
  const openPage = async (): Promise<Page> => {
    const begun = app.waitForEvent('window', { timeout: PATIENCE })
    await app.evaluate(async ({ app: electron, BrowserWindow }) => {
      await electron.whenReady()
      const before = BrowserWindow.getAllWindows()
      void new BrowserWindow({ width: 1280, height: 800 }).loadURL('about:blank')
      for (const window of before) window.destroy()
    })
    return begun
  }
  return { openPage, close: () => app.close() }
}
