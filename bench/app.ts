import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import type { BenchRequest } from './request'

const PATIENCE = 20_000

/** The app as it runs for a user, driven from outside: no test harness holds up its start. */
export interface BenchApp {
  readonly page: Page
  readonly process: ChildProcess
  /** Moment at which the process was asked for, in ms since 1970. */
  readonly begun: number
  close(): Promise<void>
}

/** Starts the built app with a level file or a folder of tests on a data folder of its own, or another app. */
export async function startApp(
  request: BenchRequest,
  what: string | { readonly folder: string; readonly args: readonly string[] },
): Promise<BenchApp> {
  const { root, cacheFolder, electron, env } = request
  const own = typeof what === 'string' ? { folder: root, args: ['--e2e', what] } : what
  const dataFolder = mkdtempSync(join(cacheFolder, 'data-'))
  const switches = ['--remote-debugging-port=0', `--user-data-dir=${dataFolder}`]
  const args = [own.folder, ...electron.args, ...switches, ...own.args]
  const begun = Date.now()
  const child = spawn(electron.executable, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  const browser = await chromium.connectOverCDP(await debuggingUrl(child), { noDefaults: true })
  const page = await firstPage(browser)
  const close = async (): Promise<void> => {
    await browser.close()
    const ended = new Promise((resolve) => child.once('exit', resolve))
    if (child.exitCode === null && child.kill()) await ended
    removeFolder(dataFolder)
  }
  return { page, process: child, begun, close }
}

function debuggingUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = ''
    const timer = setTimeout(() => reject(new Error(`the app does not start: ${told}`)), PATIENCE)
    child.once('exit', (code) => reject(new Error(`the app ended with ${code}: ${told}`)))
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      told += text
      const url = /DevTools listening on (ws:\S+)/.exec(told)?.[1]
      if (url === undefined) return
      clearTimeout(timer)
      resolve(url)
    })
  })
}

/** Helper processes may still write as they end; what stays lies in the cache and does no harm. */
function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error
  }
}

/** The window may be there before or after the connection. */
async function firstPage(browser: Browser): Promise<Page> {
  const limit = Date.now() + PATIENCE
  for (;;) {
    const page = browser.contexts().flatMap((context) => context.pages())[0]
    if (page) return page
    if (Date.now() > limit) throw new Error('the app shows no window')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
