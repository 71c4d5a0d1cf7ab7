// long because all that one window does to the other is tried with real windows.
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { violations } from '../axe'
import { expect, needsElectron, type RunningApp, test } from '../fixtures'
import { PATIENCE } from '../patience'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { LogFile } from '../pages/log'
import { PanesPage } from '../pages/panes'
import { SecondPage } from '../pages/second'
import { SetPage } from '../pages/set'
import { TourPage } from '../pages/tour'
import { copyOfSample, samplePath } from '../samples'

needsElectron('it has a second window')

const usual = ['Level* Text Rules Debug History Pieces', 'Problems* Events Why Answer Scores']

/** The files that the app's windows show, in the order of their names. */
const windowsOf = ({ shell }: RunningApp): Promise<string[]> =>
  shell.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .map(({ webContents }) => /\w+\.html/.exec(webContents.getURL())?.[0] ?? '')
      .sort(),
  )

/** The windows that fill the screen. */
const fullWindows = ({ shell }: RunningApp): Promise<string[]> =>
  shell.electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .filter((one) => one.isFullScreen())
      .map(({ webContents }) => /\w+\.html/.exec(webContents.getURL())?.[0] ?? ''),
  )

const both = ['index.html', 'second.html']

test('panes work in a window of their own, and come back to where they stood @always', async ({
  open,
}) => {
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
  const ended = first.shell.electron.waitForEvent('close', { timeout: PATIENCE })
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

test('the page opens that one window, which has no bridge and goes nowhere @always', async ({
  open,
}) => {
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

test('the app asks before it closes over unsaved work, and both windows stay or go together', async ({
  launch,
  relaunch,
  folder,
}) => {
  const { file, text } = await copyOfSample(folder)
  const running = await launch(file)
  const app = new AppPage(running)
  await app.settled()
  await expect.poll(() => new PanesPage(app).stacks()).toEqual(usual)
  await new PanesPage(app).focus('Events')
  const second = await SecondPage.open(running, () => app.choose('pane-second'))
  await new BoardPage(app.window).layArrow(3, 2, 0.4, 0)
  const { text: edited } = await app.settled()
  expect(edited).not.toBe(text)
  const { electron } = running.shell
  /** Closes the app's window; returns how often it has been asked what to do. */
  const close = (): Promise<void> =>
    electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL().includes('index'))!
        .close(),
    )
  await electron.evaluate(({ dialog }) => {
    const main = globalThis as { asked?: number }
    dialog.showMessageBox = async (...args: unknown[]) => {
      const { buttons } = args.at(-1) as { buttons: string[] }
      main.asked = (main.asked ?? 0) + 1
      return { response: buttons.indexOf('Cancel'), checkboxChecked: false }
    }
  })
  const asked = () => electron.evaluate(() => (globalThis as { asked?: number }).asked ?? 0)
  for (const times of [1, 2]) {
    await close()
    await expect.poll(asked).toBe(times)
    expect(await windowsOf(running)).toEqual(both)
    expect(await second.panes()).toEqual(['events'])
  }
  // Both go on as before.
  await second.pane('events').focus()
  const { turn } = await app.snapshot()
  await second.page.keyboard.press('F10')
  await expect.poll(async () => (await app.snapshot()).turn).not.toBe(turn)
  await running.shell.answerMessageBox('Don’t save')
  const ended = electron.waitForEvent('close', { timeout: PATIENCE })
  await close()
  await ended
  const again = await relaunch()
  const back = new AppPage(again)
  expect((await back.settled()).text).toBe(text)
  expect((await back.snapshot()).tabs).toEqual([{ name: 'mine.rockets', isDirty: false }])
  expect(await windowsOf(again)).toEqual(['index.html'])
  expect((await new PanesPage(back).stacks()).join()).toContain('Events')
})

test('a page that is loaded anew, or crashes, leaves no second window behind', async ({
  launch,
}) => {
  const running = await launch(samplePath('rockets'))
  const app = new AppPage(running)
  const panes = new PanesPage(app)
  const { text } = await app.settled()
  const { electron } = running.shell
  const places = async () => (await panes.stacks()).join('\n').replaceAll('*', '')
  const open = async () => {
    await expect.poll(places).toBe(usual.join('\n').replaceAll('*', ''))
    await panes.focus('Why')
    await SecondPage.open(running, () => app.choose('pane-second'))
    expect(await windowsOf(running)).toEqual(both)
  }
  const reload = () =>
    electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL().includes('index'))!
        .reload(),
    )
  await open()
  await reload()
  await expect.poll(() => windowsOf(running)).toEqual(['index.html'])
  await app.settled()

  await test.step('nor one that was only coming', async () => {
    await app.window
      .evaluate(() => {
        window.open('second.html', 'second')
        location.reload()
      })
      .catch(() => undefined)
    await expect.poll(() => windowsOf(running)).toEqual(['index.html'])
    await app.settled()
  })

  await open()
  await running.shell.answerMessageBox('Reload')
  await electron.evaluate(({ BrowserWindow }) =>
    BrowserWindow.getAllWindows()
      .find(({ webContents }) => webContents.getURL().includes('index'))!
      .webContents.forcefullyCrashRenderer(),
  )
  await expect.poll(() => windowsOf(running)).toEqual(['index.html'])
  await expect
    .poll(() =>
      electron.evaluate(({ BrowserWindow }) => {
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

test('size, colours and language reach both windows', async ({ launch }) => {
  const running = await launch(samplePath('rockets'))
  const app = new AppPage(running)
  await app.settled()
  await app.choose('theme-light')
  const second = await SecondPage.open(running, () => app.choose('present-second'))
  const { page } = second
  await page.locator('canvas').first().waitFor()
  let seen = await second.stillPicture()
  const ratio = () => page.evaluate(() => devicePixelRatio)
  /** Pixels of the board's canvas for one of the window. */
  const sharpness = () =>
    page
      .locator('canvas')
      .first()
      .evaluate((one) => (one as HTMLCanvasElement).width / one.clientWidth)

  await test.step('a larger interface', async () => {
    const before = await ratio()
    await second.pane('show').focus()
    await page.keyboard.press('Control+=')
    await expect.poll(ratio).toBeCloseTo(before * 1.1)
    await expect.poll(sharpness).toBeCloseTo(before * 1.1, 1)
    await page.keyboard.press('Control+-')
    await expect.poll(ratio).toBe(before)
    await expect.poll(sharpness).toBeCloseTo(before, 1)
    await second.stillPicture()
  })

  await test.step('players’ colours', async () => {
    const file = join(running.data, 'settings.json')
    await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('light')
    seen = await second.stillPicture()
    await writeFile(file, '{ "version": 1, "theme": "light", "playerColours": "ibm" }\n')
    const first = () =>
      page.evaluate(() =>
        getComputedStyle(document.documentElement).getPropertyValue('--player-1').trim(),
      )
    await expect.poll(first).toBe('#5f86f2')
    await page.locator('canvas').first().waitFor()
    await expect.poll(() => second.picture()).not.toBe(seen)
    seen = await second.stillPicture()
  })

  await test.step('the colours of the system', async () => {
    for (const one of [page, app.window]) await one.emulateMedia({ forcedColors: 'active' })
    await expect.poll(() => second.picture()).not.toBe(seen)
    expect(await violations(page, null)).toEqual([])
    for (const one of [page, app.window]) await one.emulateMedia({ forcedColors: 'none' })
    await expect.poll(() => second.picture()).toBe(seen)
  })

  await test.step('another language, for which the page is loaded anew', async () => {
    await app.choose('settings')
    await app.window.getByLabel('Language').selectOption('Русский')
    await expect.poll(() => windowsOf(running)).toEqual(['index.html'])
    await expect(app.window.locator('html')).toHaveAttribute('lang', 'ru')
    await app.settled()
    const again = await SecondPage.open(running, () => app.choose('present-second'))
    await expect(again.page.locator('html')).toHaveAttribute('lang', 'ru')
    await expect(again.page).toHaveTitle(/: второе окно$/)
    expect(await violations(again.page, null)).toEqual([])
  })
})

test('keys lead through both windows, and mean the one that is used', async ({ open }) => {
  const running = await open(samplePath('rockets'))
  const app = new AppPage(running)
  await app.settled()
  const panes = new PanesPage(app)
  await expect.poll(() => panes.stacks()).toEqual(usual)
  await panes.focus('Events')
  const second = await SecondPage.open(running, () => app.choose('pane-second'))
  const { page } = second
  await panes.focus('Rules')
  await app.choose('pane-second')
  await expect.poll(() => second.panes()).toEqual(['events', 'rules'])

  await test.step('F6 goes round the panes of both', async () => {
    await new BoardPage(app.window).focus()
    const inFront = () =>
      running.shell.electron.evaluate(({ BrowserWindow }) =>
        BrowserWindow.getFocusedWindow()?.webContents.getURL(),
      )
    /** The window in front and the pane in it that has the focus. */
    const place = async (): Promise<string> => {
      const isSecond = (await inFront())?.includes('second') === true
      const pane = await (isSecond ? page : app.window).evaluate(() => {
        const held = document.activeElement?.closest<HTMLElement>('[data-pane]')
        return held?.dataset['second'] ?? held?.dataset['pane'] ?? ''
      })
      return `${isSecond ? 'second' : 'first'}: ${pane}`
    }
    await running.shell.electron.evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()
        .find(({ webContents }) => webContents.getURL().includes('index'))!
        .focus(),
    )
    await expect.poll(place).toBe('first: board')
    const round = [
      ...['first: side', 'first: side', 'first: transport', 'first: status'],
      ...['second: events', 'second: rules', 'first: tabs', 'first: tools', 'first: board'],
    ]
    let at = 'first: board'
    for (const next of round) {
      await (at.startsWith('second') ? page : app.window).keyboard.press('F6')
      await expect.poll(place).toBe(next)
      at = next
    }
    await app.press('Shift+F6')
    await app.press('Shift+F6')
    await app.press('Shift+F6')
    await expect.poll(place).toBe('second: rules')
  })

  await test.step('F11 fills the screen of the window that is used, and Escape gives it back', async () => {
    await second.pane('events').focus()
    await page.keyboard.press('F11')
    await expect.poll(() => fullWindows(running)).toEqual(['second.html'])
    await page.keyboard.press('Escape')
    await expect.poll(() => fullWindows(running)).toEqual([])
    await new BoardPage(app.window).focus()
    await app.press('F11')
    await expect.poll(() => fullWindows(running)).toEqual(['index.html'])
    await app.press('F11')
    await expect.poll(() => fullWindows(running)).toEqual([])
  })
})

test('it follows tabs, sets and closed documents, and opens and closes without a trace', async ({
  open,
  folder,
}) => {
  const set = join(folder, 'set')
  await mkdir(set)
  await copyFile(samplePath('rockets'), join(set, '01.in'))
  const running = await open(samplePath('rockets'), samplePath('labyrinth'))
  const app = new AppPage(running)
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(2)
  await app.settled()
  const second = await SecondPage.open(running, () => app.choose('present-second'))
  const { page } = second
  const shown = page.locator('[data-second]')
  for (let times = 0; times < 15; times++) await app.press('Control+Tab')
  await app.settled()
  await expect(shown).toHaveCount(1)
  await expect(page.locator('.konvajs-content')).toHaveCount(1)

  await test.step('a set has no panes for it', async () => {
    await new SetPage(app).open(set)
    await expect(shown).toHaveCount(0)
    await expect(page.locator('#second')).toHaveAttribute('data-empty', /next level/)
    expect(await violations(page, null)).toEqual([])
    await app.press('Control+w')
    await expect(shown).toHaveCount(1)
  })

  await test.step('the last document closed leaves it empty, the next one fills it', async () => {
    await app.press('Control+w')
    await app.press('Control+w')
    await expect.poll(async () => (await app.snapshot()).tabs).toEqual([])
    await expect(shown).toHaveCount(0)
    await app.openSample('The statement’s example')
    await expect(shown).toHaveCount(1)
    await app.choose('present-second')
    await second.gone()
    await expect.poll(() => windowsOf(running)).toEqual(['index.html'])
  })

  await test.step('asked for and given back at once, it does not stay', async () => {
    const { electron } = running.shell
    const made = electron.waitForEvent('window', { timeout: PATIENCE })
    await app.choose('present-second')
    await app.choose('present-second')
    const coming = await made
    if (!coming.isClosed()) await coming.waitForEvent('close')
    await expect.poll(() => windowsOf(running)).toEqual(['index.html'])
  })

  await test.step('ten times', async () => {
    const session = await app.window.context().newCDPSession(app.window)
    const held = async () => {
      await session.send('HeapProfiler.collectGarbage')
      const { documents, jsEventListeners } = await session.send('Memory.getDOMCounters')
      return { documents, jsEventListeners }
    }
    const once = async () => {
      const one = await SecondPage.open(running, () => app.choose('present-second'))
      await one.page.locator('canvas').first().waitFor()
      await app.choose('present-second')
      await one.gone()
      await expect.poll(() => windowsOf(running)).toEqual(['index.html'])
    }
    await once()
    const before = await held()
    for (let times = 0; times < 10; times++) await once()
    await expect.poll(async () => (await held()).documents).toBeLessThanOrEqual(before.documents)
    await expect
      .poll(async () => (await held()).jsEventListeners)
      .toBeLessThanOrEqual(before.jsEventListeners)
  })
})

test('panes share the whole window, however many there are', async ({ open }) => {
  const running = await open(samplePath('rockets'))
  const app = new AppPage(running)
  await app.settled()
  const panes = new PanesPage(app)
  await expect.poll(() => panes.stacks()).toEqual(usual)
  await panes.focus('Events')
  const second = await SecondPage.open(running, () => app.choose('pane-second'))
  const names = ['Why', 'Text', 'Rules', 'History']
  for (let count = 1; count <= 5; count++) {
    await expect.poll(async () => (await second.panes()).length).toBe(count)
    for (const width of [500, 900, 1200]) {
      await running.shell.electron.evaluate(({ BrowserWindow }, wanted) => {
        const all = BrowserWindow.getAllWindows()
        all
          .find(({ webContents }) => webContents.getURL().includes('second'))!
          .setContentSize(wanted, 600)
      }, width)
      const uncovered = () =>
        second.page.evaluate(() => {
          const boxes = [...document.querySelectorAll('[data-second]')].map((one) =>
            one.getBoundingClientRect(),
          )
          const covered = boxes.reduce((sum, { width, height }) => sum + width * height, 0)
          return { width: innerWidth, isWhole: covered > 0.98 * innerWidth * innerHeight }
        })
      await expect.poll(uncovered, `${count} in ${width}`).toEqual({ width, isWhole: true })
    }
    const next = names[count - 1]
    if (next === undefined) break
    await panes.focus(next)
    await app.choose('pane-second')
  }
  await second.page.close()
})

test('a tour says where the pane is that its step is about', async ({ open }) => {
  const running = await open()
  const app = new AppPage(running)
  const tour = new TourPage(app)
  await tour.begin('Rockets')
  const panes = new PanesPage(app)
  await expect.poll(() => panes.stacks()).toEqual(usual)
  await panes.focus('Events')
  await SecondPage.open(running, () => app.choose('pane-second'))
  for (const step of ['answer', 'step', 'why']) {
    await expect(tour.card().getByTestId('tour-elsewhere')).toHaveCount(0)
    await tour.button('Next').click()
    await tour.at(step)
  }
  await expect(tour.card()).toContainText('is in the second window')
  await expect(tour.ring()).toHaveCount(0)
  await tour.button('Next').click()
  await tour.at('branch')
  await expect(tour.card().getByTestId('tour-elsewhere')).toHaveCount(0)
})
