// Every way to the page, and out of it, is tried in one place: long because they are one wall.
import { readFile, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { ElectronApplication, Page } from '@playwright/test'
import { expect, needsElectron, root, test } from '../fixtures'
import { openIntruder, runIn } from '../intruder'
import { listen } from '../listening-post'
import { AppPage } from '../pages/app'
import { LogFile } from '../pages/log'

needsElectron('it serves the page by a scheme of its own and refuses all else')

/**
 * Tries every way to load something from an address; returns how each ended: 'loaded' or 'refused'. Some elements say
 * nothing when they are refused: whether they were loaded later all the same is told by 'loaded' in the window.
 */
const tryAll = `async (at) => {
  window.loaded = []
  const element = (make) => new Promise((done) => {
    const made = make()
    made.onload = () => { loaded.push(made.localName); done('loaded') }
    made.onerror = () => done('refused')
    document.body.append(made)
    if (['object', 'embed'].includes(made.localName)) done('refused')
  })
  const make = (tag, values) => () => Object.assign(document.createElement(tag), values)
  const call = (begin) => new Promise((done) => {
    try { begin(done) } catch { done('refused') }
  })
  const ways = {
    image: element(make('img', { src: at + '/image' })),
    script: element(make('script', { src: at + '/script' })),
    module: import(at + '/module').then(() => 'loaded', () => 'refused'),
    style: element(make('link', { rel: 'stylesheet', href: at + '/style' })),
    object: element(make('object', { data: at + '/object' })),
    embed: element(make('embed', { src: at + '/embed' })),
    media: element(make('video', { src: at + '/media' })),
    font: new FontFace('strange', 'url(' + at + '/font)').load().then(() => 'loaded', () => 'refused'),
    fetch: fetch(at + '/fetch').then(() => 'loaded', () => 'refused'),
    beacon: call((done) => done(navigator.sendBeacon(at + '/beacon', 'x') ? 'sent' : 'refused')),
    request: call((done) => {
      const request = new XMLHttpRequest()
      request.onload = () => done('loaded')
      request.onerror = () => done('refused')
      request.open('GET', at + '/request')
      request.send()
    }),
    socket: call((done) => {
      const socket = new WebSocket(at.replace('http', 'ws') + '/socket')
      socket.onopen = () => done('loaded')
      socket.onerror = () => done('refused')
    }),
    events: call((done) => {
      const events = new EventSource(at + '/events')
      events.onopen = () => done('loaded')
      events.onerror = () => { events.close(); done('refused') }
    }),
    worker: call((done) => {
      const worker = new Worker(at + '/worker')
      worker.onerror = () => done('refused')
    }),
  }
  const frame = document.createElement('iframe')
  frame.src = at + '/frame'
  document.body.append(frame)
  const ends = {}
  for (const [name, way] of Object.entries(ways)) ends[name] = await way
  return ends
}`

type Ends = Readonly<Record<string, string>>
const inPage = (window: Page, at: string) =>
  window.evaluate<Ends>(`(${tryAll})(${JSON.stringify(at)})`)

test('the page loads nothing from the network @always', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  const post = await listen()
  const ends = await inPage(app.window, post.origin)
  for (const [way, end] of Object.entries(ends)) {
    if (way !== 'beacon') expect(`${way} ${end}`).toBe(`${way} refused`)
    // A worker of another origin is refused by the language itself, before anyone is asked.
    if (way !== 'worker') await log.expectLine(`/${way}`)
  }
  expect(await app.window.evaluate('loaded')).toEqual([])
  expect(await post.callsSoFar()).toEqual([])
  await post.close()
  app.errors.length = 0
})

