import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, needsElectron, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { LogFile } from '../pages/log'

needsElectron('it keeps the doors')

const away = 'https://example.invalid'

/** Lets the page leave; once it is `told` that it must not, and nothing loads, it must still be the same. */
async function stays(
  app: AppPage,
  leave: () => Promise<unknown>,
  told: () => Promise<unknown>,
): Promise<void> {
  const { window, shell } = app
  const before = window.url()
  await window.evaluate(() => ((window as { mark?: boolean }).mark = true))
  await leave().catch(() => undefined)
  await told()
  const isLoading = () =>
    shell.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]!.webContents.isLoading(),
    )
  await expect.poll(isLoading).toBe(false)
  expect(await window.evaluate(() => (window as { mark?: boolean }).mark)).toBe(true)
  expect(await window.evaluate(() => location.href)).toBe(before)
  expect(window.url()).toBe(before)
}

test('the page has no Node, and of the app only the bridge @always', async ({ open }) => {
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

test('the page goes nowhere by itself @always', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  const { window } = app

  /** Goes to an address by the location; returns what the log says about it. */
  const goes = (to: string, told: () => Promise<unknown>) =>
    stays(app, () => window.evaluate((to) => void (location.href = to), to), told)
  const refused = (url: string) => () => log.expectRefused('navigation', url)

  await test.step('by its location', async () => {
    await goes(`${away}/location`, refused(`${away}/location`))
    await stays(
      app,
      () => window.evaluate((to) => location.replace(to), `${away}/replace`),
      refused(`${away}/replace`),
    )
  })
  await test.step('by a link', async () => {
    const click = () =>
      window.evaluate((to) => {
        const link = document.createElement('a')
        link.href = to
        document.body.append(link)
        link.click()
        link.remove()
      }, `${away}/link`)
    await stays(app, click, refused(`${away}/link`))
  })
  await test.step('by a form', async () => {
    const send = () =>
      window.evaluate((to) => {
        const form = document.createElement('form')
        Object.assign(form, { action: to, method: 'post' })
        document.body.append(form)
        form.submit()
        form.remove()
      }, `${away}/form`)
    await stays(app, send, () =>
      log.expectLine(/form data to 'https:\/\/example\.invalid\/form'.* violates/),
    )
  })
  await test.step('by a meta element', async () => {
    const refresh = () =>
      window.evaluate((to) => {
        const meta = document.createElement('meta')
        Object.assign(meta, { httpEquiv: 'refresh', content: `0; url=${to}` })
        document.head.append(meta)
      }, `${away}/refresh`)
    await stays(app, refresh, refused(`${away}/refresh`))
  })
  await test.step('to another file of the app', async () => {
    await goes('/assets/other.js', refused('app://boardwright/assets/other.js'))
  })
  await test.step('to what it made itself', async () => {
    const toMade = () =>
      window.evaluate(() => {
        const made = new Blob(['<script>window.made = 1</script>'], { type: 'text/html' })
        location.href = URL.createObjectURL(made)
      })
    await stays(app, toMade, refused('blob:app://boardwright/'))
    await goes('data:text/html,hello', () => log.expectLine(/data:text\/html,hello/))
    await goes('javascript:window.made=1', () => log.expectLine(/the JavaScript URL .*violates/))
    expect(await window.evaluate(() => 'made' in globalThis)).toBe(false)
  })
  await test.step('to a file', async () => {
    await goes('file:///etc/passwd', () =>
      log.expectLine(/Not allowed to load local resource: file:\/\/\/etc\/passwd/),
    )
  })
  await test.step('through its history', async () => {
    // One way there is, within the page: once it has been gone, nothing is on its way.
    const goesBackWithin = () =>
      window.evaluate(() =>
        new Promise((onpopstate) => {
          addEventListener('popstate', onpopstate, { once: true })
          history.pushState(null, '')
          history.back()
        }).then(() => undefined),
      )
    await stays(app, () => window.evaluate(() => history.back()), goesBackWithin)
    await stays(app, () => window.evaluate(() => history.go(-3)), goesBackWithin)
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

test('a page that calls itself by another address is a stranger @always', async ({ open }) => {
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

test('what is dropped on the window is read as a text or not at all @always', async ({
  open,
  folder,
}) => {
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
  // An address that is dropped does nothing at all; a file, dropped after it, is opened.
  await stays(
    app,
    () => drop({ items: [{ mimeType: 'text/uri-list', data: `${away}/dropped` }] }),
    async () => {
      expect((await app.snapshot()).tabs).toEqual([])
      await drop({ files: [page] })
      await expect
        .poll(async () => (await app.snapshot()).tabs)
        .toMatchObject([{ name: 'page.html' }])
    },
  )
  expect(await readFile(page, 'utf8')).toContain('dropped')
  expect(await window.title()).not.toBe('dropped')
  app.errors.length = 0
})

test('the page opens no window @always', async ({ open }) => {
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
