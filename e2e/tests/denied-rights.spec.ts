import { readdir } from 'node:fs/promises'
import type { ElectronApplication } from '@playwright/test'
import { expect, needsElectron, test } from '../fixtures'
import { openIntruder, runIn } from '../intruder'
import { AppPage } from '../pages/app'
import { LogFile } from '../pages/log'

needsElectron('it refuses the rights')

/** How a page asks for each right; the result is what it got. */
const asks: Readonly<Record<string, string>> = {
  // The page is never notified that these two were refused.
  fullscreen: `document.documentElement.requestFullscreen().then(() => 'fullscreen')`,
  pointer: `new Promise((done) => {
    document.addEventListener('pointerlockchange', () => done(document.pointerLockElement))
    document.body.requestPointerLock()
  })`,
  geolocation: `new Promise((done, fail) => navigator.geolocation.getCurrentPosition(done, fail))`,
  notifications: `(async () => (await Notification.requestPermission()) === 'denied' ? null : 'notifications')()`,
  clipboardText: `navigator.clipboard.readText()`,
  clipboardItems: `navigator.clipboard.read()`,
  camera: `navigator.mediaDevices.getUserMedia({ video: true })`,
  microphone: `navigator.mediaDevices.getUserMedia({ audio: true })`,
  screen: `navigator.mediaDevices.getDisplayMedia({ video: true })`,
  midi: `navigator.requestMIDIAccess({ sysex: true })`,
  usb: `navigator.usb.requestDevice({ filters: [] })`,
  serial: `navigator.serial.requestPort()`,
  hid: `(async () => (await navigator.hid.requestDevice({ filters: [] }))[0] ?? null)()`,
  bluetooth: `navigator.bluetooth.requestDevice({ acceptAllDevices: true })`,
  idle: `(async () => (await IdleDetector.requestPermission()) === 'granted' ? 'idle' : null)()`,
  storage: `(async () => (await navigator.storage.persist()) ? 'storage' : null)()`,
  wakeLock: `navigator.wakeLock.request('screen')`,
}
const silent = ['fullscreen', 'pointer']

/** Asks for every right that a page can ask for, each with a user's gesture of its own; returns those that it got. */
async function askForAll(app: ElectronApplication, id: number): Promise<unknown> {
  for (const [name, ask] of Object.entries(asks)) {
    const script = `(() => {
      window.got ??= []
      const asked = (async () => ${ask})()
      return asked.then((got) => { if (got != null) window.got.push('${name}') }, () => undefined)
    })()`
    await runIn(app, id, silent.includes(name) ? `void ${script}` : script)
  }
  return runIn(app, id, 'got')
}

/** What a page hears when it only asks whether it has a permission. */
const checkAll = `async () => {
  const names = ['geolocation', 'notifications', 'clipboard-read', 'camera', 'microphone', 'midi', 'push',
    'persistent-storage', 'idle-detection', 'window-management', 'local-fonts', 'display-capture']
  const states = await Promise.all(names.map((name) =>
    navigator.permissions.query({ name, userVisibleOnly: true }).then(({ state }) => state, () => 'unknown')))
  return [...new Set(states)].filter((state) => state === 'granted')
}`

test('no right is given, neither asked for nor looked up @always', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  const page = await running.shell.electron.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.id,
  )
  expect(await askForAll(running.shell.electron, page)).toEqual([])
  expect(await runIn(running.shell.electron, page, `(${checkAll})()`)).toEqual([])
  for (const right of [
    'geolocation',
    'notifications',
    'clipboard-read',
    'media',
    'midi',
    'fullscreen',
    'pointerLock',
  ]) {
    await log.expectRefused('permission', right)
  }
  for (const right of ['usb', 'serial', 'hid']) await log.expectRefused('permission', right)
  expect(await runIn(running.shell.electron, page, 'got')).toEqual([])
  const pickers = `[typeof showOpenFilePicker, typeof showSaveFilePicker, typeof showDirectoryPicker].join()`
  expect(await runIn(running.shell.electron, page, pickers)).toBe('undefined,undefined,undefined')
  const privateDisk = `typeof StorageManager.prototype.getDirectory`
  expect(await runIn(running.shell.electron, page, privateDisk)).toBe('undefined')
  const isFullScreen = await running.shell.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]!.isFullScreen(),
  )
  expect(isFullScreen).toBe(false)
  app.errors.length = 0
})

