import { violations } from '../axe'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { HistoryPage } from '../pages/history'
import { samplePath } from '../samples'

test('the history goes to any step by a click or by keys, and what lies ahead can be redone', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const board = new BoardPage(app.window)
  const history = new HistoryPage(app)
  const first = (await app.settled()).text!
  const texts = [first]
  await history.open()
  await expect(history.rows()).toHaveText([/as opened/i])
  for (const col of [1, 2, 3]) {
    await board.layArrow(3, col, 0.4, 0)
    texts.push((await app.settled()).text!)
  }
  await expect(history.rows()).toHaveCount(4)
  await expect(history.here()).toHaveText(/arrow/)

  await history.rows().nth(1).click()
  expect((await app.settled()).text).toBe(texts[1])
  await expect(app.status()).toContainText('2 steps undone.')
  await expect(history.rows().nth(3)).toContainText('undone')
  expect(await violations(app.window, null)).toEqual([])

  await app.press('End')
  await app.press('Enter')
  expect((await app.settled()).text).toBe(texts[3])
  await app.press('Home')
  await expect(history.rows().first()).toBeFocused()
  await app.press('Enter')
  expect(await app.settled()).toMatchObject({ text: first, undo: null })
  expect((await app.snapshot()).tabs[0]!.isDirty).toBe(false)
  await expect(history.here()).toContainText('saved')
  await app.press('Control+y')
  await expect(history.rows().nth(1)).toHaveAttribute('aria-current', 'step')
})

test('each branch has a history of its own', async ({ open }) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const board = new BoardPage(app.window)
  const history = new HistoryPage(app)
  await app.settled()
  await board.layArrow(3, 1, 0.4, 0)
  await history.open()
  await board.focus()
  await app.press('l')
  await expect(history.here()).toHaveText(/branch of Main line/i)
  await board.layArrow(3, 2, 0.4, 0)
  await expect(history.rows()).toHaveCount(2)
  await history.line().selectOption('Main line')
  await expect(history.rows()).toHaveText([/as opened/i, /arrow/])
})

test('a presentation shows board, words and answer large, steps by the usual keys, and Escape leaves it', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  await app.settled()
  const bar = app.window.getByRole('region', { name: 'Presentation' })
  await app.press('Shift+F5')
  await expect(bar).toContainText('Turn 1 of 9')
  await expect(bar.getByTestId('answer')).toContainText('8 8')
  for (const gone of ['tabs', 'tools', 'side', 'lower'])
    await expect(app.window.locator(`[data-pane=${gone}]`).filter({ visible: true })).toHaveCount(0)
  await expect(app.window.locator('[data-board]')).toBeFocused()
  await app.press('F10')
  await expect(bar).toContainText('Turn 2 of 9')
  await app.press('ArrowLeft')
  await expect(bar).toContainText('Turn 1 of 9')
  expect(await violations(app.window, null)).toEqual([])
  await app.press('Escape')
  await expect(bar).toHaveCount(0)
  await expect(app.window.locator('[data-pane=tools]')).toBeVisible()
  await expect(app.window.locator('[data-board]')).toBeFocused()
  await expect(app.window.getByTestId('phase')).toHaveText(/^before/)
})

test('F11 fills the screen and gives it back, and so does a presentation', async ({ open }) => {
  const app = new AppPage(await open(samplePath('rockets')))
  await app.settled()
  const label = () => app.shell.labelOf('full-screen')
  await app.press('F11')
  await expect.poll(label).toBe('Leave full screen')
  await app.press('F11')
  await expect.poll(label).toBe('Full screen')
  await app.press('Shift+F5')
  await expect.poll(label).toBe('Leave full screen')
  await app.press('Escape')
  await expect.poll(label).toBe('Full screen')
})

