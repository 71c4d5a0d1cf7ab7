import { readFile, writeFile } from 'node:fs/promises'
import { violations } from '../axe'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { ManualPage } from '../pages/manual'
import { PalettePage } from '../pages/palette'
import { SetPage } from '../pages/set'
import { makeSet } from '../pest-set'
import { copyOfSample, samplePath } from '../samples'

test('F1 tells of what has the focus, and Escape gives the focus back', async ({ open }) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const manual = new ManualPage(app.window)
  await app.settled()
  const board = app.window.locator('[data-board]')
  await board.focus()

  // The tool in hand is one of rockets’.
  await app.press('a')
  await app.press('F1')
  await expect(manual.text).toHaveAccessibleName('Rockets')
  await expect(manual.heading('Tools')).toBeFocused()
  await expect(manual.heading('Tools')).toBeInViewport()
  expect(await violations(app.window, null)).toEqual([])
  // Letters and arrows are for reading, and no longer for the board.
  const { tool, cursorCell } = await app.snapshot()
  for (const key of ['h', 'ArrowDown', 'Home']) await app.press(key)
  expect(await app.snapshot()).toMatchObject({ tool, cursorCell })
  await app.press('Escape')
  await expect(manual.pane).toHaveCount(0)
  await expect(board).toBeFocused()

  await app.showPane('Events')
  const tab = app.window.getByRole('tab', { name: /^Events/ })
  await tab.focus()
  await app.press('F1')
  await expect(manual.heading('Events')).toBeFocused()
  await app.press('Escape')
  await expect(tab).toBeFocused()

  await app.showPane('Text')
  await app.text().click()
  await app.press('F1')
  await expect(manual.text).toHaveAccessibleName('Text and problems')
  await app.press('Escape')
  await expect(app.text()).toBeFocused()
})

test('F1 on a problem or an event shows its rule, and Escape leads back to the row', async ({
  open,
  folder,
}) => {
  const { file, text } = await copyOfSample(folder)
  // The first player’s rocket on a pit.
  const lines = text.split('\n')
  lines[4] = '0 0'
  await writeFile(file, lines.join('\n'))
  expect(await readFile(file, 'utf8')).not.toBe(text)
  const app = new AppPage(await open(file))
  await app.showPane('Problems')
  const row = app.window.locator('[data-contents=problems] [data-row="0"]')
  await row.focus()
  const rule = await row.locator('xpath=..').getAttribute('data-help-rule')
  await app.press('F1')
  const marked = app.window.locator(`[data-rule="${rule}"][aria-current=true]`)
  await expect(marked).toBeFocused()
  await expect(marked).toBeInViewport()
  await app.press('Escape')
  await expect(row).toBeFocused()
  await expect(new ManualPage(app.window).pane).toHaveCount(0)
})

test('F1 works in dialogs and in the palette, over them', async ({ open }) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const manual = new ManualPage(app.window)
  await app.settled()
  await app.press('Control+Comma')
  const settings = app.window.getByRole('dialog', { name: 'Settings' })
  const language = settings.getByLabel('Language', { exact: true })
  await language.focus()
  await app.press('F1')
  await expect(manual.heading('Languages')).toBeFocused()
  expect(await violations(app.window, '[data-pane=help]')).toEqual([])
  await app.press('Escape')
  await expect(manual.pane).toHaveCount(0)
  await expect(language).toBeFocused()
  await app.press('Escape')
  await expect(settings).toHaveCount(0)

  const palette = new PalettePage(app)
  await palette.ask('>shrink', /^Shrink level/)
  await app.press('F1')
  await expect(manual.heading('Shrink')).toBeFocused()
  await app.press('Escape')
  await expect(palette.field).toBeFocused()
  await expect(palette.chosen).toContainText('Shrink level')
})

test('the manual is found, searched and read by keys alone @always', async ({ open, folder }) => {
  const set = await makeSet(folder)
  const app = new AppPage(await open())
  const manual = new ManualPage(app.window)
  await app.window.getByTestId('start-page').waitFor()
  await app.choose('manual')
  await expect(manual.text).toHaveAccessibleName('Contents')
  await expect(manual.text).toBeFocused()
  await expect(manual.links).toHaveCount(26)

  // On by a link, and back.
  await app.press('Tab')
  await expect(manual.links.first()).toBeFocused()
  await app.press('Enter')
  await expect(manual.text).toHaveAccessibleName('My answer is wrong')
  await app.press('Alt+ArrowLeft')
  await expect(manual.text).toHaveAccessibleName('Contents')

  await manual.find.focus()
  await app.window.keyboard.type('certificat')
  await expect(manual.links.first()).toHaveText('Packages and certificates · Certificates')
  await app.press('Enter')
  await expect(manual.heading('Certificates')).toBeFocused()
  await manual.find.focus()
  await app.window.keyboard.type('zyzzyva')
  await expect(manual.text.getByRole('status')).toHaveText('Nothing matches')
  await app.press('Escape')
  await expect(manual.heading('Certificates')).toBeVisible()
  await app.press('Escape')
  await expect(manual.pane).toHaveCount(0)

  const page = new SetPage(app)
  await page.open(set)
  await page.rows.first().click()
  await app.press('F1')
  await expect(manual.text).toHaveAccessibleName('A set of tests')
})

test('the manual speaks Russian with the window', async ({ launch }) => {
  const app = new AppPage(await launch('--lang=ru', samplePath('ghosts')))
  const manual = new ManualPage(app.window)
  await app.settled()
  await app.window.locator('[data-board]').focus()
  await app.press('F1')
  await expect(manual.text).toHaveAccessibleName('Поле')
  await expect(manual.heading('Инструменты')).toBeFocused()
  await manual.find.focus()
  await app.window.keyboard.type('сертификат')
  await expect(manual.links.first()).toContainText('Сертификаты')
})
