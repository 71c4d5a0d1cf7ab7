import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import {
  _electron,
  expect,
  test as base,
  type ElectronApplication,
  type Page,
} from '@playwright/test'

/** Repository folder, which is also the app that Electron loads. */
export const root = resolve(__dirname, '..')

/** The app as a test has it in hand. */
export interface RunningApp {
  readonly app: ElectronApplication
  readonly window: Page
  /** What the page reported as errors; a test that provokes one empties the list itself. */
  readonly errors: string[]
}

interface Fixtures {
  /** A folder of this test alone for level files; gone afterwards. */
  readonly folder: string
  /** Starts the app with its own data folder; arguments as on the command line. Closed after the test. */
  readonly launch: (...args: string[]) => Promise<RunningApp>
}

export const test = base.extend<Fixtures>({
  // Playwright reads the needed fixtures off the first parameter, which must be a pattern.
  // eslint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'boardwright-e2e-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
  launch: async ({ folder }, use) => {
    const started: RunningApp[] = []
    await use(async (...args) => {
      const running = await start(join(folder, `data-${started.length}`), args)
      started.push(running)
      return running
    })
    for (const { app } of started) await quit(app)
    expect(started.flatMap(({ errors }) => errors)).toEqual([])
  },
})

export { expect }

async function start(dataFolder: string, args: readonly string[]): Promise<RunningApp> {
  const executablePath = process.env.ELECTRON_EXE
  if (!executablePath) throw new Error('ELECTRON_EXE names no Electron: run this by npm run e2e')
  const app = await _electron.launch({
    executablePath,
    args: [root, ...sandboxArgs(), `--user-data-dir=${dataFolder}`, '--e2e', ...args],
    cwd: root,
  })
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
  await window.waitForLoadState('domcontentloaded')
  return { app, window, errors }
}

/** Chromium refuses its sandbox to root. */
export function sandboxArgs(): string[] {
  return process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []
}

/** Ends the app without the question for unsaved changes. */
async function quit(app: ElectronApplication): Promise<void> {
  const ended = app.waitForEvent('close', { timeout: 10_000 })
  // The answer is lost when the app goes away under the question.
  await app.evaluate(({ app }) => app.exit(0)).catch(() => undefined)
  await ended.catch(() => app.process().kill('SIGKILL'))
}
