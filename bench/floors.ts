import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { startApp } from './app'
import { median, type Figure } from './figures'
import { whenPainted } from './in-page'
import { memoryOfTree } from './memory'
import type { BenchRequest } from './request'

// The least that anything of the kind takes on this machine, to stand beside what the app takes.

/** What Node cannot do without: it starts and reads the same bytes. A script for `node -e`, the file its argument. */
export const READING = 'require("node:fs").readFileSync(process.argv[1])'
export const ONLY_READS = 'Node that only reads the same bytes'

const ROUNDS = 5
const SUMS = 3e8

/** Time of two threads against one for work that shares nothing and allocates nothing. */
export async function threadsFloor(): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const one = await timeOf([SUMS])
    ratios.push((await timeOf([SUMS / 2, SUMS / 2])) / one)
  }
  return median(ratios)
}

/** Ms until threads have each added as many numbers. */
async function timeOf(counts: readonly number[]): Promise<number> {
  const begun = performance.now()
  await Promise.all(counts.map(added))
  return performance.now() - begun
}

function added(count: number): Promise<unknown> {
  const work = `let sum = 0; for (let at = 0; at < ${count}; at++) sum = (sum + at * 7) | 0; process.exitCode = sum & 0`
  return new Promise((resolve) => new Worker(work, { eval: true }).once('exit', resolve))
}

/** What a window takes that shows one word and does nothing: s from the start of the process until it is painted, and MB. */
export interface BareWindow {
  readonly time: number
  /** Null where the system does not tell, or other apps of the runtime ran and shared its pages. */
  readonly megabytes: number | null
}

/** The memory of such a window as a floor; MB. */
export function memoryFloor(megabytes: number): NonNullable<Figure['floor']> {
  return { value: megabytes, what: 'a bare window' }
}

/** Starts an app of one page and one word, as the app is started. */
export async function bareWindow(request: BenchRequest): Promise<BareWindow> {
  const app = await startApp(request, { folder: bareApp(request.cacheFolder), args: [] })
  try {
    const time = ((await whenPainted(app.page)) - app.begun) / 1000
    await app.page.waitForTimeout(1500)
    const memory = memoryOfTree(app.process.pid!)
    return { time, megabytes: memory?.strangers === 0 ? memory.megabytes : null }
  } finally {
    await app.close()
  }
}

/** The folder of that app. */
function bareApp(cacheFolder: string): string {
  const folder = join(cacheFolder, 'bare')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    '{ "name": "bare", "version": "1.0.0", "main": "main.js" }',
  )
  writeFileSync(join(folder, 'page.html'), '<!doctype html><title>Bare</title><p>Bare</p>')
  writeFileSync(
    join(folder, 'main.js'),
    `const { app, BrowserWindow } = require('electron')
app.whenReady().then(() => new BrowserWindow({ width: 1280, height: 800 }).loadFile('page.html'))
app.on('window-all-closed', () => app.quit())
`,
  )
  return folder
}
