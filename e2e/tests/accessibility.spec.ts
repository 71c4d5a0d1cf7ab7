import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { Walk } from '../axe-walk'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage, boardColour } from '../pages/board'
import { samplePath } from '../samples'

const dialog = '[role=dialog]'
const pane = '[role=tabpanel]'
/** What is another one for each game and moment; the frame round it is the same. */
const own = '[role=tabpanel], [role=toolbar], footer'

const dialogOf = (window: Page) => window.getByRole('dialog')

test('axe-core finds nothing wrong with the window in any of its main states', async ({ open }) => {
  const app = new AppPage(await open())
  const { window } = app
  const board = new BoardPage(window)
  const walk = new Walk(app)
  await window.getByTestId('start-page').waitFor()
  await app.choose('theme-light')
  await walk.look('start page')
  for (const [id, state] of [
    ['new', 'new level'],
    ['shortcuts', 'shortcuts'],
    ['about', 'about'],
  ] as const) {
    await app.choose(id)
    await dialogOf(window).waitFor()
    await walk.look(state, dialog)
    await app.press('Escape')
    await dialogOf(window).waitFor({ state: 'hidden' })
  }
  for (const game of ['rockets', 'labyrinth', 'janken', 'progers', 'ghosts']) {
    await openFile(app, samplePath(game))
    await walk.look(`${game}, editing`, game === 'rockets' ? null : own)
    await board.focus()
    await app.press('F12')
    await app.press('F12')
    await walk.look(`${game}, stepping`, own)
  }
  await openFile(app, samplePath('ghosts', 'head-only/level.txt'))
  await walk.look('ghosts without turns', own)
  await openFile(app, samplePath('rockets', 'eaten-in-passing/level.txt'))
  for (const name of ['Text', 'Rules', 'Debug', 'Events', 'Answer', 'Scores']) {
    await app.showPane(name)
    await app.settled()
    await app.painted()
    await walk.look(`${name} pane`, pane)
  }
  await app.showPane('Debug')
  await window.getByRole('button', { name: 'Add a breakpoint' }).click()
  await walk.look('menu', '[role=menu]')
  await window.getByRole('menuitem').first().click()
  await walk.look('form of a breakpoint', pane)
  await board.click(1, 1)
  await board.focus()
  await app.press('F9')
  await app.press('y')
  await walk.look('breakpoint and why')
  await app.press('l')
  await walk.look('branch')
  await app.press('Control+Shift+r')
  await window.getByTestId('compare-bar').waitFor()
  await walk.look('compare')
  await app.showPane('Answer')
  await walk.look('answers side by side', pane)
  await app.press('Escape')
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+f')
  await walk.look('find', pane)
  await app.press('Escape')
  await app.text().fill('nonsense')
  await expect.poll(async () => (await app.snapshot()).isBroken).toBe(true)
  await walk.look('broken text')
  await app.press('Control+z')
  await app.settled()
  for (const id of ['replace-cells', 'resize-board']) {
    await app.choose(id)
    await window.locator('section form').waitFor()
    await walk.look(id)
    await app.press('Escape')
  }
  for (const id of ['generate', 'backups', 'export-picture', 'export-animation', 'export-trace']) {
    await app.choose(id)
    await dialogOf(window).waitFor()
    await walk.look(id, dialog)
    await app.press('Escape')
    await dialogOf(window).waitFor({ state: 'hidden' })
  }
  expect(walk.found).toEqual({})
})

/** Opens a file in the running app, as a drop or a second start does. */
async function openFile(app: AppPage, path: string): Promise<void> {
  await app.shell.answerOpenDialog(path)
  await app.press('Control+o')
  const text = await readFile(path, 'utf8')
  await expect.poll(async () => (await app.snapshot()).text).toBe(text)
  await app.settled()
}

test('stepping is spoken and left by keys; the arrow keys then move the cursor again', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const board = new BoardPage(app.window)
  const mood = app.window.getByTestId('mood')
  const spoken = app.window.getByTestId('spoken')
  await app.settled()
  await board.focus()
  await expect(mood).toHaveText('Editing')
  await app.press('ArrowRight')
  const cell = app.window.getByRole('gridcell')
  await expect(cell).toHaveText(/^\(\d+,\d+\):/)
  await expect(app.window.locator('[data-board]')).toHaveAttribute(
    'aria-activedescendant',
    (await cell.getAttribute('id'))!,
  )
  const { cursorCell } = await app.snapshot()

  await app.press('F10')
  await expect(mood).toHaveText('Stepping')
  await expect(spoken).toHaveText(/^Turn 2 of \d+, before \w+\. \S/)
  const heard: string[] = []
  await app.window.exposeFunction('hear', (text: string) => heard.push(text))
  await spoken.evaluate((element) => {
    const { hear } = window as unknown as { hear: (text: string) => void }
    new MutationObserver(() => hear(element.textContent ?? '')).observe(element, {
      characterData: true,
      childList: true,
      subtree: true,
    })
  })
  // As fast as a key that is held.
  await app.window.evaluate(() => {
    const target = document.activeElement!
    const press = (repeat: boolean) =>
      target.dispatchEvent(new KeyboardEvent('keydown', { key: 'F10', repeat, bubbles: true }))
    for (let turn = 0; turn < 6; turn++) press(turn > 0)
  })
  await expect(spoken).toHaveText(/^Turn 8 of/)
  expect(heard).toHaveLength(1)
  expect(heard[0]).toMatch(/And \d+ more events\.$/)

  await app.press('ArrowRight')
  expect((await app.snapshot()).cursorCell).toBe(cursorCell)
  const { step } = await app.snapshot()
  await app.press('Escape')
  await expect(mood).toHaveText('Editing')
  await expect(spoken).toHaveText(/^Editing, turn 8\./)
  expect(await app.snapshot()).toMatchObject({ isStepping: false, step })
  await app.press('ArrowRight')
  expect((await app.snapshot()).cursorCell).toBe(cursorCell! + 1)

  await app.press('F12')
  await app.press('h')
  expect((await app.snapshot()).isStepping).toBe(true)
  await app.press('a')
  expect(await app.snapshot()).toMatchObject({ isStepping: false, tool: 'arrow' })

  await app.press('F12')
  await app.press('Home')
  expect(await app.snapshot()).toMatchObject({ isStepping: true, step: 0 })
  await app.press('Home')
  expect((await app.snapshot()).isStepping).toBe(false)

  await app.press('Control+a')
  await app.press('F10')
  await app.press('Escape')
  expect((await app.snapshot()).isStepping).toBe(true)
  await app.press('Escape')
  expect((await app.snapshot()).isStepping).toBe(false)

  await app.press('F10')
  await mood.click()
  await expect(mood).toHaveText('Editing')
  await expect(app.window.locator('[data-board]')).toBeFocused()
})

