import { expect, needsElectron, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage, boardColour } from '../pages/board'
import { samplePath } from '../samples'

const sample = samplePath('rockets')

test('the theme changes board and panes at once', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const board = new BoardPage(app.window)
  await app.settled()
  const at = await board.pointOf(3, 3)
  await app.choose('theme-light')
  await expect.poll(async () => (await boardColour(app.window, at))[0]).toBeGreaterThan(200)
  await app.choose('theme-dark')
  await expect(app.window.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect.poll(async () => (await boardColour(app.window, at))[0]).toBeLessThan(80)
})

test('menu items name what undo would do, and do it', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const board = new BoardPage(app.window)
  const { text } = await app.settled()
  await board.layArrow(3, 2, 0.4, 0)
  await expect.poll(() => app.shell.labelOf('undo')).toBe('Undo: change arrow')
  await app.choose('undo')
  await expect.poll(async () => (await app.snapshot()).text).toBe(text)
})

test('everything of the window fits at its smallest size', async ({ open }) => {
  const app = new AppPage(await open(sample))
  await app.settled()
  await app.resize(1024, 700)
  const overflow = await app.window.evaluate(() => ({
    page: document.documentElement.scrollWidth - innerWidth,
    transport: (() => {
      const bar = document.querySelector('[data-testid=transport]')!
      return bar.scrollWidth - bar.clientWidth
    })(),
  }))
  expect(overflow).toEqual({ page: 0, transport: 0 })
})

test('a low window shows rows of the lists, with nothing that scrolls above them', async ({
  open,
}) => {
  const app = new AppPage(await open())
  await app.window.getByTestId('start-page').waitFor()
  await app.resize(1024, 700)
  for (const [label, path] of [
    ['Turns', samplePath('rockets')],
    ['Walks', samplePath('labyrinth')],
    ['Moves', samplePath('janken', 'many-moves/level.txt')],
    ['Turns', samplePath('ghosts', 'whole-transcript/level.txt')],
  ] as const) {
    await app.shell.answerOpenDialog(path)
    await app.press('Control+o')
    const seen = () =>
      app.window.getByRole('listbox', { name: label }).evaluate((box) => {
        const { top, bottom } = box.getBoundingClientRect()
        const rows = [...box.querySelectorAll('[role=option]')].filter((row) => {
          const at = row.getBoundingClientRect()
          return at.top >= top - 1 && at.bottom <= bottom + 1
        })
        const parts = box.closest('section')!.previousElementSibling!
        const isScrolled = parts.scrollHeight > parts.clientHeight
        return { hasRows: rows.length >= 3, isScrolled }
      })
    await app.settled()
    await expect.poll(seen, path).toMatchObject({ hasRows: true, isScrolled: false })
  }
})

test('of several messages in the status bar the latest is read whole', async ({ open }) => {
  const app = new AppPage(await open(samplePath('rockets', 'crowded/level.txt')))
  const board = new BoardPage(app.window)
  await app.settled()
  await app.resize(1280, 800)
  await board.focus()
  await app.press('a')
  await board.click(0, 0)
  await board.hover(1, 1)
  const status = app.status().getByRole('status')
  await expect(status).not.toBeEmpty()
  const cut = await status.evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(cut).toBeLessThanOrEqual(0)
})

test('all tools fit at the smallest size; where they do not, no bar takes their room and Redo stays in sight', async ({
  open,
}) => {
  const file = samplePath('labyrinth')
  const app = new AppPage(await open(file))
  await app.settled()
  await app.resize(1024, 700)
  const rail = app.window.getByRole('toolbar', { name: 'Tools' })
  const room = () =>
    rail.evaluate((bar) => {
      const tools = bar.firstElementChild as HTMLElement
      const last = bar.lastElementChild!.getBoundingClientRect()
      return {
        isScrolled: tools.scrollHeight > tools.clientHeight,
        bar: tools.offsetWidth - tools.clientWidth,
        isRedoInSight: last.bottom <= bar.getBoundingClientRect().bottom,
      }
    })
  expect(await room()).toEqual({ isScrolled: false, bar: 0, isRedoInSight: true })
  // In what an own style leaves of the height they do not.
  await app.window.addStyleTag({ content: '#app .window { height: 460px }' })
  expect(await room()).toEqual({ isScrolled: true, bar: 0, isRedoInSight: true })
})

