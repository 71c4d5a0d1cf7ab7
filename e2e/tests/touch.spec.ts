import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'

interface Point {
  readonly x: number
  readonly y: number
}

test('two fingers zoom and pan, a finger that rests opens the menu, one that taps paints @always', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'map.txt')
  const rows = Array<string>(5).fill('o o o o o')
  const text = [...rows, '1', '1 2 ', ''].join('\n')
  await writeFile(file, text)
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  const hand = await app.window.context().newCDPSession(app.window)
  const touch = async (
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    ...points: readonly Point[]
  ): Promise<void> => {
    const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }))
    await hand.send('Input.dispatchTouchEvent', { type, touchPoints })
  }
  const cell = async (): Promise<number> =>
    (await board.pointOf(0, 1)).x - (await board.pointOf(0, 0)).x
  const beside = ({ x, y }: Point, by: number): Point => ({ x: x + by, y })
  await app.settled()
  await board.focus()
  await app.press('w')

  await test.step('a tap paints', async () => {
    const at = await board.pointOf(0, 0)
    // Both at once: a finger that rests opens the menu.
    await Promise.all([touch('touchStart', at), touch('touchEnd')])
    await expect.poll(async () => (await app.snapshot()).text).toContain('w o o o o')
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(text)
  })
  await test.step('two fingers that part zoom in between them, and paint nothing', async () => {
    const before = await cell()
    const middle = await board.pointOf(2, 2)
    await touch('touchStart', beside(middle, -40), beside(middle, 40))
    await touch('touchMove', beside(middle, -60), beside(middle, 60))
    await touch('touchMove', beside(middle, -80), beside(middle, 80))
    await touch('touchEnd')
    await expect.poll(async () => Math.abs((await cell()) / before - 2)).toBeLessThan(0.1)
    const after = await board.pointOf(2, 2)
    expect(Math.hypot(after.x - middle.x, after.y - middle.y)).toBeLessThan(before)
    expect((await app.settled()).text).toBe(text)
  })
  await test.step('two fingers that go along pan', async () => {
    const middle = await board.pointOf(2, 2)
    const moved = { x: middle.x + 50, y: middle.y + 30 }
    await touch('touchStart', beside(middle, -40), beside(middle, 40))
    await touch('touchMove', beside(moved, -40), beside(moved, 40))
    await touch('touchEnd')
    await expect.poll(async () => Math.round((await board.pointOf(2, 2)).x - middle.x)).toBe(50)
    expect(Math.round((await board.pointOf(2, 2)).y - middle.y)).toBe(30)
    expect((await app.settled()).text).toBe(text)
  })
  await test.step('a finger that rests opens the menu of the cell', async () => {
    await touch('touchStart', await board.pointOf(2, 2))
    const menu = app.window.getByRole('menu')
    await expect(menu.getByRole('menuitem', { name: /Copy/ })).toBeVisible()
    await touch('touchEnd')
    await expect(menu).toBeVisible()
    await app.press('Escape')
    await expect(menu).toHaveCount(0)
    expect((await app.settled()).text).toBe(text)
  })
  expect(app.errors).toEqual([])
})
