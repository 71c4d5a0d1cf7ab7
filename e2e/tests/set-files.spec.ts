import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { pestSet } from '../pages/set'

test('tests are renamed, put in order and thrown away, with their answers and the tabs they are open in; all is undone, and done again', async ({
  open,
  folder,
}) => {
  const { set, app, page } = await pestSet(open, folder)
  const names = async (): Promise<string[]> => (await readdir(join(set, 'sample'))).sort()
  const before = await names()

  await page.row('02-small.in').dblclick()
  await expect.poll(async () => (await app.snapshot()).active).toBe('02-small.in')
  await page.back('pests')
  await page.row('02-small.in').click()
  await app.press('F2')
  await expect(page.dialog.getByLabel('Name without extension')).toBeFocused()
  await app.window.keyboard.type('01-small')
  await expect(page.dialog.getByRole('alert')).toContainText('already exists')
  await page.dialog.getByLabel('Name without extension').fill('02-walls')
  await expect(page.dialog).toContainText('sample/02-small.ans → sample/02-walls.ans')
  await app.press('Enter')
  await expect(page.row('02-walls.in')).toContainText('wrong')
  // The level in the other tab has the new name, and its file does not count as deleted.
  await expect(app.tab('02-walls.in')).toBeVisible()

  await app.press('Alt+ArrowUp')
  await expect(page.dialog.getByRole('button', { name: 'Rename 4 files' })).toBeVisible()
  await app.press('Enter')
  await expect(page.row('01-walls.in')).toContainText('wrong')
  await expect(page.row('02-small.in')).toContainText('correct')
  await expect(app.tab('01-walls.in')).toBeVisible()

  const bin = join(folder, 'bin')
  await mkdir(bin)
  await app.shell.binInto(bin)
  await app.press('Delete')
  await page.dialog.getByRole('button', { name: 'Move 2 files to trash' }).click()
  await expect(page.row('01-walls.in')).toHaveCount(0)
  // The row may go while the files beside the test are still on their way, and the dialog stays till all is done.
  await expect.poll(names).toEqual(['02-small.ans', '02-small.in'])
  await expect(page.dialog).toBeHidden()
  expect(await readdir(bin)).toContain('01-walls.in')
  // In a field the key belongs to the field.
  await page.filter.fill('walls')
  await app.press('Control+z')
  await expect(page.filter).toHaveValue('')
  expect(await names()).toEqual(['02-small.ans', '02-small.in'])
  await app.press('ArrowDown')
  await expect(page.row('03-small.in')).toBeFocused()
  for (const told of ['2 files restored.', '4 files restored.', '2 files restored.']) {
    await app.press('Control+z')
    await expect(page.root.getByText(told)).toBeVisible()
  }
  await app.press('Control+y')
  await expect(page.root.getByText('2 files changed again.')).toBeVisible()
  await expect(page.row('02-walls.in')).toBeVisible()
  await app.press('Control+z')
  await expect(page.root.getByText('2 files restored.')).toBeVisible()
  await expect.poll(names).toEqual(before)
  expect(await readFile(join(set, 'sample', '02-small.ans'), 'utf8')).toBe('1\n1\n')
  await app.tab('02-small.in').click()
  await expect(app.window.getByRole('alert')).toHaveCount(0)
})

test('levels are generated into a group of their own, mirrored as a choice, and dragged into the order of another', async ({
  open,
  folder,
}) => {
  const { set, app, page } = await pestSet(open, folder)
  await page.root.getByRole('button', { name: 'Test actions' }).click()
  await app.window.getByRole('menuitem', { name: 'Generate tests…' }).click()
  await page.dialog.getByRole('spinbutton', { name: 'Levels' }).fill('3')
  await page.dialog.getByRole('spinbutton', { name: 'Seed' }).fill('7')
  await page.dialog.getByLabel('Group').selectOption('New group…')
  await page.dialog.getByRole('textbox', { name: 'Folder' }).fill('found/by-chance')
  await page.dialog.getByRole('button', { name: 'Generate 3 tests' }).click()
  const made = join(set, 'found', 'by-chance')
  await expect(page.row('rockets-9.in')).toContainText('15 × 15')
  const first = await readFile(join(made, 'rockets-7.in'), 'utf8')
  await app.press('Control+h')
  await expect(page.dialog).toContainText('Animals turn counter-clockwise')
  await page.dialog.getByRole('button', { name: 'Write 3 files' }).click()
  await expect(page.root.getByText('3 files written.')).toBeVisible()
  expect(await readFile(join(made, 'rockets-7.in'), 'utf8')).not.toBe(first)

  await expect(page.row('rockets-7.in')).toContainText('changed; generator, seed 7')
  const again = async (): Promise<void> => {
    await page.root.getByRole('button', { name: 'Test actions' }).click()
    await app.window.getByRole('menuitem', { name: 'Make again…' }).click()
    await expect(page.dialog).toContainText('Make 3 tests again')
  }
  await again()
  await page.dialog.getByRole('button', { name: 'Write 3 files' }).click()
  await expect(page.row('rockets-7.in')).not.toContainText('changed')
  expect(await readFile(join(made, 'rockets-7.in'), 'utf8')).toBe(first)
  await again()
  await expect(page.dialog).toContainText('Nothing changes.')
  await expect(page.dialog).toContainText('Come out the same')
  await app.press('Escape')

  // The last of three goes before the second test of the samples.
  await page.row('rockets-9.in').click()
  await page
    .row('rockets-9.in')
    .dragTo(page.row('02-small.in'), { targetPosition: { x: 40, y: 3 } })
  await expect(page.dialog).toContainText('found/by-chance/rockets-9.in → sample/02-rockets-9.in')
  await page.dialog.getByRole('button', { name: 'Rename 3 files' }).click()
  await expect(page.row('02-rockets-9.in')).toBeVisible()
  await expect(page.row('03-small.in').first()).toContainText('wrong')
  const samples = ['01-small.ans', '01-small.in', '02-rockets-9.in', '03-small.ans', '03-small.in']
  expect((await readdir(join(set, 'sample'))).sort()).toEqual(samples)
  // What is noted of the tests goes back with their names, and with them.
  for (const count of [4, 3, 3, 4]) {
    await app.press('Control+z')
    await expect(page.root.getByText(`${count} files restored.`)).toBeVisible()
    // The next one says the same.
    await page.root.getByRole('button', { name: 'Close this message' }).click()
  }
  expect((await readdir(set)).sort()).toEqual(['sample', 'secret'])
})
