import { violations } from '../axe'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { PalettePage } from '../pages/palette'
import { pestSet } from '../pages/set'
import { samplePath } from '../samples'

test('by keys alone: a command, why one is off, a cell, a turn, an event, a rule', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  await app.settled()
  const palette = new PalettePage(app)

  await palette.ask('>save match', /^Save match as….*The level has no moves of a match\./)
  expect(await violations(app.window, null)).toEqual([])
  await app.press('Enter')
  await expect(palette.status).toHaveText('The level has no moves of a match.')
  await app.press('Escape')
  await expect(app.window.locator('[data-board]')).toBeFocused()

  await palette.ask('sel all', /^Select all.*Ctrl\+A/)
  await app.press('Enter')
  await expect.poll(async () => (await app.snapshot()).selection).toMatchObject({ rows: 5 })

  // Squares of rockets are named by x and y.
  await palette.go('3,4', /^Cell \(3,4\)/, 'Control+K')
  expect((await app.snapshot()).cursorCell).toBe(4 * 5 + 3)
  await palette.go('turn 6', /^Turn 6/)
  expect(await app.snapshot()).toMatchObject({ turn: 5, isStepping: true })
  await palette.go('3', /^Turn 3/, 'Control+Shift+G')
  expect((await app.snapshot()).turn).toBe(2)
  await palette.go('#expires', /expires.*turn 7/)
  expect((await app.snapshot()).turn).toBe(7)

  await palette.ask('?tenth', /Misreading/)
  // Rows that are out of sight are led to as well.
  await app.press('Control+A')
  await app.window.keyboard.type('?')
  const ends = palette.rows.filter({ hasText: 'Misreading' })
  await expect(ends).toHaveCount(0)
  for (let page = 0; page < 6; page++) await app.press('PageDown')
  await expect(palette.chosen).toContainText('Misreading')
  await expect(palette.chosen).toBeInViewport()
  const belief = await palette.chosen.locator('.text').innerText()
  await app.press('Enter')
  const marked = app.window.locator('[data-reading][aria-current=true]')
  await expect(marked).toContainText(belief)
  await expect(marked).toBeInViewport()
})

test('tests of a set, tabs and samples are gone to; what is used stands first the next time', async ({
  open,
  folder,
}) => {
  const { app, page } = await pestSet(open, folder)
  const palette = new PalettePage(app)
  await palette.go('07 sm', /^07-small\.in.*secret\/07-small\.in/, 'Control+P')
  await expect.poll(async () => (await app.snapshot()).active).toBe('07-small.in')
  // A set has no cells: only its own commands are there.
  await palette.go('pests', /^pests/, 'Control+P')
  await page.root.waitFor()
  await palette.ask('>next turn', /No level is open\./)
  await app.press('Escape')

  await app.press('Control+P')
  await expect(palette.rows.first()).toContainText('07-small.in')
  await app.window.keyboard.type('eaten in')
  await app.press('Enter')
  await expect.poll(async () => (await app.snapshot()).active).toBe('Eaten in passing.txt')
})
