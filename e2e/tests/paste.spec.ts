import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { SetPage } from '../pages/set'
import { samplePath } from '../samples'

test('the text of a level, pasted on the start page, a board or a set, opens as a new level of its game @always', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open())
  const { shell, window } = app
  const labyrinth = await readFile(samplePath('labyrinth'), 'utf8')
  const tabs = async (): Promise<number> => (await app.snapshot()).tabs.length
  await window.getByRole('heading', { name: 'Boardwright' }).waitFor()

  await shell.setClipboardText('8 8')
  await app.press('Control+v')
  await expect(window.getByRole('alert')).toHaveText(
    /The text on the clipboard is not a level of any game/,
  )
  await shell.setClipboardText(labyrinth)
  await app.press('Control+v')
  await expect.poll(async () => (await app.settled()).text).toBe(labyrinth)
  expect(await tabs()).toBe(1)

  // Cells that were copied since then are what the board gets.
  const board = new BoardPage(window)
  await board.focus()
  await app.press('Control+a')
  await app.press('Control+c')
  await app.press('Control+v')
  await expect.poll(async () => (await app.snapshot()).notice).not.toBe('Copied.')
  expect(await tabs()).toBe(1)
  // The hint for what is in hand goes with it.
  await app.press('Escape')
  await expect.poll(async () => (await app.snapshot()).notice).toBeNull()
  await app.choose('copy-text')
  await expect.poll(() => shell.clipboardText()).toBe((await app.snapshot()).text)
  const rockets = await readFile(samplePath('rockets'), 'utf8')
  await shell.setClipboardText(`\n${rockets}\n\n`)
  await app.press('Control+v')
  await expect.poll(async () => (await app.settled()).text).toBe(rockets)
  expect(await tabs()).toBe(2)

  // A text field takes the text itself.
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+a')
  await shell.setClipboardText(labyrinth)
  await app.press('Control+v')
  await expect.poll(async () => (await app.snapshot()).text).toBe(labyrinth)
  expect(await tabs()).toBe(2)
  await app.press('Control+z')

  const folderOfSet = join(folder, 'pests')
  await mkdir(folderOfSet)
  await writeFile(join(folderOfSet, '01.in'), rockets)
  const set = new SetPage(app)
  await shell.answerOpenDialog(folderOfSet)
  await app.choose('open-folder')
  await set.row('01.in').click()
  await app.press('Control+v')
  await expect.poll(tabs).toBe(3)
  expect((await app.settled()).text).toBe(labyrinth)
  await app.choose('paste-level')
  await expect.poll(tabs).toBe(4)
})

test('copied cells are text and picture for other programs, and the text of cells is pasted', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'map.txt')
  const rows = ['w o o', 'o b> b^', 'o o b<']
  await writeFile(file, [...rows, '1', '0 2 ', ''].join('\n'))
  const app = new AppPage(await open(file))
  const { shell } = app
  const board = new BoardPage(app.window)
  await app.settled()
  await board.focus()

  await test.step('copied: its rows, and a picture of two by two cells', async () => {
    await board.drag([1, 1], [2, 2])
    await app.press('Control+c')
    await expect.poll(() => shell.clipboardText()).toBe('b> b^\no b<\n')
    expect(await shell.clipboardPictureWidth()).toBe(80)
  })
  await test.step('pasted where it parses, by a click', async () => {
    await shell.setClipboardText('w w\r\n. w\r\n')
    await board.click(1, 0)
    await app.press('Control+v')
    await expect.poll(async () => (await app.snapshot()).tool).toBe('stamp')
    await app.press('Enter')
    const { text } = await app.settled()
    expect(text!.split('\n').slice(0, 3)).toEqual(['w o o', 'w w b^', 'o w b<'])
  })
  expect(app.errors).toEqual([])
})

test('a text that is neither a level nor cells is refused with its line', async ({ open }) => {
  const app = new AppPage(await open(samplePath('labyrinth')))
  await app.settled()
  await app.shell.setClipboardText('o w\no z\n')
  await app.press('Control+v')
  await expect
    .poll(async () => (await app.snapshot()).notice)
    .toBe(
      'The text on the clipboard is not a level, and from line 2 it is not River Labyrinth cells either.',
    )
})
