import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { violations } from '../axe'
import { canIsolate } from '../../src-main/programs/isolation'
import { expect, needsElectron, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { PalettePage } from '../pages/palette'
import { samplePath } from '../samples'

test('settings are found on one page and by the palette, hold at once and after a restart', async ({
  launch,
  relaunch,
}) => {
  const running = await launch(samplePath('rockets'))
  const app = new AppPage(running)
  await app.settled()
  await app.press('Control+Comma')
  const page = app.window.getByRole('dialog', { name: 'Settings' })
  await expect(page.locator('[data-setting]')).toHaveCount(12)
  await page.getByLabel('Theme').selectOption('dark')
  await expect(app.window.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Motion', { exact: true }).selectOption('reduced')
  await page.getByLabel('Players’ colours').selectOption('IBM')
  const first = () =>
    app.window.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--player-1').trim(),
    )
  await expect.poll(first).toBe('#5f86f2')
  await page.getByLabel('Players’ colours').selectOption('Own colours')
  await page.getByLabel('Colour of player 1').fill('#ffff00')
  await expect(page.getByText(/Colour 1: hard to see on the light board/)).toBeVisible()
  await page.getByLabel('Look of pieces').selectOption('plain')
  const isolate = page.getByRole('checkbox', { name: 'Isolate' })
  const here = await canIsolate()
  await expect(isolate).toBeEnabled({ enabled: here })
  if (here) await isolate.check()
  else await expect(page.getByText('This needs bubblewrap (bwrap) on Linux')).toBeVisible()
  expect(await violations(app.window, null)).toEqual([])
  await app.press('Escape')
  await expect.poll(first).toBe('#ffff00')

  await new PalettePage(app).go(',larger', /^Interface size/)
  await expect(page.locator('[data-setting]')).toHaveCount(1)
  await page.getByRole('button', { name: 'Larger interface' }).click()
  await expect(page.getByRole('status', { name: 'Interface size' })).toHaveText('110 %')
  await app.press('Escape')

  await running.shell.close()
  const again = new AppPage(await relaunch())
  await again.settled()
  await expect(again.window.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(again.window.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await again.press('Control+Comma')
  await expect(again.window.getByRole('dialog').getByLabel('Look of pieces')).toHaveValue('plain')
  await expect(again.window.getByRole('checkbox', { name: 'Isolate' })).toBeChecked({
    checked: here,
  })
  await expect(again.window.getByLabel('Colour of player 1')).toHaveValue('#ffff00')
  const kept = again.window.getByRole('status', { name: 'Interface size' })
  await expect(kept).toHaveText('110 %')
  await again.press('Escape')
  // What is shown larger is still clicked where it is.
  await new BoardPage(again.window).click(2, 3)
  expect((await again.snapshot()).cursorCell).toBe(2 * 5 + 3)
  await again.choose('interface-usual')
  await again.press('Control+Comma')
  await expect(kept).toHaveText('100 %')
})

test('settings and keys that are edited as JSON hold at once, and a mistake is told in place', async ({
  open,
}) => {
  const running = await open(samplePath('rockets'))
  const app = new AppPage(running)
  await app.settled()
  const file = join(running.data, 'settings.json')
  const html = app.window.locator('html')
  await app.press('Control+Comma')
  const page = app.window.getByRole('dialog', { name: 'Settings' })
  await page.getByLabel('Motion', { exact: true }).selectOption('reduced')
  await expect.poll(() => readFile(file, 'utf8').catch(() => '')).toContain('"reduced"')
  await writeFile(file, '{\n  "version": 1,\n  "theme": "dark",\n  "shoes": 2\n}\n')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(html).toHaveAttribute('data-motion', 'system')
  await expect(page.getByText(/Line 4, column 3: unknown setting shoes/)).toBeVisible()
  const broken = '{\n  "theme": "light",\n}\n'
  await writeFile(file, broken)
  await expect(page.getByRole('alert')).toContainText('Line 3, column 1: not valid JSON.')
  await page.getByLabel('Theme').selectOption('light')
  await expect(html).toHaveAttribute('data-theme', 'light')
  expect(await readFile(file, 'utf8')).toBe(broken)
  await writeFile(file, '{ "theme": "dark" }')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await app.press('Escape')

  const keys = join(running.data, 'keys.json')
  await writeFile(keys, '{ "version": 1, "keys": { "lower-pane": ["F4"], "step": ["F2"] } }')
  await expect(app.window.getByText(/the command lower-pane no longer exists/)).toBeVisible()
  await app.press('F2')
  await expect.poll(async () => (await app.snapshot()).turn).toBe(1)
})

test('a level is saved by itself where that is chosen', async ({ open, folder }) => {
  const path = join(folder, 'level.txt')
  const text = await readFile(samplePath('rockets'), 'utf8')
  await writeFile(path, text)
  const app = new AppPage(await open(path))
  await app.settled()
  await app.press('Control+Comma')
  await app.window.getByLabel('Autosave').selectOption('always')
  await app.press('Escape')
  await new BoardPage(app.window).layArrow(3, 2, 0.4, 0)
  const { text: edited } = await app.settled()
  expect(edited).not.toBe(text)
  await expect.poll(() => readFile(path, 'utf8')).toBe(edited)
})

test('Ctrl+= and Ctrl+- are the board’s where it is meant, and the interface’s elsewhere', async ({
  open,
}) => {
  needsElectron('the size of the interface is its window’s zoom')
  const app = new AppPage(await open(samplePath('rockets')))
  await app.settled()
  const board = new BoardPage(app.window)
  const wide = async () => {
    const [one, next] = [await board.pointOf(0, 0), await board.pointOf(0, 1)]
    return next.x - one.x
  }
  const ratio = () => app.window.evaluate(() => devicePixelRatio)
  await board.focus()
  const [before, usual] = [await wide(), await ratio()]
  await app.press('Control+Equal')
  await expect.poll(wide).toBeGreaterThan(before)
  expect(await ratio()).toBe(usual)
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+Minus')
  await expect.poll(ratio).toBeLessThan(usual)
  await app.choose('interface-usual')
  await expect.poll(ratio).toBe(usual)
})

test('the language of the window is chosen at once; what is open stays, with its undo @always', async ({
  open,
  reopen,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  await app.settled()
  const { text } = await app.settled()
  await new BoardPage(app.window).layArrow(3, 2, 0.4, 0)
  const { text: edited } = await app.settled()
  expect(edited).not.toBe(text)
  // It is seen and goes again, maybe before a test can look.
  await app.window.addInitScript(() => {
    new MutationObserver(() => {
      const cover = document.querySelector('.cover')
      if (cover)
        sessionStorage.setItem(
          'seen',
          `${cover.textContent} ${document.documentElement.dataset['theme']}`,
        )
    }).observe(document, { childList: true, subtree: true })
  })
  await app.choose('theme-dark')
  await expect(app.window.locator('html')).toHaveAttribute('data-theme', 'dark')
  await app.press('Control+Comma')
  await app.window.getByLabel('Language').selectOption('Русский')

  const page = app.window.locator('html')
  await expect(page).toHaveAttribute('lang', 'ru')
  await app.settled()
  await expect(app.window.getByRole('tab', { name: 'Уровень' })).toBeVisible()
  await expect(app.window.locator('.cover')).toHaveCount(0)
  expect(await app.window.evaluate(() => sessionStorage.getItem('seen'))).toBe(
    'BoardwrightМеняется язык… dark',
  )
  await expect(app.window.getByTestId('notice-bar')).toHaveCount(0)
  expect((await app.snapshot()).text).toBe(edited)
  await app.press('Control+z')
  expect((await app.settled()).text).toBe(text)
  await expect.poll(() => app.shell.labelOf('redo')).toMatch(/^Повторить: /)
  expect(await violations(app.window, null)).toEqual([])

  await app.kept()
  const again = new AppPage(await reopen())
  await again.settled()
  await expect(again.window.locator('html')).toHaveAttribute('lang', 'ru')
  await again.press('Control+Comma')
  await again.window.getByLabel('Язык').selectOption('English')
  await expect(again.window.locator('html')).toHaveAttribute('lang', 'en')
  await again.settled()
  await expect(again.window.getByRole('tab', { name: 'Level', exact: true })).toBeVisible()
})

test('a mistake in the settings is told at the start and stays told, though the keys have none', async ({
  open,
  reopen,
}) => {
  await open()
  const second = await reopen((data) => writeFile(join(data, 'settings.json'), '{\n'))
  const app = new AppPage(second)
  // The keys are read by then.
  await app.choose('settings')
  await expect(app.window.getByRole('dialog').getByRole('alert')).toContainText('Line 2')
  await app.press('Escape')
  await expect(app.notice(/settings\.json: Line 2/)).toBeVisible()
})
