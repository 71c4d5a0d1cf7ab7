import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { copyOfSample } from '../samples'

/** From the native menu, as a user would. */
async function openBackups(app: AppPage) {
  await app.choose('backups')
  return app.window.getByRole('dialog', { name: /^Backups of/ })
}

async function editAndSave(app: AppPage, edit: () => Promise<void>): Promise<void> {
  await edit()
  await expect.poll(async () => (await app.snapshot()).tabs[0]!.isDirty).toBe(true)
  await app.press('Control+s')
  await expect.poll(async () => (await app.snapshot()).tabs[0]!.isDirty).toBe(false)
}

test('what a file held before it was saved can be compared and opened', async ({
  open,
  folder,
}) => {
  const { file, text: original } = await copyOfSample(folder)
  const app = new AppPage(await open(file))
  await app.settled()

  const dialog = await openBackups(app)
  await expect(dialog).toContainText('No backups yet.')
  const minutes = dialog.getByRole('spinbutton', { name: /^Minutes between/ })
  await minutes.fill('0')
  await minutes.press('Enter')
  await expect(dialog).toContainText('at every save')
  await app.press('Escape')

  await new BoardPage(app.window).focus()
  await app.press('a')
  await editAndSave(app, () => new BoardPage(app.window).flick(3, 2, 0.4, 0))
  const second = await readFile(file, 'utf8')
  await editAndSave(app, () => app.press('Control+z'))
  expect(await readFile(file, 'utf8')).not.toBe(second)

  await openBackups(app)
  await expect(dialog.getByRole('row')).toHaveCount(3)
  await expect(dialog.getByRole('rowheader')).toHaveText(['0002', '0001'])
  await expect(dialog.getByRole('row').nth(2)).toContainText(`${original.length} bytes`)

  await dialog.getByRole('button', { name: 'Compare backup 0002' }).click()
  const difference = app.window.getByRole('dialog', { name: /backup 0002 and the text here/ })
  await expect(difference.getByTestId('difference')).toBeVisible()
  await expect(difference.locator('.cm-changedLine').first()).toBeVisible()
  await app.press('Escape')
  await expect(difference).toBeHidden()

  await dialog.getByRole('button', { name: 'Open backup 0002' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await app.snapshot()).active).toBe('mine.rockets backup 0002')
  expect((await app.settled()).text).toBe(second)
  await openBackups(app)
  await expect(dialog).toContainText('This level has no file yet.')
})

test('number and interval are kept for the next start, and apply', async ({
  launch,
  relaunch,
  folder,
}) => {
  const { file } = await copyOfSample(folder)
  const first = new AppPage(await launch(file))
  await first.settled()
  const dialog = await openBackups(first)
  for (const [name, value] of [
    [/^Minutes between/, '0'],
    [/^How many/, '1'],
  ] as const) {
    await dialog.getByRole('spinbutton', { name }).fill(value)
    await dialog.getByRole('spinbutton', { name }).press('Enter')
  }
  await first.press('Escape')
  await first.shell.close()

  const again = new AppPage(await relaunch())
  await again.settled()
  await new BoardPage(again.window).focus()
  await again.press('a')
  await editAndSave(again, () => new BoardPage(again.window).flick(3, 2, 0.4, 0))
  await editAndSave(again, () => again.press('Control+z'))
  await editAndSave(again, () => again.press('Control+y'))
  const kept = await openBackups(again)
  await expect(kept.getByRole('rowheader')).toHaveText(['0003'])
  await expect(kept.getByRole('spinbutton', { name: /^How many/ })).toHaveValue('1')
})
