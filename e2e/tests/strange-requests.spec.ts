import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { requests } from '../../src-main/core/protocol/ipc'
import { expect, needsElectron, test } from '../fixtures'
import { closeIntruder, openIntruder, runIn } from '../intruder'
import { AppPage } from '../pages/app'
import { LogFile } from '../pages/log'

const names = Object.keys(requests)

/** Scripts of arguments that no request takes; `own` stands for what the page itself would send. */
const strange: Readonly<Record<string, string>> = {
  'too many': `[1, 2, 3, 4, 5, 6, 7, 8, 9]`,
  'a broken number': `[7.5]`,
  'nothing in place of something': `[null, undefined, null]`,
  'a key of the prototype': `[JSON.parse('{"__proto__": {"isAdmin": true}, "constructor": {"prototype": {}}}')]`,
  'a list of all kinds': `[['x', 7, null, {}]]`,
  'lists in lists': `[Array.from({ length: 100 }).reduce((inner) => [inner], [])]`,
  'not a number': `[NaN, -Infinity, -0.5]`,
  'a text of bytes': `[{ text: new Uint8Array([47, 101, 116, 99]) }]`,
  'a map and a date': `[new Map([['path', '/etc/passwd']]), new Date(0)]`,
  'a path in place of a ticket': `['/etc/passwd', '/etc/passwd', '/etc/passwd', '../../x']`,
}

/** Makes requests with such arguments; returns those that were answered. */
async function answered(window: Page, args: string): Promise<string[]> {
  const script = `(async () => {
    const found = []
    for (const name of ${JSON.stringify(names)}) {
      await bridge.request(name, ...(${args})).then(() => found.push(name), () => undefined)
    }
    return found
  })()`
  return window.evaluate<string[]>(script)
}

/** What a request could have changed, seen from outside of the page. */
async function world(app: ElectronApplication) {
  const userData = await app.evaluate(({ app }) => app.getPath('userData'))
  const journal = await readdir(join(userData, 'journal')).catch(() => [])
  const recent = await readFile(join(userData, 'recent.json'), 'utf8').catch(() => '')
  const seen = await app.evaluate(({ BrowserWindow, Menu, clipboard, webContents }) => {
    const items = (menu: Electron.Menu | null): string[] =>
      (menu?.items ?? []).flatMap((item) => [
        `${item.id} ${item.label} ${item.enabled}`,
        ...items(item.submenu ?? null),
      ])
    return {
      titles: BrowserWindow.getAllWindows().map((window) => window.getTitle()),
      contents: webContents.getAllWebContents().length,
      menu: items(Menu.getApplicationMenu()),
      clipboard: clipboard.readText(),
    }
  })
  return { ...seen, journal: journal.sort(), recent }
}

test('every request refuses arguments that it does not know, without any effect @always', async ({
  open,
  folder,
}) => {
  needsElectron('its windows are looked at')
  const file = join(folder, 'level.rockets')
  await writeFile(file, '5 5\n')
  const running = await open(file)
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  await running.shell.electron.evaluate(({ clipboard }) => clipboard.writeText('before'))
  // Off the board: what can be asked of a cell depends on the one under the pointer.
  await app.window.mouse.move(2, 2)
  await app.kept()
  const before = { world: await world(running.shell.electron), page: await app.snapshot() }

  for (const [what, args] of Object.entries(strange)) {
    expect([what, await answered(app.window, args)]).toEqual([what, []])
  }
  for (const name of names) await log.expectRefused('arguments', `${name}: `)
  expect({ world: await world(running.shell.electron), page: await app.snapshot() }).toEqual(before)
  expect(await readFile(file, 'utf8')).toBe('5 5\n')
  const polluted = await running.shell.electron.evaluate(
    () => ({} as { isAdmin?: boolean }).isAdmin ?? null,
  )
  expect(polluted).toBeNull()
  app.errors.length = 0
})

test('a request of the right form with one thing more is refused @always', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  await app.snapshot()
  const run = `runId: 1, slot: 'main', game: 'rockets', text: ''`
  const outcome = await app.window.evaluate(`Promise.all([
    bridge.request('run:start', { ${run}, limits: { steps: 1e12 } }),
    bridge.request('run:start', { ${run}, constructor: { name: 'x' } }),
    bridge.request('menu:state', [{ id: 'open', isEnabled: true, toString: 'x' }]),
    bridge.request('file:open', [{ name: 'all', extensions: ['../in'] }]),
    bridge.request('journal:note', '../../recent', { kind: 'view', view: null }),
    bridge.request('match:export', { '../../x': '' }),
    bridge.request('clipboard:write', 'x'.repeat(64 * 1024 * 1024 + 1)),
  ].map((reply) => reply.then(() => 'answered', ({ message }) => /internal error/.test(message))))`)
  expect(outcome).toEqual([true, true, true, true, true, true, true])
  app.errors.length = 0
})