test('rows and columns are named at the edge of the board also while it is zoomed, unless that is switched off for good', async ({
  launch,
  relaunch,
}) => {
  const running = await launch(samplePath('janken'))
  const app = new AppPage(running)
  const board = new BoardPage(app.window)
  await app.settled()
  await board.focus()
  for (let times = 0; times < 4; times++) await app.press('Control+Equal')
  // Nothing else of that layer reaches the edges while the pointer is elsewhere.
  await expect.poll(() => board.paintedAtTop()).toBe(true)
  await app.press('Alt+l')
  await expect.poll(() => board.paintedAtTop()).toBe(false)
  await expect.poll(() => app.shell.labelOf('rulers')).toBe('Show rulers')
  await running.shell.close()
  const again = new AppPage(await relaunch())
  await again.settled()
  await expect.poll(() => again.shell.labelOf('rulers')).toBe('Show rulers')
  await again.choose('rulers')
  await expect.poll(() => again.shell.labelOf('rulers')).toBe('Hide rulers')
})

test('a board that does not fit has a mini-map: a click and the arrow keys move the view, and it can be switched off', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const board = new BoardPage(app.window)
  const map = app.window.getByRole('application', { name: /^Mini-map/ })
  await app.settled()
  await board.focus()
  await expect(map).toHaveCount(0)
  for (let times = 0; times < 6; times++) await app.press('Control+Equal')
  await expect(map).toHaveCount(1)
  const across = async () => (await board.pointOf(0, 0)).x
  const before = await across()
  await map.click({ position: { x: 6, y: 6 } })
  await expect.poll(across).toBeGreaterThan(before)
  const atLeft = await across()
  await map.focus()
  await app.press('ArrowRight')
  await expect.poll(across).toBeLessThan(atLeft)
  await expect(map).toHaveAccessibleName(/rows \d to \d of 5, columns \d to \d of 5 are visible/)
  expect(await violations(app.window, null)).toEqual([])
  await board.focus()
  await app.press('Alt+m')
  await expect(map).toHaveCount(0)
  await app.press('Alt+m')
  await expect(map).toHaveCount(1)
  // The status bar tells the zoom, and a click there fits the board.
  const zoom = app.window.getByRole('button', { name: /^Zoom \d+ %$/ })
  await expect(zoom).toHaveAttribute('title', 'Fit the board (Ctrl+0)')
  await zoom.click()
  await expect(map).toHaveCount(0)
  await expect(zoom).toHaveCount(0)
})

test('what the board shows is switched on and off in one menu, by the same keys as ever', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('labyrinth')))
  await app.settled()
  const shows = app.window.getByRole('button', { name: 'Show on the board' })
  const item = (name: string) => app.window.getByRole('menuitemcheckbox', { name })
  await shows.click()
  await expect(item('Trails and marks')).toBeChecked()
  await item('Trails and marks').click()
  await expect(item('Trails and marks')).not.toBeChecked()
  await app.press('Escape')
  await app.press('Alt+t')
  await shows.click()
  await expect(item('Trails and marks')).toBeChecked()
  await item('Rulers').click()
  await expect.poll(() => app.shell.labelOf('rulers')).toBe('Show rulers')
  await item('Rulers').click()
  await app.press('Escape')
  const ground = () =>
    app.window
      .locator('[data-board] canvas')
      .first()
      .evaluate((one) => (one as HTMLCanvasElement).toDataURL())
  const named = await ground()
  await app.press('Alt+n')
  await expect.poll(ground).not.toBe(named)
  await app.press('Alt+n')
  await expect.poll(ground).toBe(named)
})

test('what was said goes with the next key or press; keys that only hold do not count', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const board = new BoardPage(app.window)
  const told = app.window.getByText('Kept as stamp 1', { exact: false })
  await app.settled()
  await board.click(1, 1)
  await app.press('Control+1')
  await expect(told).toBeVisible()
  await app.press('Shift')
  await expect(told).toBeVisible()
  await app.press('ArrowRight')
  await expect(told).toHaveCount(0)
})
