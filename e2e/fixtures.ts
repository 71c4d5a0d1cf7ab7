import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect as patient, test as base } from '@playwright/test'
import { startChromium } from './chromium/launch'
import { SharedElectron } from './shared-electron'
import type { RunningApp } from './shell'
import { startElectron } from './start-electron'

export { appArgs, executable, isPackaged, root } from './start-electron'

// Windows on one screen take the focus from each other: each worker has its own, for all that it starts.
const screens = process.env.E2E_SCREENS?.split(' ')
if (screens) process.env.DISPLAY = screens[Number(process.env.TEST_PARALLEL_INDEX) % screens.length]

/** Whether a Chromium shows the page and a plain Node serves it, in Electron's place. */
const isChromium = Boolean(process.env.CHROMIUM_EXE)
const start = isChromium ? startChromium : startElectron

/** Asks sooner again than Playwright by itself, which waits 100 ms and ever longer: most of a test's time would be that. */
export const expect = new Proxy(patient, {
  get: (own, name) => (name === 'poll' ? poll : (Reflect.get(own, name) as unknown)),
})
const poll: typeof patient.poll = (actual, options) =>
  patient.poll(actual, {
    intervals: [20, 30, 50, 100, 200, 250],
    ...(typeof options === 'string' ? { message: options } : options),
  })

interface Fixtures {
  /** Every start of the test, ended after it. */
  readonly started: RunningApp[]
  /** Every start of the test in the process that tests share. */
  readonly opened: RunningApp[]
  /** This test's own folder for level files; gone afterwards. */
  readonly folder: string
  /** Starts the app with its own data folder; arguments as on the command line. Closed after the test. */
  readonly launch: (...args: string[]) => Promise<RunningApp>
  /** Starts the app again with the data folder of the last launch, which must have ended. */
  readonly relaunch: (...args: string[]) => Promise<RunningApp>
  /**
   * Returns the app as it is right after a start with these files and its own data folder, in a process that tests share.
   * One at a time: the one before is over. For every test that neither looks at the process, nor ends it, nor puts
   * something into it that stays.
   */
  readonly open: (...files: string[]) => Promise<RunningApp>
  /**
   * Returns the app of the last `open` as it comes back after a power failure at this moment, in the same process. What is
   * done to its folder of data while it is away is told by a function.
   */
  readonly reopen: (meanwhile?: (data: string) => Promise<void>) => Promise<RunningApp>
}

interface WorkerFixtures {
  /** The process for `open`. A test that fails ends its worker, and so this. */
  readonly shared: SharedElectron
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  // Playwright reads the needed fixtures off the first parameter, which must be a pattern.
  // eslint-disable-next-line no-empty-pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'boardwright-e2e-'))
    await use(folder)
    // An app that is shared may still be writing into it.
    await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
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
      started.push(await start(data, args))
      return started.at(-1)!
    })
  },
  relaunch: async ({ started }, use) => {
    await use(async (...args) => {
      const { data } = started.at(-1)!
      started.push(await start(data, args))
      return started.at(-1)!
    })
  },
  shared: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const shared = new SharedElectron()
      await use(shared)
      await shared.end()
    },
    { scope: 'worker' },
  ],
  opened: async ({ shared }, use) => {
    const opened: RunningApp[] = []
    await use(opened)
    await shared.rest()
    expect(opened.flatMap(({ errors }) => errors)).toEqual([])
  },
  open: async ({ shared, opened, launch }, use) => {
    // A plain Node and a page are made as soon as they are cleaned.
    if (isChromium) return use(launch)
    await use(async (...files) => {
      opened.push(await shared.open(files))
      return opened.at(-1)!
    })
  },
  reopen: async ({ shared, opened, started, relaunch }, use) => {
    await use(async (meanwhile = () => Promise.resolve()) => {
      if (isChromium) {
        const { shell, data } = started.at(-1)!
        await shell.kill()
        await meanwhile(data)
        return relaunch()
      }
      opened.push(await shared.reopen(opened.at(-1)!.data, meanwhile))
      return opened.at(-1)!
    })
  },
})

export type { RunningApp }

/** Said at the beginning of a test, or of a file of tests, that needs Electron itself; tells for what. */
export function needsElectron(what: string): void {
  test.skip(isChromium, `needs Electron: ${what}`)
}
