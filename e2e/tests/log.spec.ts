import type { Stats } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, needsElectron, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { LogFile } from '../pages/log'
import { samplePath } from '../samples'

needsElectron('it tells of the page’s errors, and opens the log')

const sample = samplePath('rockets')

test('errors of the page and of main come into the log', async ({ launch }) => {
  const running = await launch()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  await log.expectLine(/\[info\] +start of \d+\.\d+\.\d+, Electron \d+/)
  await app.window.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown in the page')
    })
    setTimeout(() => void Promise.reject(new Error('rejected in the page')))
    console.error('told by the page')
  })
  for (const words of ['thrown in the page', 'rejected in the page', 'told by the page']) {
    await log.expectLine(new RegExp(`\\[error\\] page: .*${words}`))
  }
  await running.shell.electron.evaluate(() => {
    setTimeout(() => {
      throw new Error('thrown in main')
    })
    setTimeout(() => void Promise.reject(new Error('rejected in main')))
  })
  await log.expectLine('Error: thrown in main')
  await log.expectLine('Error: rejected in main')
  // Neither ends the app.
  expect((await app.snapshot()).tabs).toEqual([])
  app.errors.length = 0
})

test('a page that crashes is reported, logged, and comes back as it was', async ({ launch }) => {
  const running = await launch(sample)
  const app = new AppPage(running)
  const log = new LogFile(running)
  const { text } = await app.settled()
  await app.kept()
  await running.shell.answerMessageBox('Reload')
  await running.shell.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()[0]!.webContents.forcefullyCrashRenderer(),
  )
  await log.expectLine(
    /page process gone .*crashed|page process gone .*killed|page process gone \{/,
  )
  await expect
    .poll(() =>
      running.shell.electron.evaluate(({ BrowserWindow }) => {
        const { webContents } = BrowserWindow.getAllWindows()[0]!
        if (webContents.isCrashed() || webContents.isLoading()) return null
        return webContents.executeJavaScript(
          `'__probe' in window ? window.__probe.snapshot().text : null`,
        ) as Promise<string | null>
      }),
    )
    .toBe(text)
  app.errors.length = 0
})

test('the log stays small, however much a page writes', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.snapshot()
  // What the page writes here comes late and in great number; none of it is a fault.
  app.window.removeAllListeners('console')
  await app.window.evaluate(() => {
    for (let time = 0; time < 3000; time++) console.error('the same again')
    console.error('long'.repeat(1_000_000))
  })
  await log.expectLine(/longlonglong… \(4000\d\d\d letters\)/)
  expect((await log.text()).match(/the same again/g)).toHaveLength(1)
  await app.window.evaluate(() => {
    for (let time = 0; time < 1000; time++) console.error(`${time} `.repeat(1000))
  })
  await expect.poll(async () => readdir(dirname(log.path))).toContain('main.old.log')
  for (const name of await readdir(dirname(log.path))) {
    // One that has just been given another name is not there for a moment.
    let found: Stats | null = null
    const look = async () => (found = await stat(join(dirname(log.path), name)).catch(() => null))
    await expect.poll(look).not.toBeNull()
    expect(found!.size).toBeLessThan(1.1 * 1024 * 1024)
  }
})

test('the menu opens the log', async ({ open }) => {
  const running = await open()
  const log = new LogFile(running)
  await new AppPage(running).snapshot()
  const opened = await running.shell.electron.evaluate(({ Menu, shell }) => {
    const paths: string[] = []
    shell.openPath = (path) => {
      paths.push(path)
      return Promise.resolve('')
    }
    Menu.getApplicationMenu()!.getMenuItemById('open-log')!.click()
    return paths
  })
  expect(opened).toEqual([log.path])
})
