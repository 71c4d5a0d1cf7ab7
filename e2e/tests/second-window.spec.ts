import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { violations } from '../axe'
import { expect, needsElectron, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { LogFile } from '../pages/log'
import { PanesPage } from '../pages/panes'
import { SecondPage } from '../pages/second'
import { samplePath } from '../samples'

needsElectron('it has a second window')

const usual = ['Level* Text Rules Debug History', 'Problems* Events Why Answer Scores']

test('panes work in a window of their own, and come back to where they stood', async ({ open }) => {
  const running = await open(samplePath('rockets'))
  const app = new AppPage(running)
  const panes = new PanesPage(app)
  const { text } = await app.settled()
  await expect.poll(() => panes.stacks()).toEqual(usual)
  await panes.focus('Events')
  const second = await SecondPage.open(running, () => app.choose('pane-second'))
  const { page } = second
  await panes.focus('Text')
  await app.press('Alt+Shift+Backspace')
  await expect.poll(() => second.panes()).toEqual(['events', 'text'])
  expect((await panes.stacks()).join(' ')).not.toMatch(/Events|Text/)

  await test.step('they follow what happens in the first window', async () => {
    await new BoardPage(app.window).focus()
    await app.press('F10')
    await app.press('F10')
    const current = second.pane('events').locator('[aria-current=step]')
    await expect(current).toHaveCount(1)
    const before = await current.innerText()
    await app.press('F10')
    await expect(current).not.toHaveText(before)
  })

  await test.step('keys and clicks there are those of the app', async () => {
    const { turn } = await app.snapshot()
    await second.pane('events').focus()
    await page.keyboard.press('F10')
    await expect.poll(async () => (await app.snapshot()).turn).toBe(turn + 1)
    await second.pane('events').locator('[data-row="0"]').click()
    await expect.poll(async () => (await app.snapshot()).turn).not.toBe(turn + 1)
  })

  await test.step('a text is typed and taken back there', async () => {
    await second.pane('text').locator('.cm-content').click()
    await page.keyboard.press('Control+End')
    await page.keyboard.insertText('\n')
    await expect.poll(async () => (await app.snapshot()).text).not.toBe(text)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await app.snapshot()).text).toBe(text)
  })

  await test.step('menus open beside what opens them', async () => {
    await second.pane('events').locator('[aria-haspopup=menu]').first().click()
    await page.getByRole('menu').waitFor()
    await expect(app.window.getByRole('menu')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  })

  await test.step('it wears the theme of the first window, and axe finds nothing wrong', async () => {
    for (const theme of ['dark', 'light']) {
      await app.choose(`theme-${theme}`)
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
      expect(await violations(page, null)).toEqual([])
    }
  })

  await test.step('without a pane it closes', async () => {
    await second.pane('events').focus()
    await page.keyboard.press('Alt+Shift+Backspace')
    await expect.poll(() => second.panes()).toEqual(['text'])
    await second.pane('text').getByRole('button', { name: 'Dock this pane' }).click()
    await second.gone()
    const places = async () => (await panes.stacks()).join('\n').replaceAll('*', '')
    await expect.poll(places).toBe(usual.join('\n').replaceAll('*', ''))
  })
})

test('a class sees a board of its own, which follows steps, edits and tabs', async ({ open }) => {
  const running = await open(samplePath('labyrinth'), samplePath('rockets'))
  const app = new AppPage(running)
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(2)
  await app.settled()
  await app.choose('theme-dark')
  await expect(app.window.locator('html')).toHaveAttribute('data-theme', 'dark')
  const second = await SecondPage.open(running, () => app.choose('present-second'))
  const said = second.page.getByTestId('presented')
  await second.page.locator('canvas').first().waitFor()
  /** The picture when nothing moves in it, which is another than before. */
  const other = async (before: string): Promise<string> => {
    await expect.poll(() => second.picture()).not.toBe(before)
    return second.stillPicture()
  }
  // Its colours are those of the theme, from the beginning and when it changes.
  await expect.poll(() => second.hasColour(35, 40, 46)).toBe(true)
  await app.choose('theme-light')
  await expect.poll(() => second.hasColour(255, 255, 255)).toBe(true)
  let seen = await second.stillPicture()
  const told = await said.innerText()
  await new BoardPage(app.window).focus()
  await app.press('F10')
  await expect(said).not.toHaveText(told)
  seen = await other(seen)
  await app.widen(7)
  seen = await other(seen)
  expect(await violations(second.page, null)).toEqual([])
  await app.press('Control+Tab')
  await app.settled()
  await second.page.locator('canvas').first().waitFor()
  await other(seen)
  await app.choose('start-page')
  await expect(second.page.locator('[data-second]')).toHaveCount(0)
  await app.press('Control+Tab')
  await expect(second.page.locator('[data-second=show]')).toHaveCount(1)
  await app.choose('present-second')
  await second.gone()
})

