import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { hasPython, makeJudgedSet } from '../judged-set'
import { AppPage } from '../pages/app'
import { ProgramsPage } from '../pages/programs'
import { SetPage } from '../pages/set'

test('while a job of a dialog runs, the keyboard stays in the dialog, and nothing behind it hears a key', async ({
  open,
  folder,
}) => {
  const files = await makeJudgedSet(folder)
  const app = new AppPage(await open())
  const page = new SetPage(app)
  await page.open(files.set)
  const before = await readdir(files.set)
  await page.row(files.same[0]!).click()
  await app.choose('find-level')
  // No answer has these digits, so all levels are tried.
  await page.dialog.locator('select').first().selectOption('answer')
  await page.dialog.locator('select').last().selectOption({ index: 3 })
  await page.dialog.locator('form input[type=text]').first().fill('987654321')
  const find = page.dialog.getByRole('button', { name: 'Find', exact: true })
  await find.focus()
  await app.press('Enter')
  const stop = page.dialog.getByRole('button', { name: 'Stop' })
  await expect(stop).toBeFocused()
  await app.press('Delete')
  await expect(page.dialog).toHaveCount(1)
  await app.press('Enter')
  await expect(stop).toHaveCount(0)
  await expect(find).toBeFocused()
  await app.press('Delete')
  await expect(page.dialog).toHaveCount(1)
  expect(await readdir(files.set)).toEqual(before)
})

test('Escape in a field beside programs takes back what was typed, and only then closes the pane', async ({
  open,
  folder,
}) => {
  test.skip(!hasPython(), 'There is no python3 to run programs by: install it.')
  const files = await makeJudgedSet(folder)
  const app = new AppPage(await open())
  const page = new ProgramsPage(app)
  await page.open(files.set)
  await page.add(files.right)
  await page.head('right.py').click()
  const name = page.programPane.getByRole('textbox', { name: 'Name' })
  await name.fill('other')
  // What is typed stays while the list of programs comes anew.
  const notes = join(files.set, 'boardwright.json')
  const kept = JSON.parse(await readFile(notes, 'utf8')) as { programs: object[] }
  kept.programs.push({ name: 'late', command: './late.sh' })
  await writeFile(notes, JSON.stringify(kept))
  await expect(page.heads).toHaveCount(2)
  await expect(name).toHaveValue('other')
  await app.press('Escape')
  await expect(name).toHaveValue('right.py')
  await app.press('Escape')
  await expect(page.programPane).toHaveCount(0)
  await expect(page.heads.first()).toContainText('right.py')
})
