import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { samplePath } from '../samples'

const sample = samplePath('rockets')

test('an arrow laid by hand changes board, text and answer, and undo takes all back', async ({
  open,
}) => {
  const app = new AppPage(await open(sample))
  const board = new BoardPage(app.window)
  const before = (await app.settled()).text!
  await board.focus()
  await app.press('a')
  expect((await app.snapshot()).tool).toBe('arrow')
  await board.flick(3, 2, 0.4, 0)
  const after = await app.settled()
  expect(after.text!.split('\n')[8]).toBe('2 3 E')
  expect(after).toMatchObject({ undo: 'change arrow', isBroken: false })
  expect(after.tabs[0]!.isDirty).toBe(true)
  await app.press('Control+z')
  expect((await app.settled()).text).toBe(before)
  expect((await app.snapshot()).tabs[0]!.isDirty).toBe(false)
  await expect(app.answer()).toHaveText('8 8')
  await app.press('Control+y')
  expect((await app.settled()).text).toBe(after.text)
})

test('saved and opened again, a level is the same byte for byte @always', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open(sample))
  const board = new BoardPage(app.window)
  const file = join(folder, 'mine.rockets')
  await app.settled()
  await board.layArrow(3, 2, 0, -0.4)
  const { text } = await app.settled()
  await app.shell.answerSaveDialog(file)
  await app.press('Control+Shift+s')
  await expect
    .poll(async () => (await app.snapshot()).tabs)
    .toEqual([{ name: 'mine.rockets', isDirty: false }])
  expect(await readFile(file, 'utf8')).toBe(text)
  await app.press('Control+w')
  await expect(app.window.getByText('The statement’s example').first()).toBeVisible()
  await app.shell.answerOpenDialog(file)
  await app.press('Control+o')
  expect((await app.settled()).text).toBe(text)
  await app.press('Control+s')
  await expect(app.status()).toContainText('Saved mine.rockets')
  expect(await readFile(file, 'utf8')).toBe(text)
})

test('a file with its own blanks and line ends keeps every byte until it is edited', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'blanks.rockets')
  const text = (await readFile(sample, 'utf8')).replaceAll('\n', ' \r\n').replace('5 5', '5\t 5')
  await writeFile(file, text)
  const app = new AppPage(await open(file))
  await expect(app.answer()).toHaveText('8 8')
  await app.showPane('Text')
  expect((await app.snapshot()).text).toBe(text)
  await app.press('Control+s')
  await expect(app.status()).toContainText('Saved')
  expect(await readFile(file, 'utf8')).toBe(text)
})

test('closing with unsaved changes asks, and cancel keeps the tab @always', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const board = new BoardPage(app.window)
  await app.settled()
  await board.layArrow(3, 2, 0, 0.4)
  await app.shell.answerMessageBox('Cancel')
  await app.press('Control+w')
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(1)
  await app.shell.answerMessageBox('Don’t save')
  await app.press('Control+w')
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(0)
})

test('rockets and doors are moved by dragging', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const board = new BoardPage(app.window)
  await app.settled()
  await board.focus()
  await app.press('k')
  await board.drag([2, 1], [3, 1])
  expect((await app.settled()).text!.split('\n')[4]).toBe('1 3')
  await app.press('d')
  await board.drag([2, -1], [1, -1])
  const { text, undo } = await app.settled()
  expect(text!.split('\n')[7]).toBe('1 W')
  expect(undo).toBe('move door')
})

test('a selection is copied, pasted, mirrored and erased @always', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const board = new BoardPage(app.window)
  await app.settled()
  await board.focus()
  await app.press('s')
  await board.drag([2, 1], [3, 2])
  expect((await app.snapshot()).selection).toEqual({ row: 2, col: 1, rows: 2, cols: 2 })
  await app.press('Control+h')
  const mirrored = (await app.snapshot()).text!.split('\n')
  // The rocket (1,2) and the arrow W at (2,2)'s mirror image change places; arrows turn along.
  expect(mirrored[4]).toBe('2 2')
  expect((await app.snapshot()).undo).toBe('mirror selection')
  await app.press('Control+z')
  expect((await app.settled()).text!.split('\n')[4]).toBe('1 2')
  await app.press('Control+c')
  await board.click(3, 3)
  await app.press('Control+v')
  await app.press('Enter')
  await expect.poll(async () => (await app.snapshot()).undo ?? '').toMatch(/^paste/)
  await app.press('Control+z')
  await app.press('Escape')
  expect((await app.snapshot()).selection).toBeNull()
  // A mirrored board plays differently: that is said before anything is changed.
  const { text } = await app.settled()
  const question = app.window.getByTestId('question-bar')
  await app.press('Control+h')
  await expect(question).toContainText('turn counter-clockwise at walls')
  await expect(question.getByRole('button', { name: 'Mirror anyway' })).toBeFocused()
  await app.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(app.window.locator('[data-board]')).toBeFocused()
  expect((await app.snapshot()).text).toBe(text)
  await app.press('Control+h')
  await app.press('Enter')
  await expect(question).toHaveCount(0)
  expect(await app.settled()).toMatchObject({ undo: 'mirror board', answer: '8\n8\n' })
})

test('arrows laid one after the other go turn by turn, shown just before they are placed', async ({
  open,
}) => {
  const app = new AppPage(await open())
  const board = new BoardPage(app.window)
  await app.window.getByRole('button', { name: 'New level: Rockets' }).click()
  await app.settled()
  await board.layArrow(2, 2, 0.4, 0)
  await board.flick(3, 3, 0, 0.4)
  await board.flick(5, 5, -0.4, 0)
  const laid = await app.settled()
  expect(laid.text!.trim().split('\n').slice(-3)).toEqual(['2 2 E', '3 3 S', '5 5 W'])
  expect(laid.turn).toBe(3)
  for (let times = 0; times < 3; times++) await app.press('Control+z')
  expect(await app.settled()).toMatchObject({ turn: 0, undo: null })
  for (let times = 0; times < 3; times++) await app.press('Control+y')
  expect((await app.settled()).text).toBe(laid.text)
})
