import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, needsElectron, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { LogFile } from '../pages/log'

needsElectron('it keeps the doors')

/** Long enough for a page to have left if it could. */
const A_WHILE = 200

const away = 'https://example.invalid'

async function stays(window: Page, leave: () => Promise<unknown>): Promise<void> {
  const before = window.url()
  await window.evaluate(() => ((window as { mark?: boolean }).mark = true))
  await leave().catch(() => undefined)
  await window.waitForTimeout(A_WHILE)
  expect(window.url()).toBe(before)
  expect(await window.evaluate(() => (window as { mark?: boolean }).mark)).toBe(true)
}

test('the page has no Node, and of the app only the bridge', async ({ open }) => {
  const app = new AppPage(await open())
  await app.snapshot()
  const names = [
    'require',
    'process',
    'Buffer',
    'module',
    'exports',
    'global',
    'electron',
    'ipcRenderer',
    '__dirname',
  ]
  const types = await app.window.evaluate(
    (names) => names.map((name) => typeof (globalThis as Record<string, unknown>)[name]),
    names,
  )
  expect(types).toEqual(names.map(() => 'undefined'))

  const bridge = await app.window.evaluate(() => {
    const { bridge } = window as unknown as { bridge: Record<string, unknown> }
    const before = bridge.request
    try {
      bridge.request = () => 'mine'
      bridge.more = 1
    } catch {
      // Strict code gets an error, other code does not.
    }
    const isSame = bridge.request === before
    return {
      names: Object.keys(bridge).sort(),
      isSame,
      proto: Object.getPrototypeOf(bridge) === Object.prototype,
    }
  })
  expect(bridge).toEqual({ names: ['on', 'openDropped', 'request'], isSame: true, proto: true })
})

test('the page goes nowhere by itself', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  const { window } = app

  await test.step('by its location', async () => {
    await stays(window, () =>
      window.evaluate((to) => void (location.href = to), `${away}/location`),
    )
    await stays(window, () => window.evaluate((to) => location.replace(to), `${away}/replace`))
    await log.expectRefused('navigation', `${away}/location`)
    await log.expectRefused('navigation', `${away}/replace`)
  })
  await test.step('by a link', async () => {
    await stays(window, () =>
      window.evaluate((to) => {
        const link = document.createElement('a')
        link.href = to
        document.body.append(link)
        link.click()
        link.remove()
      }, `${away}/link`),
    )
    await log.expectRefused('navigation', `${away}/link`)
  })
  await test.step('by a form', async () => {
    await stays(window, () =>
      window.evaluate((to) => {
        const form = document.createElement('form')
        Object.assign(form, { action: to, method: 'post' })
        document.body.append(form)
        form.submit()
        form.remove()
      }, `${away}/form`),
    )
    await log.expectLine(/form data to 'https:\/\/example\.invalid\/form'.* violates/)
  })
  await test.step('by a meta element', async () => {
    await stays(window, () =>
      window.evaluate((to) => {
        const meta = document.createElement('meta')
        Object.assign(meta, { httpEquiv: 'refresh', content: `0; url=${to}` })
        document.head.append(meta)
      }, `${away}/refresh`),
    )
    await log.expectRefused('navigation', `${away}/refresh`)
  })
  await test.step('to another file of the app', async () => {
    await stays(window, () => window.evaluate(() => void (location.href = '/assets/other.js')))
    await log.expectRefused('navigation', 'app://boardwright/assets/other.js')
  })
  await test.step('to what it made itself', async () => {
    await stays(window, () =>
      window.evaluate(() => {
        const made = new Blob(['<script>window.made = 1</script>'], { type: 'text/html' })
        location.href = URL.createObjectURL(made)
      }),
    )
    await log.expectRefused('navigation', 'blob:app://boardwright/')
    await stays(window, () => window.evaluate(() => void (location.href = 'data:text/html,hello')))
    await log.expectLine(/data:text\/html,hello/)
    await stays(window, () =>
      window.evaluate(() => void (location.href = 'javascript:window.made=1')),
    )
    await log.expectLine(/the JavaScript URL .*violates/)
    expect(await window.evaluate(() => 'made' in globalThis)).toBe(false)
  })
  await test.step('to a file', async () => {
    await stays(window, () => window.evaluate(() => void (location.href = 'file:///etc/passwd')))
    await log.expectLine(/Not allowed to load local resource: file:\/\/\/etc\/passwd/)
  })
  await test.step('through its history', async () => {
    await stays(window, () => window.evaluate(() => history.back()))
    await stays(window, () => window.evaluate(() => history.go(-3)))
    const outcome = await window.evaluate((to) => {
      try {
        history.pushState(null, '', to)
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    }, `${away}/pushed`)
    expect(outcome).toBe('SecurityError')
  })
  app.errors.length = 0
})

test('a page that calls itself by another address is a stranger', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  await app.snapshot()
  const outcome = await app.window.evaluate(async () => {
    const own = location.pathname
    history.pushState(null, '', '/other.html')
    const { bridge } = window as unknown as { bridge: { request(name: string): Promise<unknown> } }
    const outcome = await bridge.request('file:recent').catch((error: Error) => error.message)
    // What the page asks by itself a little later is to be answered again.
    history.replaceState(null, '', own)
    return outcome
  })
  expect(outcome).toContain('internal error')
  await new LogFile(running).expectRefused(
    'stranger',
    'file:recent, asked by app://boardwright/other.html',
  )
  app.errors.length = 0
})

test('what is dropped on the window is read as a text or not at all', async ({ open, folder }) => {
  const running = await open()
  const app = new AppPage(running)
  await app.snapshot()
  const { window } = app
  const page = join(folder, 'page.html')
  await writeFile(page, '<script>document.title = "dropped"</script>')
  const session = await window.context().newCDPSession(window)
  const drop = async (data: object) => {
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await session.send('Input.dispatchDragEvent', {
        type,
        x: 300,
        y: 300,
        data: { items: [], dragOperationsMask: 1, ...data },
      })
    }
  }
  await stays(window, () =>
    drop({ items: [{ mimeType: 'text/uri-list', data: `${away}/dropped` }] }),
  )
  expect((await app.snapshot()).tabs).toEqual([])
  await stays(window, () => drop({ files: [page] }))
  expect(await readFile(page, 'utf8')).toContain('dropped')
  await expect.poll(async () => (await app.snapshot()).tabs).toMatchObject([{ name: 'page.html' }])
  expect(await window.title()).not.toBe('dropped')
  app.errors.length = 0
})

test('the page opens no window', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  const opened = await app.window.evaluate((away) => {
    const link = document.createElement('a')
    Object.assign(link, { href: `${away}/target`, target: '_blank' })
    document.body.append(link)
    link.click()
    Object.assign(link, { href: `${away}/named`, target: 'elsewhere', rel: 'opener' })
    link.click()
    link.remove()
    return [`${away}/open`, 'about:blank', '/index.html', 'file:///etc/passwd'].map(
      (url) => window.open(url) === null,
    )
  }, away)
  expect(opened).toEqual([true, true, true, true])
  for (const what of [
    `${away}/target`,
    `${away}/named`,
    `${away}/open`,
    'about:blank',
    'app://boardwright/index.html',
  ]) {
    await log.expectRefused('window', what)
  }
  expect(
    await running.shell.electron.evaluate(
      ({ webContents }) => webContents.getAllWebContents().length,
    ),
  ).toBe(1)
  app.errors.length = 0
})
