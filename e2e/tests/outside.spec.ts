import { readFile, rm, writeFile } from 'node:fs/promises'
import { expect, test, type RunningApp } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { copyOfSample } from '../samples'

async function openCopy(start: (...args: string[]) => Promise<RunningApp>, folder: string) {
  const { file, text } = await copyOfSample(folder)
  const app = new AppPage(await start(file))
  await app.settled()
  return { app, file, text }
}

/** The same level with another first arrow. */
function changed(text: string): string {
  const lines = text.split('\n')
  lines[8] = '3 3 N'
  return lines.join('\n')
}

test('a level without changes of its own follows its file and keeps the turn', async ({
  open,
  folder,
}) => {
  const { app, file, text } = await openCopy(open, folder)
  await app.press('F10')
  await app.press('F10')
  const { turn } = await app.snapshot()
  await writeFile(file, changed(text))
  await expect.poll(async () => (await app.snapshot()).text).toBe(changed(text))
  const after = await app.settled()
  expect([after.turn, after.tabs[0]!.isDirty]).toEqual([turn, false])
  await expect(app.status()).toContainText('has changed on disk')
  await app.press('Control+z')
  expect((await app.settled()).text).toBe(text)
})

test('unsaved changes and a changed file: the user sees both and chooses', async ({
  open,
  folder,
}) => {
  const { app, file, text } = await openCopy(open, folder)
  const board = new BoardPage(app.window)
  await board.layArrow(3, 2, 0, -0.4)
  const mine = (await app.settled()).text!
  await writeFile(file, changed(text))
  const bar = app.window.getByTestId('outside-bar')
  await expect(bar).toContainText('Another program has changed mine.rockets')
  await app.press('Control+s')
  expect(await readFile(file, 'utf8')).toBe(changed(text))
  await bar.getByRole('button', { name: 'Show the difference' }).click()
  const difference = app.window.getByTestId('difference')
  await expect(difference).toContainText('3 3 N')
  await expect(difference).toContainText(mine.split('\n')[8]!)
  await app.press('Escape')
  await bar.getByRole('button', { name: 'Keep my version' }).click()
  await expect(bar).toBeHidden()
  // The text that was once saved is on no disk now.
  await app.press('Control+z')
  expect((await app.settled()).text).toBe(text)
  expect((await app.snapshot()).tabs[0]!.isDirty).toBe(true)
  await app.press('Control+y')
  expect((await app.settled()).text).toBe(mine)
  await app.press('Control+s')
  await expect.poll(() => readFile(file, 'utf8')).toBe(mine)
  // The file is there before the page has heard of it.
  await expect.poll(async () => (await app.snapshot()).tabs[0]!.isDirty).toBe(false)
  await app.press('Control+z')
  expect((await app.settled()).tabs[0]!.isDirty).toBe(true)
  await writeFile(file, changed(text))
  await bar.getByRole('button', { name: 'Use the file’s version' }).click()
  expect((await app.settled()).text).toBe(changed(text))
  expect((await app.snapshot()).tabs[0]!.isDirty).toBe(false)
})

test('a file that is opened again shows what another program has written meanwhile', async ({
  open,
  folder,
}) => {
  const { app, file, text } = await openCopy(open, folder)
  await app.shell.answerOpenDialog(file)
  await writeFile(file, changed(text))
  await app.press('Control+o')
  await expect.poll(async () => (await app.snapshot()).text).toBe(changed(text))
  await app.settled()
  await new BoardPage(app.window).layArrow(3, 2, 0.4, 0)
  const mine = (await app.settled()).text!
  await writeFile(file, text)
  await app.press('Control+o')
  await expect(app.window.getByTestId('outside-bar')).toContainText('has changed mine.rockets')
  await app.press('Control+s')
  await expect(app.status()).toContainText('Choose above the board which version to keep')
  expect(await readFile(file, 'utf8')).toBe(text)
  expect(await app.snapshot()).toMatchObject({ text: mine, tabs: [{ isDirty: true }] })
})

test('a deleted file leaves its text in the window', async ({ open, folder }) => {
  const { app, file, text } = await openCopy(open, folder)
  await rm(file)
  const bar = app.window.getByTestId('outside-bar')
  await expect(bar).toContainText('mine.rockets is no longer on disk')
  expect((await app.snapshot()).tabs[0]!.isDirty).toBe(true)
  await bar.getByRole('button', { name: 'Save again' }).click()
  await expect(bar).toBeHidden()
  expect(await readFile(file, 'utf8')).toBe(text)
})

test('a deleted file that comes back as something else is not overwritten without asking', async ({
  open,
  folder,
}) => {
  const { app, file, text } = await openCopy(open, folder)
  await rm(file)
  const bar = app.window.getByTestId('outside-bar')
  await expect(bar).toContainText('mine.rockets is no longer on disk')
  const utf16 = Buffer.from(text, 'utf16le')
  await writeFile(file, utf16)
  await expect(bar).toContainText(/mine\.rockets can no longer be read\. .*UTF-16/)
  await app.press('Control+s')
  await expect(app.status()).toContainText('Choose above the board which version to keep')
  expect(await readFile(file)).toEqual(utf16)
})

test('a file that became something else is not overwritten unasked', async ({ open, folder }) => {
  const { app, file, text } = await openCopy(open, folder)
  const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le')
  await writeFile(file, utf16)
  const bar = app.window.getByTestId('outside-bar')
  await expect(bar).toContainText(/mine\.rockets can no longer be read\. .*UTF-16.* is kept here/)
  expect((await app.snapshot()).tabs[0]!.isDirty).toBe(true)
  await app.press('Control+s')
  await expect(app.status()).toContainText('Choose above the board which version to keep')
  expect(await readFile(file)).toEqual(utf16)
  await bar.getByRole('button', { name: 'Overwrite with my version' }).click()
  await expect(bar).toBeHidden()
  await expect.poll(() => readFile(file, 'utf8')).toBe(text)
  await expect.poll(async () => (await app.snapshot()).tabs[0]!.isDirty).toBe(false)
})

test('a file removed while the app was closed is reported, and so is what replaces it', async ({
  open,
  reopen,
  folder,
}) => {
  const { app, file, text } = await openCopy(open, folder)
  await app.kept()
  const again = new AppPage(await reopen(() => rm(file)))
  const bar = again.window.getByTestId('outside-bar')
  await expect(bar).toContainText('mine.rockets is no longer on disk')
  const { tabs, text: kept } = await again.settled()
  expect([tabs, kept]).toEqual([[{ name: 'mine.rockets', isDirty: true }], text])
  await writeFile(file, changed(text))
  await expect(bar).toContainText('Another program has changed mine.rockets')
  await again.press('Control+s')
  expect(await readFile(file, 'utf8')).toBe(changed(text))
})