test('without a content policy the network is shut all the same @always', async ({ open }) => {
  const running = await open()
  const log = new LogFile(running)
  await new AppPage(running).snapshot()
  const post = await listen()
  const ids: number[] = []
  for (const extra of [{}, { partition: 'another' }]) {
    const id = await openIntruder(running.shell.electron, 'data:text/html,<p>intruder', extra)
    await runIn(running.shell.electron, id, `(${tryAll})(${JSON.stringify(post.origin)})`)
    ids.push(id)
  }
  for (const way of ['image', 'script', 'style', 'fetch', 'request', 'media', 'font']) {
    await log.expectLine(new RegExp(`refused: request: GET ${post.origin}/${way} `))
  }
  for (const way of ['frame', 'object', 'embed']) {
    await log.expectRefused('navigation of a frame', `${post.origin}/${way}`)
  }
  await log.expectLine(`${post.origin.replace('http', 'ws')}/socket`)
  const fetched = await running.shell.electron.evaluate(
    ({ net }, url) => net.fetch(url).then(String, () => 'refused'),
    `${post.origin}/from-main`,
  )
  expect(fetched).toBe('refused')
  for (const id of ids) expect(await runIn(running.shell.electron, id, 'loaded')).toEqual([])
  expect(await post.callsSoFar()).toEqual([])
  await post.close()
  running.errors.length = 0
})

test('no code is made of strings, and frames and workers have none @always', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  const made = await app.window.evaluate(async () => {
    // What the test's own tools run may make code of strings; what runs after it is the page's.
    await new Promise((go) => setTimeout(go))
    const found: string[] = []
    const attempt = (what: string, run: () => unknown) => {
      try {
        run()
        found.push(what)
      } catch {
        // Refused.
      }
    }
    const scope = window as unknown as { ran: string[] }
    scope.ran = []
    const code = (from: string) => `window.top.ran.push('${from}')`
    const add = (tag: string, values: object) =>
      document.body.append(Object.assign(document.createElement(tag), values))
    attempt('eval', () => (0, eval)('1'))
    attempt('Function', () => new Function('return 1')())
    setTimeout(code('timer') as unknown as () => void)
    attempt(
      'WebAssembly',
      () => new WebAssembly.Module(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])),
    )
    add('script', { textContent: code('inline') })
    add('script', { src: `data:text/javascript,${code('data')}` })
    const blob = URL.createObjectURL(new Blob([code('blob')], { type: 'text/javascript' }))
    add('script', { src: blob })
    add('div', { innerHTML: `<img src="x" onerror="${code('handler')}">` })
    add('iframe', { srcdoc: `<script>${code('srcdoc')}</script>` })
    add('iframe', { src: `data:text/html,<script>${code('frame')}</script>` })
    add('iframe', { src: `javascript:${code('address')}` })
    const own = [...document.scripts].find(({ src }) => src.startsWith('app:'))!.src
    const says = 'postMessage(1)'
    const said = URL.createObjectURL(new Blob([says], { type: 'text/javascript' }))
    for (const [name, url] of Object.entries({ said, data: `data:text/javascript,${says}`, own })) {
      const ended = await new Promise<string>((done) => {
        try {
          const worker = new Worker(url)
          worker.onerror = () => done('refused')
          worker.onmessage = () => done('runs')
        } catch {
          done('refused')
        }
      })
      if (ended === 'runs') found.push(`worker ${name}`)
    }
    return [...found, ...scope.ran]
  })
  expect(made).toEqual([])
  for (const what of [
    /unsafe-eval/,
    /inline script/,
    /inline event handler/,
    /data:text\/javascript/,
    /worker-src/,
  ]) {
    await log.expectLine(what)
  }
  expect(await app.window.evaluate('ran')).toEqual([])
  // Styles may be inline: editor and board set them so.
  const color = await app.window.evaluate(() => {
    document.body.insertAdjacentHTML('beforeend', '<p id="styled" style="color: rgb(1, 2, 3)">')
    return getComputedStyle(document.getElementById('styled')!).color
  })
  expect(color).toBe('rgb(1, 2, 3)')
  app.errors.length = 0
})

/** What main gets for an address of the app's scheme. */
async function ask(app: ElectronApplication, url: string) {
  return app.evaluate(async ({ net }, url) => {
    try {
      const reply = await net.fetch(url)
      const policy = reply.headers.get('content-security-policy') ?? ''
      return { status: reply.status, policy, size: (await reply.arrayBuffer()).byteLength }
    } catch {
      return { status: 0, policy: '', size: 0 }
    }
  }, url)
}

