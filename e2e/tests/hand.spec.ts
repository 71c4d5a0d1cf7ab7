import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'

const blank = [...Array<string>(7).fill('o o o o o o o'), '1', '6 6 ', ''].join('\n')
const map = (text: string): string[] => text.split('\n').slice(0, 7)

test('shapes of what a tool paints, by pointer and by keys, each one step of undo', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'blank.txt')
  await writeFile(file, blank)
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  const text = async (): Promise<string[]> => map((await app.settled()).text!)
  await app.settled()
  await board.focus()

  await test.step('without a tool that paints a shape is off', async () => {
    await app.press('p')
    await expect(app.window.getByRole('group', { name: 'Shape' })).toHaveCount(0)
  })
  await test.step('a frame and a fill', async () => {
    await app.press('w')
    await app.press('q')
    await expect(app.window.getByRole('button', { name: 'Frame' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await board.drag([0, 0], [4, 4])
    expect(await text()).toEqual([
      'w w w w w o o',
      'w o o o w o o',
      'w o o o w o o',
      'w o o o w o o',
      'w w w w w o o',
      'o o o o o o o',
      'o o o o o o o',
    ])
    await app.press('b')
    await app.press('f')
    await board.click(2, 2)
    expect((await text()).slice(1, 4)).toEqual(Array(3).fill('w b^ b^ b^ w o o'))
    await app.press('Control+z')
    expect(await app.settled()).toMatchObject({ undo: 'paint wall' })
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(blank)
  })
  await test.step('Shift keeps an ellipse round, and Escape gives a shape up', async () => {
    await app.press('w')
    await app.press('Shift+P')
    await app.window.keyboard.down('Shift')
    await board.drag([1, 1], [5, 3])
    await app.window.keyboard.up('Shift')
    expect(await text()).toEqual([
      'o o o o o o o',
      'o o w w w o o',
      'o w w w w w o',
      'o w w w w w o',
      'o w w w w w o',
      'o o w w w o o',
      'o o o o o o o',
    ])
    await app.press('Control+z')
    const [from, to] = [await board.pointOf(1, 1), await board.pointOf(3, 3)]
    await app.window.mouse.move(from.x, from.y)
    await app.window.mouse.down()
    await app.window.mouse.move(to.x, to.y)
    await app.press('Escape')
    await app.window.mouse.up()
    expect((await app.settled()).text).toBe(blank)
  })
  await test.step('by keys: a rectangle from Enter to Enter, and a river along the cursor', async () => {
    await app.press('p')
    await board.click(6, 6)
    await app.press('Control+z')
    for (const key of ['ArrowUp', 'ArrowUp', 'Enter', 'ArrowLeft', 'ArrowUp', 'Enter']) {
      await app.press(key)
    }
    expect((await text()).slice(3, 5)).toEqual(['o o o o o w w', 'o o o o o w w'])
    await app.press('v')
    for (const key of ['ArrowLeft', 'Enter', 'ArrowLeft', 'ArrowLeft', 'ArrowUp', 'Enter']) {
      await app.press(key)
    }
    const drawn = await app.settled()
    expect(map(drawn.text!).slice(2, 4)).toEqual(['o o e1 o o o o', 'o o r1^ r1< r1< w w'])
    expect(drawn.undo).toBe('draw river')
  })
  await test.step('with the eraser, and a line by Shift and free hand', async () => {
    // Another tool begins with a free hand.
    await app.press('e')
    await app.press('p')
    await board.drag([2, 0], [4, 6])
    expect(await text()).toEqual(map(blank))
    expect(await app.settled()).toMatchObject({ undo: 'erase' })
    await app.press('w')
    await app.window.keyboard.down('Shift')
    await board.drag([0, 0], [3, 6])
    await app.window.keyboard.up('Shift')
    expect((await text()).filter((row) => row.includes('w'))).toHaveLength(4)
  })
  expect(app.errors).toEqual([])
})

test('like cells are selected, grown, inverted, painted and replaced', async ({ open, folder }) => {
  const file = join(folder, 'walls.txt')
  const rows = ['w w o o o o o', 'w o o o b^ o o', 'o o o b> b> o o', 'o o o o o o w']
  await writeFile(
    file,
    [...rows, ...Array<string>(3).fill('o o o o o o o'), '1', '6 6 ', ''].join('\n'),
  )
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  const before = (await app.settled()).text!
  const text = async (): Promise<string[]> => map((await app.settled()).text!)
  await board.focus()

  await test.step('by a click in the mode of the selection tool, Shift adds', async () => {
    await app.window.getByRole('button', { name: 'Select all matching cells' }).click()
    await board.click(2, 3)
    expect((await app.snapshot()).selection).toEqual({ row: 1, col: 3, rows: 2, cols: 2 })
    await app.window.keyboard.down('Shift')
    await board.click(0, 0)
    await app.window.keyboard.up('Shift')
    expect((await app.snapshot()).selection).toEqual({ row: 0, col: 0, rows: 3, cols: 5 })
    await app.press('Escape')
    await board.click(0, 0)
    await app.press('Control+Shift+l')
    expect((await app.snapshot()).selection).toEqual({ row: 0, col: 0, rows: 4, cols: 7 })
  })
  await test.step('walls become bogs at once', async () => {
    await app.press('b')
    await app.press('Shift+Enter')
    expect((await text()).slice(0, 4)).toEqual([
      'b^ b^ o o o o o',
      'b^ o o o b^ o o',
      'o o o b> b> o o',
      'o o o o o o b^',
    ])
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(before)
  })
  await test.step('grown, and all but that', async () => {
    await board.focus()
    await app.press('s')
    await board.click(3, 6)
    await app.press('Alt+=')
    await app.press('Control+i')
    await app.press('Alt+-')
    await app.press('Control+i')
    await app.press('w')
    await app.press('Shift+Enter')
    expect((await text()).slice(1, 6).map((row) => row.split(' ').slice(4).join(' '))).toEqual([
      'b^ o w',
      'b> w w',
      'w w w',
      'o w w',
      'o o w',
    ])
    await app.press('Control+z')
  })
  await test.step('found and replaced on the whole board, then erased', async () => {
    await app.press('Control+f')
    const strip = app.window.getByRole('region', { name: 'Find and replace cells' })
    await strip.getByRole('checkbox', { name: 'On the whole board' }).check()
    const find = strip.getByRole('combobox', { name: 'Find', exact: true })
    await find.selectOption({ label: 'bog, impassable to the north (1)' })
    await expect(app.window.getByText('1 cell found')).toBeVisible()
    await find.selectOption({ label: 'bog (3)' })
    await expect(app.window.getByText('3 cells found')).toBeVisible()
    await strip.getByLabel('Replace with').selectOption({ label: 'Wall' })
    await strip.getByRole('button', { name: 'Replace all' }).click()
    await expect(strip.getByRole('status')).toHaveText('3 cells were replaced.')
    expect((await text()).slice(1, 3)).toEqual(['w o o o w o o', 'o o o w w o o'])
    await app.press('Escape')
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(before)
  })
  expect(app.errors).toEqual([])
})

test('a symmetry paints at the images as well, and the check leads to the cells that break it', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'blank.txt')
  await writeFile(file, blank)
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  const text = async (): Promise<string[]> => map((await app.settled()).text!)
  const symmetry = app.window.getByRole('button', { name: /^Symmetry/ })
  await app.settled()
  await board.focus()
  await app.press('w')
  await app.press('x')
  await expect(symmetry).toHaveAccessibleName('Symmetry: left to right')
  await board.drag([0, 0], [0, 2], [1, 2])
  await app.press('b')
  await app.press('r')
  await board.click(3, 0)
  await app.press('v')
  await board.drag([5, 0], [5, 1], [6, 1])
  expect(await text()).toEqual([
    'w w w o w w w',
    'o o w o w o o',
    'o o o o o o o',
    'b> o o o o o b<',
    'o o o o o o o',
    'r1> r1v o o o r2v r2<',
    'o e1 o o o e2 o',
  ])
  expect((await app.snapshot()).undo).toBe('draw river')
  await app.press('z')
  expect((await app.snapshot()).notice).toBe('The board is symmetric: left to right.')
  await app.press('Control+z')
  await expect.poll(async () => (await app.snapshot()).undo).not.toBe('draw river')

  await symmetry.click()
  await app.window.getByRole('menuitem', { name: 'Centre (half turn)' }).click()
  await board.focus()
  await app.press('z')
  expect(await app.snapshot()).toMatchObject({
    notice: '16 cells are not symmetric: centre (half turn).',
  })
  const first = (await app.snapshot()).cursorCell!
  await app.press('z')
  expect((await app.snapshot()).cursorCell).toBeGreaterThan(first)
  expect(app.errors).toEqual([])
})

