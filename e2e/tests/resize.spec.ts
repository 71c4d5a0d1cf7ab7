import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { PalettePage } from '../pages/palette'
import { samplePath } from '../samples'

const rows = ['w o o o o', 'o r1> e1 o o', 'o o o o b<']
const text = [...rows, '2', '0 2 EE', '2 4 W', ''].join('\n')

/** Drags a handle by so many pixels and leaves it held. */
async function hold(window: Page, handle: string, dx: number, dy: number): Promise<void> {
  const box = (await window.locator(`[data-handle="${handle}"]`).boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await window.mouse.move(x, y)
  await window.mouse.down()
  await window.mouse.move(x + dx, y + dy, { steps: 5 })
}

test('the board is resized by its handles and in a strip', async ({ open, folder }) => {
  const file = join(folder, 'map.txt')
  await writeFile(file, text)
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  const map = async (): Promise<string[]> => (await app.settled()).text!.split('\n')
  const status = app.window.locator('footer[data-pane="status"]')
  await app.settled()
  const cell = async (): Promise<number> =>
    (await board.pointOf(0, 1)).x - (await board.pointOf(0, 0)).x

  await test.step('a side is dragged outwards: new cells, and one step back', async () => {
    await hold(app.window, '1 0', 2 * (await cell()), 0)
    await expect(status).toContainText('7 × 3 board')
    expect((await app.settled()).text).toBe(text)
    await app.window.mouse.up()
    expect((await map()).slice(0, 3)).toEqual(rows.map((row) => `${row} o o`))
    expect(await app.settled()).toMatchObject({ undo: 'resize map' })
    await expect(status).toContainText('The board is now 7 × 3.')
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(text)
  })
  await test.step('a corner is dragged inwards: what falls off is told before and after', async () => {
    await board.focus()
    await board.click(1, 2)
    await hold(app.window, '-1 -1', await cell(), await cell())
    await expect(status).toContainText('4 × 2 board, 2 items cut off: Wall cells lost: 1')
    await app.window.mouse.up()
    expect(await map()).toEqual(['r1> e1 o o', 'o o o b<', '1', '1 3 W', ''])
    await expect(status).toContainText('2 items cut off: Wall cells lost: 1; Walk 1 starts')
    // The selected cell is still the same one.
    expect((await app.snapshot()).selection).toEqual({ row: 0, col: 1, rows: 1, cols: 1 })
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(text)
  })
  await test.step('Escape gives a drag up, Alt resizes on both sides', async () => {
    await hold(app.window, '0 1', 0, await cell())
    await expect(status).toContainText('5 × 4 board')
    await app.press('Escape')
    await app.window.mouse.up()
    expect((await app.settled()).text).toBe(text)
    await app.window.keyboard.down('Alt')
    await hold(app.window, '0 1', 0, await cell())
    await app.window.mouse.up()
    await app.window.keyboard.up('Alt')
    expect((await map()).slice(0, 5)).toEqual(['o o o o o', ...rows, 'o o o o o'])
    await app.press('Control+z')
  })
  await test.step('handles come with the selection tool alone', async () => {
    await expect(app.window.locator('[data-handle]')).toHaveCount(8)
    await app.press('w')
    await expect(app.window.locator('[data-handle]')).toHaveCount(0)
    await app.press('s')
  })
  await test.step('in a strip by keys, around a spot that stays', async () => {
    await app.press('Alt+b')
    const strip = app.window.getByRole('region', { name: 'Resize board' })
    await strip.getByLabel('Columns').fill('3')
    await strip.getByLabel('Rows').fill('5')
    await strip.getByRole('radio', { name: 'The upper left corner' }).focus()
    await expect(strip).toContainText('Above 0, right −2, below 2, left 0')
    await app.press('ArrowDown')
    await app.press('ArrowDown')
    await app.press('ArrowRight')
    await expect(strip.getByRole('radio', { name: 'The lower side' })).toBeChecked()
    await expect(strip).toContainText('Above 2, right −1, below 0, left −1')
    await expect(strip.getByRole('alert')).toContainText('Walk 2 starts at (2,4), off the new map')
    await strip.getByRole('button', { name: 'Resize anyway' }).click()
    expect(await map()).toEqual(['o o o', 'o o o', 'o o o', 'r1> e1 o', 'o o o', '1', '2 1 EE', ''])
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(text)
  })
  expect(app.errors).toEqual([])
})

test('a board of a fixed size has no handles, and the palette says why @always', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('ghosts')))
  await app.settled()
  await expect(app.window.locator('[data-handle]')).toHaveCount(0)
  const palette = new PalettePage(app)
  await palette.ask('resize board', 'Resize board')
  await expect(palette.chosen).toHaveAttribute('aria-disabled', 'true')
  await expect(palette.chosen).toContainText('boards are 20 × 20; the size cannot be changed')
})