test('the second window comes back to its place; closing it or the app docks its panes', async ({
  launch,
  relaunch,
  folder,
}) => {
  const first = await launch(samplePath('rockets'))
  const app = new AppPage(first)
  const panes = new PanesPage(app)
  await app.settled()
  await expect.poll(() => panes.stacks()).toEqual(usual)
  await panes.focus('Why')
  const move = () => app.choose('pane-second')
  const second = await SecondPage.open(first, move)
  const wanted = { x: 70, y: 50, width: 640, height: 420 }
  await first.shell.electron.evaluate(({ BrowserWindow }, bounds) => {
    const all = BrowserWindow.getAllWindows()
    all.find(({ webContents }) => webContents.getURL().includes('second'))!.setBounds(bounds)
  }, wanted)
  const kept = () =>
    readFile(join(folder, 'data-0', 'second-window.json'), 'utf8').catch(() => 'null')
  await expect.poll(async () => JSON.parse(await kept()) as unknown).toMatchObject(wanted)
  await second.page.close()
  const places = async (page: PanesPage) => (await page.stacks()).join('\n').replaceAll('*', '')
  const docked = usual.join('\n').replaceAll('*', '')
  await expect.poll(() => places(panes)).toBe(docked)

  await panes.focus('Why')
  await SecondPage.open(first, move)
  expect(
    await first.shell.electron.evaluate(({ BrowserWindow }) => {
      const all = BrowserWindow.getAllWindows()
      return all.find(({ webContents }) => webContents.getURL().includes('second'))!.getBounds()
    }),
  ).toEqual(wanted)
  const ended = first.shell.electron.waitForEvent('close')
  await first.shell.electron.evaluate(({ BrowserWindow }) => {
    const all = BrowserWindow.getAllWindows()
    all.find(({ webContents }) => webContents.getURL().includes('index'))!.close()
  })
  await ended
  const again = new AppPage(await relaunch())
  await again.settled()
  await expect.poll(() => places(new PanesPage(again))).toBe(docked)
})

test('what asks something does so in the first window', async ({ open }) => {
  const running = await open(samplePath('rockets'))
  const app = new AppPage(running)
  await app.settled()
  const second = await SecondPage.open(running, () => app.choose('pane-second'))
  await second.page.locator('[data-second]').focus()
  await second.page.keyboard.press('Control+Shift+p')
  await app.window.getByRole('dialog').waitFor()
  const inFront = () =>
    running.shell.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getFocusedWindow()?.webContents.getURL(),
    )
  await expect.poll(inFront).toContain('index.html')
  await second.page.close()
})

test('the page opens that one window, which has no bridge and goes nowhere', async ({ open }) => {
  const running = await open(samplePath('rockets'))
  const app = new AppPage(running)
  const log = new LogFile(running)
  await app.settled()
  const { page } = await SecondPage.open(running, () => app.choose('pane-second'))
  const own = 'app://boardwright/second.html'
  for (const url of [own, `${own}?more`, 'app://boardwright/index.html', 'about:blank']) {
    expect(await app.window.evaluate((to) => window.open(to) === null, url)).toBe(true)
    expect(await page.evaluate((to) => window.open(to) === null, url)).toBe(true)
    await log.expectRefused('window', url)
  }
  const found = `[typeof bridge, typeof require, typeof process].join()`
  expect(await page.evaluate(found)).toBe('undefined,undefined,undefined')
  for (const url of ['https://example.invalid/gone', 'app://boardwright/index.html']) {
    await page.evaluate((to) => void (location.href = to), url)
    await log.expectRefused('navigation', url)
  }
  expect(page.url()).toBe(own)
  expect(await page.evaluate(() => document.scripts.length)).toBe(0)
  const inline = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.ran = true'
    document.body.append(script)
    return 'ran' in window
  })
  expect(inline).toBe(false)
  await page.close()
  app.errors.length = 0
})