test('a symmetry places rockets of other players and mirrored arrows of later turns, as one undo step each', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'rockets.txt')
  const start = '7 7\n2\n1\n1\n2 3\n5 4\n3 N\n3 5 N\n'
  await writeFile(file, start)
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  const text = async (): Promise<string | null> => (await app.settled()).text
  const notice = async (): Promise<string | null> => (await app.snapshot()).notice
  await app.settled()
  await board.focus()
  await app.press('x')

  await test.step('the rocket of the other player goes to the image', async () => {
    await app.press('k')
    await board.hover(1, 1)
    await expect(app.window.getByText('Move rocket of player 1 here')).toBeVisible()
    await board.click(1, 1)
    await expect.poll(text).toContain('\n1 1\n5 1\n')
    await app.press('Control+z')
    await expect.poll(text).toBe(start)
  })
  await test.step('an arrow is mirrored in the next turn', async () => {
    await board.layArrow(2, 2, 0.6, 0)
    await expect.poll(text).toBe('7 7\n2\n1\n2\n2 3\n5 4\n3 N\n2 2 E\n4 2 W\n')
  })
  await test.step('where a rocket stands at the image, the arrow is left out with the reason', async () => {
    await board.layArrow(3, 4, 0.6, 0)
    await expect.poll(notice).toContain('Not at every mirrored place: ')
  })
  expect(app.errors).toEqual([])
})