test('zooming keeps the square under the pointer, fitting brings all back', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const board = new BoardPage(app.window)
  await app.settled()
  const before = await board.pointOf(1, 1)
  const width = async () => (await board.pointOf(1, 2)).x - (await board.pointOf(1, 1)).x
  const cell = await width()
  await board.hover(1, 1)
  await app.window.keyboard.down('Control')
  await app.window.mouse.wheel(0, -300)
  await app.window.keyboard.up('Control')
  await expect.poll(width).toBeGreaterThan(cell * 1.2)
  const after = await board.pointOf(1, 1)
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(2)
  await app.press('Control+0')
  await expect.poll(width).toBe(cell)
})

test('tabs of panes stand in one row in Russian at the smallest size, and a menu names them all', async ({
  launch,
}) => {
  const app = new AppPage(await launch('--lang=ru', sample))
  const { window } = app
  await app.settled()
  await app.resize(1024, 700)
  const row = window.locator('.dv-tabs-and-actions-container').last()
  const height = () => row.evaluate((one) => one.getBoundingClientRect().height)
  await expect.poll(height).toBeLessThan(36)
  await window.getByRole('button', { name: 'Все панели этого ряда' }).click()
  await window.getByRole('menuitem', { name: 'Счёт' }).click()
  const tab = window.getByRole('tab', { name: 'Счёт' })
  await expect(tab).toHaveAttribute('aria-selected', 'true')
  await expect(tab).toBeInViewport({ ratio: 0.9 })
  await expect.poll(height).toBeLessThan(36)
  // From the menu of the window a pane behind others comes to the front, and one in front closes.
  await app.choose('pane-rules')
  await expect(window.getByRole('tab', { name: 'Правила' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await app.choose('pane-rules')
  await expect(window.getByRole('tab', { name: 'Правила' })).toHaveCount(0)
})

test('while stepping a tool refuses only what the pointer has moved to since the step', async ({
  open,
}) => {
  const app = new AppPage(await open(sample))
  const board = new BoardPage(app.window)
  await app.settled()
  await board.focus()
  await app.press('a')
  await board.hover(0, 0)
  const refusal = app.status().locator('.refusal', { hasText: /pit/ })
  await expect(refusal).toBeVisible()
  await app.press('F10')
  await expect(refusal).toHaveCount(0)
  await board.hover(4, 4)
  await expect(refusal).toBeVisible()
  await app.press('F10')
  await expect(refusal).toHaveCount(0)
  await app.press('Escape')
  await expect(refusal).toBeVisible()
})

test('at twice the size of the interface nothing is out of reach', async ({ open }) => {
  needsElectron('the size of the interface is its window’s zoom')
  const app = new AppPage(await open())
  const { window } = app
  await window.getByTestId('start-page').waitFor()
  await app.resize(1280, 800)
  for (const width of [1164, 1024, 853, 731, 640]) {
    await app.choose('interface-larger')
    await expect.poll(() => window.evaluate(() => Math.round(innerWidth))).toBe(width)
  }
  const beyond = (selector: string) =>
    window
      .locator(selector)
      .first()
      .evaluate((one) => one.scrollWidth - one.clientWidth)
  expect(await beyond('[data-testid=start-page]')).toBe(0)
  await app.shell.answerOpenDialog(sample)
  await app.press('Control+o')
  await app.settled()
  const board = (await window.locator('[data-board]').boundingBox())!
  expect(Math.min(board.width, board.height)).toBeGreaterThan(120)
  expect(await beyond('[data-testid=transport]')).toBe(0)
  expect(await beyond('html')).toBe(0)
  await app.choose('interface-usual')
})