/** What has the focus: its pane and its role. */
const focus = (window: Page) =>
  window.evaluate(() => {
    const { activeElement } = document
    const pane = activeElement?.closest('[data-pane]')?.getAttribute('data-pane')
    if (!activeElement || !pane) return activeElement?.tagName ?? ''
    const isBoard = activeElement.matches('[data-board]')
    return `${pane}: ${isBoard ? 'board' : (activeElement.getAttribute('role') ?? activeElement.tagName)}`
  })

test('the focus is never lost, F6 goes round the panes, and a toolbar is one Tab stop', async ({
  open,
}) => {
  const app = new AppPage(await open())
  const { window } = app
  await window.getByTestId('start-page').waitFor()
  await expect.poll(() => focus(window)).toBe('start: MAIN')
  // Opened from the start page, by a dialog and by keys.
  await window.getByRole('button', { name: 'The statement’s example' }).first().click()
  await app.settled()
  await expect.poll(() => focus(window)).toBe('board: board')
  await app.press('Control+n')
  await dialogOf(window)
    .getByRole('button', { name: /Janken/ })
    .click()
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(2)
  await app.settled()
  await expect.poll(() => focus(window)).toBe('board: board')
  await app.press('Control+PageDown')
  await expect.poll(() => focus(window)).toBe('board: board')
  // The sheet of shortcuts is searched and scrolled with keys only.
  await app.press('?')
  await dialogOf(window).waitFor()
  await window.keyboard.type('mirror top')
  await expect(dialogOf(window).locator('dt')).toHaveText(['Mirror top to bottom'])
  await app.press('Control+a')
  await app.press('Delete')
  await app.press('PageDown')
  const list = dialogOf(window).getByRole('group', { name: 'Shortcuts' })
  await expect.poll(() => list.evaluate((one) => one.scrollTop)).toBeGreaterThan(0)
  await app.press('Escape')
  await expect.poll(() => focus(window)).toBe('board: board')

  const round: string[] = []
  for (let pane = 0; pane < 7; pane++) {
    await app.press('F6')
    round.push((await focus(window)).split(':')[0]!)
  }
  expect(round).toEqual(['side', 'side', 'transport', 'status', 'tabs', 'tools', 'board'])
  expect(await focus(window)).toBe('board: board')
  await app.press('Shift+F6')
  const named = () => window.evaluate(() => document.activeElement!.getAttribute('aria-label'))
  expect(await named()).toBe('Select')
  await app.press('ArrowDown')
  expect(await named()).toMatch(/^Hand/)
  await app.press('Tab')
  expect(await named()).toBe('Rectangle selection')
  await app.press('Tab')
  expect(await focus(window)).toBe('board: board')
  await app.press('Shift+F6')
  expect(await named()).toMatch(/^Hand/)

  // On the row of tabs the focus goes with the tab.
  const chosen = window.locator('[data-pane=tabs] [aria-selected=true]')
  await chosen.focus()
  await app.press('ArrowRight')
  await expect(chosen).toBeFocused()
  await app.press('Delete')
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(1)
  await expect(chosen).toBeFocused()
  await window.locator('[data-board]').focus()
  await app.press('Control+w')
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(0)
  await expect.poll(() => focus(window)).toBe('start: MAIN')
})

test('where the system forces its colours, what is chosen keeps a mark and the board takes them', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const { window } = app
  const board = new BoardPage(window)
  await app.settled()
  await app.choose('theme-light')
  const groundOf = (selector: string) =>
    window
      .locator(selector)
      .first()
      .evaluate((one) => getComputedStyle(one).backgroundColor)
  for (const colorScheme of ['dark', 'light'] as const) {
    await window.emulateMedia({ forcedColors: 'active', colorScheme })
    const [mark, canvas] = await window.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.cssText = 'forced-color-adjust: none; color: Highlight; background: Canvas'
      const { color, backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return [color, backgroundColor]
    })
    for (const chosen of [
      '[data-pane=tools] [aria-pressed=true]',
      '[data-pane=tabs] [aria-selected=true]',
      '[data-pane=side] [aria-selected=true]',
    ])
      expect(await groundOf(chosen), chosen).toBe(mark)
    expect(await groundOf('[data-pane=tools] [aria-pressed=false]')).not.toBe(mark)
    const at = await board.pointOf(3, 3)
    const cell = async () => `rgb(${(await boardColour(window, at)).slice(0, 3).join(', ')})`
    await expect.poll(cell).toBe(canvas)
  }
})
