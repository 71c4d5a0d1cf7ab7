import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { samplePath } from '../samples'

test('pieces and stamps are dragged to the board, or taken in hand by a click', async ({
  open,
}) => {
  const file = samplePath('labyrinth')
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  const { window } = app
  const row = async (at: number): Promise<string> =>
    (await app.settled()).text!.split('\n')[at]!.replaceAll(/ +/g, ' ').trim()
  const before = await readFile(file, 'utf8')
  /** Drags a picture to the middle of a cell, as a hand does. */
  const drag = async (name: string, to: readonly [number, number]): Promise<void> => {
    await window.getByRole('button', { name, exact: true }).hover()
    await window.mouse.down()
    const { x, y } = await board.pointOf(...to)
    await window.mouse.move(x, y, { steps: 4 })
    await window.mouse.up()
  }
  await app.settled()
  await board.focus()
  await app.showPane('Pieces')

  await test.step('a bog with its side', async () => {
    await drag('Bog: Impassable to the east', [0, 1])
    expect(await row(0)).toBe('y12 b> b< y11 o y22 b<')
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(before)
  })
  await test.step('by a click it is the tool with its setting', async () => {
    await window.getByRole('button', { name: 'Bog: Impassable to the south', exact: true }).click()
    expect((await app.snapshot()).tool).toBe('bog')
    await board.click(0, 1)
    expect(await row(0)).toBe('y12 bv b< y11 o y22 b<')
    await app.press('Control+z')
    await app.press('s')
  })
  await test.step('a selection is kept as a picture and dragged elsewhere', async () => {
    await board.drag([0, 2], [1, 2])
    await window.getByRole('button', { name: 'Keep the selection' }).click()
    const stamps = window.getByRole('list', { name: 'Stamps' })
    await expect(stamps.getByRole('listitem')).toHaveText(['1: 1 × 2'])
    const image = stamps.locator('img')
    await expect
      .poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth))
      .toBe(40)
    await stamps.getByRole('button').first().hover()
    await window.mouse.down()
    const { x, y } = await board.pointOf(0, 4)
    await window.mouse.move(x, y, { steps: 4 })
    await window.mouse.up()
    expect(await row(0)).toBe('y12 o b< y11 b< y22 b<')
    expect(await row(1)).toBe('r2v o o o o y21 o')
  })
  await test.step('a slot is emptied', async () => {
    await window.getByRole('button', { name: 'Remove stamp 1' }).click()
    await expect(window.getByText('Select cells of the board and keep them here')).toBeVisible()
  })
  expect(app.errors).toEqual([])
})
