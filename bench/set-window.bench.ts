import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { startApp, type BenchApp } from './app'
import { percentile, rounded, median, type Figure } from './figures'
import { memoryOfTree } from './memory'
import type { BenchRequest } from './request'
import { bareWindow, memoryFloor } from './floors'
import { lookSeconds, officialTest } from './sets'

const MANY = 1000
const MOST = 10_000
const OPENINGS = 5
/** Turns of the wheel. */
const TURNS = 240
const RECENT = 'section[aria-label="Recent folders"] li button'
const PATIENCE = 300_000

/** What a turn of the wheel takes, in ms. */
interface ScrollTime {
  readonly script: number
  readonly all: number
}

/** The table of a set in a real window: how soon it is complete, how it scrolls, and the memory of it all. */
export async function measureSetWindow(request: BenchRequest): Promise<Figure[]> {
  const folder = mkdtempSync(join(request.cacheFolder, 'sets-'))
  try {
    return [
      ...(await measureOpening(request, tests(join(folder, 'many'), MANY))),
      ...(await measureMost(request, tests(join(folder, 'most'), MOST))),
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Writes a folder of tests of official sizes; returns its path. */
export function tests(folder: string, count: number): string {
  mkdirSync(folder)
  for (let draw = 0; draw < count; draw++) {
    const { name, text } = officialTest(draw)
    writeFileSync(join(folder, name), text)
  }
  return folder
}

async function measureOpening(request: BenchRequest, folder: string): Promise<Figure[]> {
  const { floor, window } = await floorsFor(request, MANY)
  return withSet(request, folder, async (app) => {
    const { page } = app
    const first = await complete(page, MANY)
    await page.waitForTimeout(2000)
    const memory = memoryOfTree(app.process.pid!)
    const again: number[] = []
    for (let opening = 0; opening < OPENINGS; opening++) again.push(await openAgain(page, MANY))
    request.say(`second opening: ${again.map(rounded).join(' ')} ms`)
    const scrolled = await scrollTimes(page)
    return [
      {
        name: `table of ${MANY} tests complete, rockets of official sizes`,
        value: (first - app.begun) / 1000,
        unit: 's',
        target: 2,
        floor,
        note: 'first opening, the start of the app included',
      },
      {
        name: `table of ${MANY} tests complete, opened before`,
        value: median(again) / 1000,
        unit: 's',
        target: 0.3,
        note: `median of ${OPENINGS}, longest ${rounded(Math.max(...again))} ms; from the order to the last row known`,
      },
      scrollFigure(MANY, scrolled),
      {
        name: `memory with a set of ${MANY} tests`,
        value: memory?.strangers === 0 ? memory.megabytes : null,
        unit: 'MB',
        target: 320,
        ...(window && { floor: window }),
        note: memory
          ? memory.strangers === 0
            ? `PSS of ${memory.processes} processes`
            : 'other apps of the same runtime ran and shared its pages'
          : 'only Linux tells it',
      },
    ]
  })
}

async function measureMost(request: BenchRequest, folder: string): Promise<Figure[]> {
  const { floor } = await floorsFor(request, MOST)
  return withSet(request, folder, async ({ page, begun }) => {
    const first = await complete(page, MOST)
    const again = await openAgain(page, MOST)
    return [
      {
        name: `table of ${MOST} tests complete, rockets of official sizes`,
        value: (first - begun) / 1000,
        unit: 's',
        target: 8,
        floor,
        note: `first opening, the start of the app included; opened before ${rounded(again / 1000)} s`,
      },
      scrollFigure(MOST, await scrollTimes(page)),
    ]
  })
}

/** What holds the time of a table, and the memory of its window; null where the system does not tell that. */
async function floorsFor(request: BenchRequest, count: number) {
  const { time, megabytes } = await bareWindow(request)
  const what = 'a bare window, then two threads of plain Node that look at the tests'
  const floor = { value: time + (await lookSeconds(request, count)), what }
  return { floor, window: megabytes === null ? null : memoryFloor(megabytes) }
}

function scrollFigure(count: number, times: readonly ScrollTime[]): Figure {
  const script = times.map((time) => time.script)
  const all = percentile(
    times.map((time) => time.all),
    0.95,
  )
  return {
    name: `scroll the table of ${count} tests, script of a turn of the wheel, p95`,
    value: percentile(script, 0.95),
    unit: 'ms',
    target: 16,
    note: `of ${times.length}, median ${rounded(median(script))} ms; with layout and paint p95 ${rounded(all)} ms`,
  }
}

/** Starts the app with a set, and ends it after the work. */
export async function withSet<T>(
  request: BenchRequest,
  folder: string,
  work: (app: BenchApp) => Promise<T>,
): Promise<T> {
  const app = await startApp(request, folder)
  try {
    return await work(app)
  } finally {
    await app.close()
  }
}

/** Waits until all tests are looked at; returns the moment, in ms since 1970. */
export async function complete(page: Page, count: number): Promise<number> {
  const limit = Date.now() + PATIENCE
  for (;;) {
    // While the page comes, the place where it is waited may go.
    const found = await page.evaluate(whenComplete, count).catch(() => null)
    if (found !== null) return found
    if (Date.now() > limit) throw new Error('the tests are not all looked at')
  }
}

/** Waits in the page: asking it from outside each time would cost as much as what it does. */
function whenComplete(count: number): Promise<number> {
  return new Promise((resolve) => {
    const look = (): void => {
      const figures = document.querySelector('[data-testid=set-page] header [role=status]')
      const row = document.querySelector('[data-testid=set-page] [data-row]')
      const isComplete = figures?.textContent?.startsWith(`${count.toLocaleString('en')} tests`)
      if (row !== null && isComplete === true) resolve(Date.now())
      else setTimeout(look, 10)
    }
    look()
  })
}

/** Closes the set and opens it from the recent folders; returns ms from the click to the complete table. */
async function openAgain(page: Page, count: number): Promise<number> {
  await page.getByRole('button', { name: /^Close / }).click()
  await page.locator(RECENT).waitFor()
  // What was looked at is kept first.
  await page.waitForTimeout(2000)
  await page.evaluate(
    ([selector, wanted]) => {
      const begun = performance.now()
      const look = (): void => {
        const figures = document.querySelector('[data-testid=set-page] header [role=status]')
        const row = document.querySelector('[data-testid=set-page] [data-row]')
        if (
          row === null ||
          !figures?.textContent?.startsWith(`${wanted.toLocaleString('en')} tests`)
        )
          requestAnimationFrame(look)
        else Object.assign(window, { __opened: performance.now() - begun })
      }
      Object.assign(window, { __opened: null })
      document.querySelector<HTMLElement>(selector)!.click()
      look()
    },
    [RECENT, count] as [string, number],
  )
  await complete(page, count)
  await page.waitForTimeout(100)
  return page.evaluate(() => (window as unknown as { __opened: number }).__opened)
}

/** Turns the wheel over the table, a frame for each turn; returns ms of script and of all work of the page for each. */
async function scrollTimes(page: Page): Promise<ScrollTime[]> {
  const box = (await page.locator('[role=grid] .rows').boundingBox())!
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
  const session = await page.context().newCDPSession(page)
  // Time of the page’s own thread: what else runs on the machine does not count.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const now = async (): Promise<ScrollTime> => {
    const { metrics } = await session.send('Performance.getMetrics')
    const of = (name: string): number => metrics.find((one) => one.name === name)!.value * 1000
    return { script: of('ScriptDuration'), all: of('TaskDuration') }
  }
  const times: ScrollTime[] = []
  for (let turn = 0; turn < TURNS; turn++) {
    const before = await now()
    // Down and up again, so that the end is never reached.
    await page.mouse.wheel(0, turn % 100 < 50 ? 400 : -400)
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
    const after = await now()
    times.push({ script: after.script - before.script, all: after.all - before.all })
  }
  return times
}
