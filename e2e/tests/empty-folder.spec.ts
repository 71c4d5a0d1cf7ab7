import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { PackageDialog } from '../pages/package'

test('an empty folder becomes a package, as the manual says', async ({ open, folder }) => {
  const [place, out] = [join(folder, 'problem'), join(folder, 'out')]
  await mkdir(place)
  await mkdir(out)
  const app = new AppPage(await open())
  const { window, shell } = app
  const dialog = window.getByRole('dialog')
  await shell.answerOpenDialog(place)
  await app.press('Control+Shift+o')
  const set = window.getByTestId('set-page')
  await set.waitFor()

  await test.step('a first test is made, drawn and saved', async () => {
    await set.getByRole('button', { name: 'New test…' }).click()
    await dialog.getByLabel('Name').fill('01')
    await dialog.getByLabel('Group').selectOption('secret')
    await dialog.getByRole('button', { name: 'Create' }).click()
    const board = new BoardPage(window)
    await window.locator('[data-board]').waitFor()
    await app.settled()
    await board.layArrow(3, 3, 0, -0.4)
    await app.settled()
    await app.press('Control+s')
    await expect(app.status()).toContainText('Saved')
  })
  await test.step('its answer is written beside it', async () => {
    await app.press('Control+PageUp')
    // The set has seen what was saved: a blank level has no turns, which is a problem.
    await expect(set).toContainText('1 test · no problems')
    await app.choose('set-answers')
    await dialog.getByRole('button', { name: /^Write/ }).click()
    await expect.poll(() => readdir(join(place, 'secret'))).toHaveLength(2)
    await expect(dialog).toHaveCount(0)
  })
  await test.step('random tests are added, from other seeds each time', async () => {
    await app.choose('set-generate')
    const levels = dialog.getByRole('spinbutton', { name: 'Levels' })
    await levels.fill('25')
    await expect(dialog.getByRole('button', { name: 'Generate 25 tests' })).toBeVisible()
    await app.press('Escape')
    await expect(levels).toHaveValue('10')
    await expect(dialog.getByRole('button', { name: 'Generate 10 tests' })).toBeVisible()
    await levels.fill('2')
    await dialog.getByRole('spinbutton', { name: 'Width' }).fill('4')
    await app.press('Tab')
    await expect(dialog).toContainText('1 to 13')
    await dialog.getByRole('button', { name: 'Generate 2 tests' }).click()
    await expect(set).toContainText('3 tests')
    await app.choose('set-generate')
    await expect(dialog.getByRole('spinbutton', { name: 'Seed' })).toHaveValue('3')
    await app.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
  await test.step('the set is packed', async () => {
    const packing = new PackageDialog(app)
    await packing.open()
    await expect(packing.inTheWay).toHaveText('The problem has no author')
    await packing.root.getByLabel('Author').fill('A. Setter')
    expect(await packing.write('Folder', out)).toContain('Written to')
  })
  const files = await readdir(out, { recursive: true })
  const packed = files.find((name) => name.endsWith('01.in'))
  expect(await readFile(join(out, packed!), 'utf8')).toBe(
    await readFile(join(place, 'secret/01.in'), 'utf8'),
  )
  expect(app.errors).toEqual([])
})
