import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { DebugPage } from '../pages/debug'
import { samplePath } from '../samples'

const map = (text: string): string[] => text.split('\n').slice(0, 7)

test('the menu of a cell cuts, copies, pastes, erases and picks what the cell allows, by pointer and by key', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('janken')))
  const board = new BoardPage(app.window)
  const menu = new DebugPage(app.window)
  const before = (await app.settled()).text!
  await board.focus()
  const titles = () => menu.menu().getByRole('menuitem').allInnerTexts()
  const offered = async () =>
    (await titles())
      .map((title) => title.split('\n')[0]!)
      .filter((title) => /^(Cut|Copy|Paste|Erase|Pick)/.test(title))

  // E5 has a guardian; nothing was copied yet.
  await menu.menuAt(4, 4)
  const at = await new BoardPage(app.window).pointOf(4, 4)
  const corner = (await menu.menu().boundingBox())!
  expect([Math.abs(corner.x - at.x) < 12, Math.abs(corner.y - at.y) < 12]).toEqual([true, true])
  expect(await offered()).toEqual(['Cut', 'Copy', 'Erase', 'Pick the tool: unit'])
  await menu.choose('Cut')
  const cut = await app.settled()
  expect(cut).toMatchObject({ undo: 'erase', tool: 'select' })
  expect(cut.text!.split('\n')).toHaveLength(before.split('\n').length - 1)
  // By the menu key at the cursor, which Shift+F10 is as well: the unit goes one cell to the left.
  await app.press('ArrowLeft')
  await app.press('ContextMenu')
  await menu.choose('Paste')
  await app.press('Enter')
  await expect.poll(async () => (await app.snapshot()).undo).toBe('paste')
  expect(await app.settled()).toMatchObject({ undo: 'paste', tool: 'select' })
  await menu.menuAt(4, 3)
  await menu.choose('Pick the tool: unit')
  expect(await app.snapshot()).toMatchObject({ tool: 'unit' })
  await app.press('Control+z')
  await app.press('Control+z')
  expect((await app.settled()).text).toBe(before)
  expect(app.errors).toEqual([])
})

test('a pasted part is moved before it is placed, and stamps are kept, turned and placed again and again', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'corner.txt')
  const rows = ['w w w o o o o', 'w o b^ o o o o']
  await writeFile(
    file,
    [...rows, ...Array<string>(5).fill('o o o o o o o'), '1', '6 6 ', ''].join('\n'),
  )
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  const text = async (): Promise<string[]> => map((await app.settled()).text!)
  const before = (await app.settled()).text!
  await board.focus()

  await test.step('it goes along with the cursor; Enter places it, and it is selected', async () => {
    await board.drag([0, 0], [1, 2])
    await expect(app.status()).toContainText('Selected: 3 × 2, 6 cells')
    await app.press('Control+c')
    await app.press('Control+v')
    expect((await app.settled()).text).toBe(before)
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowRight']) await app.press(key)
    await app.press('Enter')
    // All four keys may still wait for the clipboard.
    await expect.poll(async () => (await app.snapshot()).undo).toBe('paste')
    expect((await text()).slice(3, 5)).toEqual(['o w w w o o o', 'o w o b^ o o o'])
    expect(await app.snapshot()).toMatchObject({
      tool: 'select',
      undo: 'paste',
      selection: { row: 3, col: 1, rows: 2, cols: 3 },
    })
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(before)
  })
  await test.step('Escape gives it up', async () => {
    await app.press('Control+v')
    await app.press('Escape')
    expect(await app.snapshot()).toMatchObject({ tool: 'select', undo: null })
  })
  await test.step('a stamp is turned, flipped and placed twice', async () => {
    await app.press('5')
    expect((await app.snapshot()).tool).toBe('select')
    await board.drag([0, 0], [1, 2])
    await app.press('Control+5')
    await app.press('5')
    await app.press('Control+r')
    await board.click(3, 0)
    await app.press('Control+h')
    await board.click(3, 4)
    expect((await text()).slice(3, 6)).toEqual([
      'w w o o w w o',
      'o w o o w o o',
      'b> w o o w b< o',
    ])
    expect((await app.snapshot()).tool).toBe('stamp')
    await app.press('Control+z')
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(before)
    await app.press('Escape')
    expect((await app.snapshot()).tool).toBe('select')
  })
  expect(app.errors).toEqual([])
})
