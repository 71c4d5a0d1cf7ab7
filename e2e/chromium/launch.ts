import { fork } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import type { RunningApp } from '../shell'
import { collectErrors, root } from '../start-electron'
import { ChromiumShell } from './chromium-shell'
import type { HostOrder } from './host'

/** Size of the page when the app starts, as in Electron. */
const viewport = { width: 1280, height: 800 }

/** Starts the app in plain Node with a page in the browser named by CHROMIUM_EXE; arguments as on the command line. */
export async function startChromium(data: string, args: readonly string[]): Promise<RunningApp> {
  const running = await (browser ??= chromium.launch({ executablePath: process.env.CHROMIUM_EXE! }))
  const made = process.env.CHROMIUM_HOST!
  const order: HostOrder = {
    userData: data,
    page: realpathSync(join(root, 'out/renderer')),
    worker: join(root, 'out/main/worker.js'),
    suiteWorker: join(root, 'out/main/suite-worker.js'),
    packer: join(root, 'out/main/packer.js'),
    versions: { app: appVersion, electron: 'none', chrome: running.version() },
  }
  mkdirSync(data, { recursive: true })
  const host = fork(join(made, 'host.mjs'), ['--e2e', ...args], {
    cwd: root,
    env: { ...process.env, BOARDWRIGHT_HOST: JSON.stringify(order) },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  const address = await addressOf(host)
  const storage = join(data, 'page-storage.json')
  const context = await running.newContext({
    viewport,
    ...(existsSync(storage) && { storageState: storageAt(storage, address) }),
  })
  await context.addInitScript({ path: join(made, 'preload.js') })
  const window = await context.newPage()
  const shell = new ChromiumShell(host, window, context, async () => {
    writeFileSync(storage, JSON.stringify(await context.storageState()))
  })
  const errors: string[] = []
  collectErrors(window, errors)
  await window.goto(`${address}/index.html`, { waitUntil: 'domcontentloaded' })
  return { shell, window, data, errors }
}

/** One for all tests of a worker, with which it ends. */
let browser: Promise<Browser> | null = null

const appVersion = (
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
).version

function addressOf(host: ReturnType<typeof fork>): Promise<string> {
  return new Promise((resolve, reject) => {
    let told = ''
    host.stderr!.setEncoding('utf8').on('data', (text: string) => (told += text))
    host.once('exit', (code) => reject(new Error(`the host ended with code ${code}: ${told}`)))
    host.on('message', ({ address }: { address?: string }) => address && resolve(address))
  })
}

/** What the page kept the last time, which belonged to another address. */
function storageAt(file: string, address: string) {
  const { origins } = JSON.parse(readFileSync(file, 'utf8')) as {
    origins: { origin: string; localStorage: { name: string; value: string }[] }[]
  }
  return { cookies: [], origins: origins.map((one) => ({ ...one, origin: address })) }
}