test('a window of another session has no rights either @always', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  await app.snapshot()
  const id = await openIntruder(running.shell.electron, 'data:text/html,<p>intruder', {
    partition: 'other',
  })
  expect(await askForAll(running.shell.electron, id)).toEqual([])
  const node = `[typeof require, typeof process, typeof Buffer, typeof module].join()`
  expect(await runIn(running.shell.electron, id, node)).toBe(
    'undefined,undefined,undefined,undefined',
  )
  app.errors.length = 0
})

test('nothing is downloaded @always', async ({ open, folder }) => {
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  await running.shell.electron.evaluate(({ app }, to) => app.setPath('downloads', to), folder)
  const before = await readdir(folder)
  await app.window.evaluate(() => {
    const blob = URL.createObjectURL(new Blob(['taken']))
    for (const href of [blob, 'data:text/plain,taken', '/index.html']) {
      const link = document.createElement('a')
      Object.assign(link, { href, download: 'taken.txt' })
      document.body.append(link)
      link.click()
      link.remove()
    }
  })
  for (const what of [
    'blob:app://boardwright/',
    'data:text/plain,taken',
    'app://boardwright/index.html',
  ]) {
    await log.expectRefused('download', what)
  }
  // Chromium begins a file before it asks, and takes it away when it has heard the answer.
  await expect.poll(() => readdir(folder)).toEqual(before)
  app.errors.length = 0
})

test('no webview starts, in our window or in any other @always', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  await app.snapshot()
  const add = `document.body.append(Object.assign(document.createElement('webview'), { src: 'data:text/html,guest' })), 0`
  await app.window.evaluate(add)
  const id = await openIntruder(running.shell.electron, 'data:text/html,<p>intruder')
  await runIn(running.shell.electron, id, add)
  await new LogFile(running).expectRefused('webview', 'data:text/html,guest')
  const kinds = await running.shell.electron.evaluate(({ webContents }) =>
    webContents.getAllWebContents().map((contents) => contents.getType()),
  )
  expect(kinds).toEqual(['window', 'window'])
  app.errors.length = 0
})

test('pages made later may not leave their place nor open windows @always', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  const id = await openIntruder(running.shell.electron, 'data:text/html,<p>intruder')
  await runIn(running.shell.electron, id, `window.open('https://example.invalid/child'), 0`)
  await runIn(running.shell.electron, id, `void (location.href = 'https://example.invalid/gone')`)
  await log.expectRefused('window', 'https://example.invalid/child')
  await log.expectRefused('navigation', 'https://example.invalid/gone')
  expect(await runIn(running.shell.electron, id, 'location.href')).toBe(
    'data:text/html,<p>intruder',
  )
  app.errors.length = 0
})

test('developer tools do not open @always', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  await app.snapshot()
  for (const keys of ['F12', 'Control+Shift+I', 'Control+Shift+J', 'Control+Shift+C'])
    await app.press(keys)
  await app.window.keyboard.press('Escape')
  const opens = (id: number) =>
    running.shell.electron.evaluate(({ BrowserWindow }, id) => {
      const { webContents } = BrowserWindow.fromId(id)!
      webContents.openDevTools({ mode: 'detach' })
      // Their own contents are made at once, and shown once they are loaded.
      return webContents.devToolsWebContents !== null || webContents.isDevToolsOpened()
    }, id)
  const page = await running.shell.electron.evaluate(
    ({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.id,
  )
  expect(await opens(page)).toBe(false)
  await app.heard()
  expect(await opens(page)).toBe(false)
  app.errors.length = 0
})
