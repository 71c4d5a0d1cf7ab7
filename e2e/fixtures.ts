import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { _electron, expect, test as base, type Page } from '@playwright/test'
import { ElectronShell } from './electron-shell'
import type { Shell } from './shell'

// Windows on one screen take the focus from each other: each worker has its own, for all that it starts.
const screens = process.env.E2E_SCREENS?.split(' ')
if (screens) process.env.DISPLAY = screens[Number(process.env.TEST_PARALLEL_INDEX) % screens.length]

/** Repository folder. */
export const root = resolve(__dirname, '..')

/** Whether the app is tested as it is packed for users. */
export const isPackaged = process.env.E2E_PACKAGED === '1'

/** The app as a test has it in hand. */
export interface RunningApp {
  readonly shell: Shell
  readonly window: Page
  /** Folder of the app's own data. */
  readonly data: string
  /** What the page reported as errors; a test that provokes one empties the list itself. */
  readonly errors: string[]
}

interface Fixtures {
  /** Every start of the test, ended after it. */
  readonly started: RunningApp[]
  /** A folder of this test alone for level files; gone afterwards. */
  readonly folder: string
  /** Starts the app with its own data folder; arguments as on the command line. Closed after the test. */
  readonly launch: (...args: string[]) => Promise<RunningApp>
  /** Starts the app again with the data folder of the last launch, which must have ended. */
  readonly relaunch: (...args: string[]) => Promise<RunningApp>
}

export const test = base.extend<Fixtures>({
  // Playwright reads the needed fixtures off the first parameter, which must be a pattern.
  // eslint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'boardwright-e2e-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  // eslint-disable-next-line no-empty-pattern
  started: async ({}, use) => {
    const started: RunningApp[] = []
    await use(started)
    for (const { shell } of started) if (!shell.hasEnded()) await shell.quit()
    expect(started.flatMap(({ errors }) => errors)).toEqual([])
  },
  launch: async ({ folder, started }, use) => {
    await use(async (...args) => {
      const data = join(folder, `data-${started.length}`)
      started.push(await startElectron(data, args))
      return started.at(-1)!
    })
  },
  relaunch: async ({ started }, use) => {
    await use(async (...args) => {
      const { data } = started.at(-1)!
      started.push(await startElectron(data, args))
      return started.at(-1)!
    })
  },
})

export { expect }

async function startElectron(dataFolder: string, args: readonly string[]): Promise<RunningApp> {
  const hasPlace = existsSync(join(dataFolder, 'window.json'))
  const app = await _electron.launch({
    executablePath: executable(),
    args: [...appArgs(), `--user-data-dir=${dataFolder}`, '--e2e', ...args],
    cwd: root,
  })
  const shell = new ElectronShell(app)
  const errors: string[] = []
  const listen = (page: Page) => {
    page.on('pageerror', (error) => errors.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`console error: ${message.text()}`)
    })
  }
  app.windows().forEach(listen)
  app.on('window', listen)
  const window = await app.firstWindow()
  // Away from the pointer of a virtual screen, whose place would take turns with that of the tests' own; but a window
  // that knows its place goes there itself, sooner or later than it would be moved from here.
  if (!hasPlace)
    await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setPosition(0, 0))
  await window.waitForLoadState('domcontentloaded')
  return { shell, window, data: dataFolder, errors }
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
