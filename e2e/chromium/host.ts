// The app without Electron: everything that serves the window, its real handlers and threads, in a plain Node. It hands
// the built page over HTTP to a browser on this computer and carries the page's requests over the same connection.
// Arguments: those of the app. Started by `chromium-shell.ts`, which it obeys.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readCommandLine } from '../../src-main/app/command-line'
import { logInfo, logRefused, startLog } from '../../src-main/app/log'
import { OpenQueue } from '../../src-main/app/open-queue'
import { BUILT_PAGE_URL, isPageAt } from '../../src-main/app/page-address'
import { pageReply } from '../../src-main/app/page-files'
import { serveWindow } from '../../src-main/app/serve-window'
import type { Shell } from '../../src-main/app/shell'
import { widenThreadPool } from '../../src-main/system/thread-pool'
import { refusedChannel } from '../../src-main/core/protocol/ipc'
import { userDisks } from '../../src-main/files/disks'
import { isAnyThreadEnding } from '../../src-main/threads/end-thread'
import { frameOf, frameReader, hearPath, sayPath, type Heard, type Said } from './frames'
import { hostShell, type HostCalls } from './host-shell'

/** What the host is started with, beside the app's own arguments. */
export interface HostOrder {
  readonly userData: string
  /** Folder of the built page, and path of the worker's script. */
  readonly page: string
  readonly worker: string
  readonly suiteWorker: string
  readonly packer: string
  readonly versions: Shell['versions']
}

/** What a test wants to be done. */
interface Order {
  readonly id: number
  readonly call: string
  readonly args: never[]
}

/** Longest wait for what is still being written, in ms. */
const PATIENCE = 3000

userDisks.places = widenThreadPool()
const order = JSON.parse(process.env['BOARDWRIGHT_HOST']!) as HostOrder
startLog(() => order.userData)
logInfo(`start of a host in Node ${process.versions.node} for Chromium ${order.versions.chrome}`)
const commandLine = readCommandLine(process.argv.slice(1), {
  workingFolder: process.cwd(),
  appFolder: null,
})
const queue = new OpenQueue(commandLine.files)

/** The page that listens, and by what. */
let ear: { readonly page: string; readonly response: ServerResponse } | null = null
const send = (page: string, message: Heard): void => {
  if (ear?.page === page) ear.response.write(frameOf(message))
}

const { shell, calls } = hostShell({
  userData: order.userData,
  versions: order.versions,
  send: (channel, payload) => ear && send(ear.page, { kind: 'event', channel, payload }),
  wish: (wish) => process.send!({ wish }),
  close: (isAsked) => {
    if (!isAsked || service.mayClose()) void end()
  },
})
let address = ''
const isPage = (url: string): boolean => isPageAt(`${address}/index.html`, url)
const service = serveWindow({
  shell,
  commandLine,
  queue,
  isPage,
  worker: order.worker,
  suiteWorker: order.suiteWorker,
  packer: order.packer,
})

async function end(): Promise<void> {
  process.send!({ wish: { kind: 'leave' } })
  ear?.response.end()
  service.windowClosed()
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE))
  await Promise.race([service.settle(), patience])
  // Threads that ask a dead disk never end, and an end in order would wait for them.
  if (userDisks.isAnyLate || isAnyThreadEnding()) process.kill(process.pid, 'SIGKILL')
  process.exit(0)
}

const server = createServer((request, response) => void answer(request, response))
server.listen(0, '127.0.0.1', () => {
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.send!({ address })
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url!, address)
  if (pathname === hearPath) {
    response.writeHead(200, { 'content-type': 'application/octet-stream' }).flushHeaders()
    ear?.response.end()
    ear = { page: searchParams.get('page')!, response }
  } else if (pathname === sayPath) {
    const read = frameReader<Said>()
    const [page, url] = [searchParams.get('page')!, searchParams.get('url')!]
    for await (const piece of request) {
      for (const said of read(piece as Uint8Array)) take(page, url, said)
    }
    response.writeHead(204).end()
  } else if (pathname === '/favicon.ico') {
    // A browser requests this by itself for a page that comes over HTTP.
    response.writeHead(204).end()
  } else {
    const asked = new URL(request.url!, BUILT_PAGE_URL).href
    const { status, headers, body } = await pageReply(order.page, request.method!, asked)
    if (!body) logRefused('page file', `${request.method} ${asked}`)
    response.writeHead(status, headers).end(body)
  }
}

function take(page: string, url: string, said: Said): void {
  if (said.kind === 'tell') {
    logRefused(said.channel === refusedChannel ? 'bridge' : 'message', String(said.args[0]))
    return
  }
  const { id, channel, args } = said
  const told = service.answers.get(channel)?.({ url, isTop: true }, args)
  void (told ?? Promise.reject(new Error('no handler'))).then(
    (value) => send(page, { kind: 'reply', id, value }),
    (error: Error) => {
      const message = `Error invoking remote method '${channel}': ${String(error)}`
      send(page, { kind: 'refusal', id, message })
    },
  )
}

const doings: Readonly<Record<string, (...args: never[]) => unknown>> = {
  ...(calls as unknown as Record<keyof HostCalls, () => unknown>),
  close: () => void (service.mayClose() && end()),
  openFromOutside: (files: string[]) => queue.add(files),
  pageLost: (reason: string) => service.pageLost(reason),
  settled: async () => void (await service.settled()),
  lookedAround: () => service.lookedAround(),
}

async function obey({ id, call, args }: Order): Promise<void> {
  try {
    process.send!({ id, value: await doings[call]!(...args) })
  } catch (error) {
    process.send!({ id, error: String(error) })
  }
}

process.on('message', (order: Order) => void obey(order))
// The process that started it is gone.
process.on('disconnect', () => process.exit(0))