test('every answer has the content policy, files of the page and refusals alike @always', async ({
  open,
}) => {
  const running = await open()
  const app = new AppPage(running)
  await app.snapshot()
  const loaded = await app.window.evaluate(() => [
    location.href,
    ...[...document.scripts].map(({ src }) => src),
    ...[...document.querySelectorAll('link')].map(({ href }) => href),
  ])
  expect(loaded.length).toBeGreaterThan(2)
  for (const url of loaded) {
    const { status, policy, size } = await ask(running.shell.electron, url)
    expect([url, status]).toEqual([url, 200])
    expect(size).toBeGreaterThan(0)
    expect(policy).toMatch(/^default-src 'none'; script-src 'self'; /)
    expect(policy).not.toMatch(/script-src[^;]*unsafe|https?:|\*/)
  }
  const { status, policy } = await ask(running.shell.electron, 'app://boardwright/none.html')
  expect(status).toBe(404)
  expect(policy).toMatch(/^default-src 'none'/)
})

test('the app’s scheme serves the built page and nothing beside it @always', async ({ open }) => {
  const running = await open()
  const log = new LogFile(running)
  await new AppPage(running).snapshot()
  const tricks = [
    '../main/index.js',
    '..%2fmain%2findex.js',
    '%2e%2e/main/index.js',
    '%2e%2e%2fmain%2findex.js',
    '..%5cmain%5cindex.js',
    '..\\main\\index.js',
    '%252e%252e%252fmain%252findex.js',
    'assets/..%2f..%2fmain/index.js',
    '..%2frenderer-of-another/index.html',
    '/etc/passwd',
    '%2fetc%2fpasswd',
    '//etc/passwd',
    'file:///etc/passwd',
    'index.html%00.js',
    '%00',
    '%E0%A4%A',
    '',
    '.',
    'assets',
    'assets/',
    'index.html/',
    'index.html%20',
    'package.json?index.html',
    '..%2f..%2fpackage.json#index.html',
    `${'n'.repeat(5000)}.html`,
    `${'a/'.repeat(3000)}index.html`,
  ]
  for (const trick of tricks) {
    const { status, size } = await ask(running.shell.electron, `app://boardwright/${trick}`)
    // Some addresses are so odd that they are not even asked for.
    expect([trick.slice(0, 40), status === 200, size]).toEqual([trick.slice(0, 40), false, 0])
  }
  for (const url of ['app://other/index.html', 'app://boardwright.other/index.html']) {
    expect([url, (await ask(running.shell.electron, url)).size]).toEqual([url, 0])
  }
  await log.expectRefused('page file', 'GET app://boardwright/..%2fmain%2findex.js')
  await log.expectRefused('page file', 'GET app://other/index.html')
  const posted = await running.shell.electron.evaluate(({ net }) =>
    net
      .fetch('app://boardwright/index.html', { method: 'POST', body: 'x' })
      .then(({ status }) => status),
  )
  expect(posted).toBe(404)

  const name = `way-out-${process.pid}.json`
  const link = join(root, 'out/renderer/assets', name)
  await rm(link, { force: true })
  await symlink(join(root, 'package.json'), link)
  const linked = await ask(running.shell.electron, `app://boardwright/assets/${name}`)
  expect(await readFile(link, 'utf8')).toContain('boardwright')
  await rm(link)
  expect(linked).toMatchObject({ status: 404, size: 0 })
})

test('files outside of the app cannot be had by address @always', async ({ open, folder }) => {
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  for (const end of Object.values(await inPage(app.window, `file://${folder}`))) {
    expect(end).not.toBe('loaded')
  }
  // A window that a bug of the app sends there gets nothing either.
  const loaded = await running.shell.electron.evaluate(async ({ BrowserWindow, app }) => {
    const window = new BrowserWindow({ show: false })
    return window.loadURL(`file://${app.getAppPath()}/package.json`).then(
      () => 'loaded',
      () => 'refused',
    )
  })
  expect(loaded).toBe('refused')
  await log.expectLine(/refused: request: GET file:\/\/.*package\.json/)
  app.errors.length = 0
})