test('a ticket that was made up opens and writes nothing @always', async ({ open, folder }) => {
  const file = join(folder, 'victim.txt')
  await writeFile(file, 'as it was')
  const running = await open()
  const app = new AppPage(running)
  await app.snapshot()
  const replies = await app.window.evaluate(
    `Promise.all([
      bridge.request('file:save', ${JSON.stringify(file)}, 'stolen', true, true),
      bridge.request('file:open-recent', ${JSON.stringify(file)}),
      bridge.request('file:open-recent', '__proto__'),
    ])`,
  )
  const refused = { ok: false, error: { code: 'TICKET' } }
  expect(replies).toMatchObject([refused, refused, refused])
  expect(await readFile(file, 'utf8')).toBe('as it was')
})

test('names that the bridge does not know go no further @always', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  const outcome = await app.window.evaluate(`(() => {
    const attempt = (what) => { try { what(); return 'passed on' } catch { return 'refused' } }
    return [
      ...['file:read', '__proto__', 'constructor', 'toString', '', 'dropped:open', 'FILE:OPEN', {}, null]
        .map((name) => attempt(() => bridge.request(name, '/etc/passwd'))),
      attempt(() => bridge.on('file:open', () => 0)),
      attempt(() => bridge.on('error', () => 0)),
      attempt(() => bridge.openDropped([{ path: '/etc/passwd', name: 'passwd', size: 1 }])),
      attempt(() => bridge.openDropped([Object.create(File.prototype, { path: { value: '/etc/passwd' } })])),
    ]
  })()`)
  expect(outcome).toEqual(Array.from({ length: 13 }, () => 'refused'))
  for (const what of [
    'request file:read',
    'request __proto__',
    'event file:open',
    'file something',
  ]) {
    await log.expectRefused('bridge', what)
  }
  const made = await app.window.evaluate(`bridge.openDropped([new File(['x'], '/etc/passwd')])`)
  expect(made).toMatchObject({ files: [], problems: [{ code: 'NOPATH' }] })
  app.errors.length = 0
})

test('frames within the page have no bridge, and their requests are refused @always', async ({
  open,
}) => {
  needsElectron('it knows which frame asks')
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  const bridges = await app.window.evaluate(async () => {
    const kinds = {
      blank: {},
      written: { srcdoc: '<p>written' },
      shut: { srcdoc: '<p>', sandbox: 'allow-scripts' },
    }
    const loads = Object.entries(kinds).map(
      ([id, values]) =>
        new Promise((onload) => {
          const frame = document.createElement('iframe')
          document.body.append(Object.assign(frame, { id, onload, ...values }))
        }),
    )
    await Promise.all(loads)
    return [...document.querySelectorAll('iframe')].map((frame) => {
      try {
        return typeof (frame.contentWindow as unknown as { bridge?: unknown }).bridge
      } catch {
        return 'undefined'
      }
    })
  })
  expect(bridges).toEqual(['undefined', 'undefined', 'undefined'])

  // No frame can ask by itself, so that main is asked in its name.
  const outcomes = await running.shell.electron.evaluate(async ({ BrowserWindow, ipcMain }) => {
    const { webContents } = BrowserWindow.getAllWindows()[0]!
    type Handler = (event: object, ...args: unknown[]) => Promise<unknown>
    const handlers = (ipcMain as unknown as { _invokeHandlers: Map<string, Handler> })
      ._invokeHandlers
    const ask = (senderFrame: unknown) =>
      handlers.get('file:recent')!({ sender: webContents, senderFrame }).then(
        () => 'answered',
        () => 'refused',
      )
    const { mainFrame } = webContents
    return Promise.all([mainFrame, ...mainFrame.frames, null].map(ask))
  })
  expect(outcomes).toEqual(['answered', 'refused', 'refused', 'refused', 'refused'])
  await log.expectRefused('stranger', 'file:recent, asked by about:')
  await log.expectRefused('stranger', 'file:recent, asked by a frame that is gone')
  app.errors.length = 0
})

test('another window is a stranger, even at the page’s own address @always', async ({ open }) => {
  needsElectron('a second window is opened')
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  for (const url of ['data:text/html,<p>intruder', 'app://boardwright/index.html']) {
    const id = await openIntruder(running.shell.electron, url)
    const script = `(async () => {
      const ends = []
      for (const name of ${JSON.stringify(names)}) {
        ends.push(await bridge.request(name).then(() => name, () => 'refused'))
      }
      return [...new Set(ends)]
    })()`
    expect(await runIn(running.shell.electron, id, script)).toEqual(['refused'])
    for (const name of names)
      await log.expectRefused('stranger', `${name}, asked by ${url.slice(0, 20)}`)
    await closeIntruder(running.shell.electron, id)
  }
  // The page of the intruder was refused as well, and said so until it was closed.
  await expect.poll(() => running.shell.electron.windows().length).toBe(1)
  app.errors.length = 0
})
