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
  // A dialog that stays open for a while and leaves the window usable.
  await app.shell.answerSaveDialog(file, 1500)
  const saved = (await app.snapshot()).text
  await app.press('Control+w')
  await app.window.waitForTimeout(500)
  await app.window.keyboard.insertText('\n')
  const typed = (await app.snapshot()).text
  expect(typed).toBe(`${saved}\n`)
  await expect(app.status()).toContainText('Saved mine.txt')
  await app.window.waitForTimeout(300)
  const { tabs, text } = await app.snapshot()
  expect([tabs, text]).toEqual([[{ name: 'mine.txt', isDirty: true }], typed])
  expect(await readFile(file, 'utf8')).toBe(saved)
  await app.press('Control+w')
  await expect.poll(async () => (await app.snapshot()).tabs).toEqual([])
  expect(await readFile(file, 'utf8')).toBe(typed)
})

test('a file that is changed while the question stands is not overwritten', async ({
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
  await app.shell.answerMessageBox('Save', 1500)
  await app.press('Control+w')
  await writeFile(file, 'of another program\n')
  await expect(app.window.getByTestId('outside-bar')).toContainText('has changed mine.txt')
  await app.window.waitForTimeout(2000)
  expect(await readFile(file, 'utf8')).toBe('of another program\n')
  expect((await app.snapshot()).tabs).toEqual([{ name: 'mine.txt', isDirty: true }])
})
