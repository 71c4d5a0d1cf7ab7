import { violations } from '../axe'
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
  await expect(page.locator('[data-setting]')).toHaveCount(7)
  await page.getByLabel('Theme').selectOption('dark')
  await expect(app.window.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByLabel('Motion', { exact: true }).selectOption('reduced')
  expect(await violations(app.window, null)).toEqual([])
  await app.press('Escape')

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

test('the language of the window is chosen at once; what is open stays, with its undo', async ({
  launch,
  relaunch,
}) => {
  const running = await launch(samplePath('rockets'))
  const app = new AppPage(running)
  await app.settled()
  const { text } = await app.settled()
  await new BoardPage(app.window).layArrow(3, 2, 0.4, 0)
  const { text: edited } = await app.settled()
  expect(edited).not.toBe(text)
  await app.press('Control+Comma')
  await app.window.getByLabel('Language').selectOption('Русский')

  const page = app.window.locator('html')
  await expect(page).toHaveAttribute('lang', 'ru')
  await app.settled()
  await expect(app.window.getByRole('tab', { name: 'Уровень' })).toBeVisible()
  await expect(app.window.getByTestId('notice-bar')).toHaveCount(0)
  expect((await app.snapshot()).text).toBe(edited)
  await app.press('Control+z')
  expect((await app.settled()).text).toBe(text)
  await expect.poll(() => app.shell.labelOf('redo')).toMatch(/^Повторить: /)
  expect(await violations(app.window, null)).toEqual([])

  await running.shell.close()
  const again = new AppPage(await relaunch())
  await again.settled()
  await expect(again.window.locator('html')).toHaveAttribute('lang', 'ru')
  await again.press('Control+Comma')
  await again.window.getByLabel('Язык').selectOption('English')
  await expect(again.window.locator('html')).toHaveAttribute('lang', 'en')
  await again.settled()
  await expect(again.window.getByRole('tab', { name: 'Level', exact: true })).toBeVisible()
})
