import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { _electron, type ElectronApplication, type Page } from '@playwright/test'
import { ElectronShell } from './electron-shell'
import { PATIENCE } from './patience'
import { talkPlainly } from './plain-talk'
import type { RunningApp } from './shell'

/** Repository folder. */
export const root = resolve(__dirname, '..')

/** Whether the app is tested as it is packed for users. */
export const isPackaged = process.env.E2E_PACKAGED === '1'

talkPlainly()

/** Starts the app with a folder for its data; arguments as on the command line. */
export async function startElectron(data: string, args: readonly string[]): Promise<RunningApp> {
  const hasPlace = existsSync(join(data, 'window.json'))
  const app = await launchElectron(data, args)
  const errors: string[] = []
  const listen = (page: Page) => collectErrors(page, errors)
  app.windows().forEach(listen)
  app.on('window', listen)
  const window = await app.firstWindow({ timeout: PATIENCE })
  // Away from the pointer of a virtual screen, whose place would take turns with that of the tests' own; but a window
  // that knows its place goes there itself, sooner or later than it would be moved from here.
  if (!hasPlace)
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setPosition(0, 0))
  await pageMade(window)
  return { shell: new ElectronShell(app), window, data, errors }
}

/** Waits until the page hears commands: it fetches its words first, so its document alone says nothing of that. */
export async function pageMade(window: Page): Promise<void> {
  await window.waitForLoadState('domcontentloaded')
  await window.locator('#app > *').first().waitFor({ state: 'attached' })
}

/**
 * V8 as it suits pages that live for a second: what it would find out of their code for later, and its small steps of
 * tidying up, take a fifth of a test's time. Main, whose threads play the runs, keeps it as users have it.
 */
const SHORT_LIVED = ['--no-opt', '--min-semi-space-size=16'].join(' ')

/** Only starts the process. */
export async function launchElectron(
  data: string,
  args: readonly string[],
): Promise<ElectronApplication> {
  const app = await _electron.launch({
    timeout: PATIENCE,
    executablePath: executable(),
    args: [...appArgs(), `--js-flags=${SHORT_LIVED}`, `--user-data-dir=${data}`, '--e2e', ...args],
    cwd: root,
  })
  await app.evaluate(() => {
    type V8 = { setFlagsFromString(flags: string): void }
    const v8 = process.mainModule!.require('node:v8') as V8
    v8.setFlagsFromString('--opt')
  })
  // Playwright has 30 s of its own for an Electron, whatever is configured.
  app.context().setDefaultTimeout(PATIENCE)
  return app
}

/** Puts what a page reports as errors into a list. */
export function collectErrors(page: Page, errors: string[]): void {
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`console error: ${message.text()}`)
  })
}

/** The runtime, or the packed app itself. */
export function executable(): string {
  const path = process.env.ELECTRON_EXE
  if (!path) throw new Error('ELECTRON_EXE names no Electron: run this by npm run e2e')
  return path
}

/** What stands before the arguments of a test: the folder that the runtime loads; Chromium refuses its sandbox to root. */
export function appArgs(): string[] {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0
  return [...(isPackaged ? [] : [root]), ...(isRoot ? ['--no-sandbox'] : [])]
}
