import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { _electron, chromium, type Page } from '@playwright/test'
import { PATIENCE } from './patience'
import { executable } from './start-electron'

/** A browser as a reader has it, without the app: the installed Chromium, or that of the Electron under test. */
export interface PlainBrowser {
  readonly page: Page
  close(): Promise<void>
}

/** Starts a browser with one empty page; `folder` is for what it keeps. */
export async function startBrowser(folder: string): Promise<PlainBrowser> {
  const executablePath = process.env.CHROMIUM_EXE
  if (executablePath) {
    const browser = await chromium.launch({ executablePath })
    return { page: await browser.newPage(), close: () => browser.close() }
  }
  // A program of Electron that does nothing: its window is made from here.
  const main = join(folder, 'browser.cjs')
  writeFileSync(main, '')
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  const app = await _electron.launch({
    timeout: PATIENCE,
    executablePath: executable(),
    args: [main, `--user-data-dir=${join(folder, 'browser')}`, ...(isRoot ? ['--no-sandbox'] : [])],
  })
  app.context().setDefaultTimeout(PATIENCE)
  await app.evaluate(async ({ app: electron, BrowserWindow }) => {
    await electron.whenReady()
    void new BrowserWindow({ width: 1280, height: 800 }).loadURL('about:blank')
  })
  return { page: await app.firstWindow({ timeout: PATIENCE }), close: () => app.close() }
}
