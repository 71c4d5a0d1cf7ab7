import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'

test('typing while a closing tab is saved keeps the tab open', async ({ open, folder }) => {
  const app = new AppPage(await open())
  await app.snapshot()
  await app.openSample('The statement’s example')
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+End')
  await app.window.keyboard.insertText('\n')
  await app.shell.answerMessageBox('Save')
  const file = join(folder, 'mine.txt')
  // A dialog that leaves the window usable.
  await app.shell.answerSaveDialog(file, true)
  const saved = (await app.snapshot()).text
  await app.press('Control+w')
  await app.shell.dialogStands()
  await app.window.keyboard.insertText('\n')
  const typed = (await app.snapshot()).text
  expect(typed).toBe(`${saved}\n`)
  await app.shell.letDialogGo()
  await expect(app.status()).toContainText('Saved mine.txt')
  await app.kept()
  const { tabs, text } = await app.snapshot()
  expect([tabs, text]).toEqual([[{ name: 'mine.txt', isDirty: true }], typed])
  expect(await readFile(file, 'utf8')).toBe(saved)
  await app.press('Control+w')
  await expect.poll(async () => (await app.snapshot()).tabs).toEqual([])
  expect(await readFile(file, 'utf8')).toBe(typed)
})

test('a file that is changed while the question stands is not overwritten @always', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'mine.txt')
  await writeFile(file, '5 5\n')
  const app = new AppPage(await open(file))
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(1)
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+End')
  await app.window.keyboard.insertText('\n\n')
  await app.shell.answerMessageBox('Save', true)
  await app.press('Control+w')
  await app.shell.dialogStands()
  await writeFile(file, 'of another program\n')
  await expect(app.window.getByTestId('outside-bar')).toContainText('has changed mine.txt')
  await app.shell.letDialogGo()
  await expect(app.status()).toContainText('Choose above the board which version to keep')
  await app.kept()
  expect(await readFile(file, 'utf8')).toBe('of another program\n')
  expect((await app.snapshot()).tabs).toEqual([{ name: 'mine.txt', isDirty: true }])
})
