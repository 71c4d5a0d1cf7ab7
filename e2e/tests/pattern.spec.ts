import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'

test('a pattern of cells is found, and replaced at one place or at all', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'map.txt')
  const rows = ['w b< o w b^', 'o w o o o', 'o w b> w o', 'w o o o w']
  const text = [...rows, '1', '1 2 ', ''].join('\n')
  await writeFile(file, text)
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  const map = async (): Promise<string[]> => (await app.settled()).text!.split('\n').slice(0, 4)
  await app.settled()
  await board.focus()
  const strip = app.window.getByRole('region', { name: 'Find and replace a pattern' })

  await test.step('a wall and a bog, whatever way it points', async () => {
    await board.drag([0, 0], [0, 1])
    await app.press('Control+Alt+f')
    await expect(strip).toContainText('Place 1 of 3: (0,0)')
    await strip.getByRole('button', { name: 'Previous place' }).click()
    await expect(strip).toContainText('Place 3 of 3: (2,1)')
    await strip.getByRole('button', { name: 'Select all' }).click()
    expect((await app.snapshot()).selection).toEqual({ row: 0, col: 0, rows: 3, cols: 5 })
  })
  await test.step('replaced by a copied part: one place, then all, each one step of undo', async () => {
    await board.drag([3, 3], [3, 4])
    await app.press('Control+c')
    await board.drag([0, 0], [0, 1])
    await app.press('Control+Alt+f')
    await expect(strip.getByLabel('Replace with')).toHaveValue('copied')
    await strip.getByRole('button', { name: 'Next place' }).click()
    expect((await app.snapshot()).selection).toEqual({ row: 0, col: 3, rows: 1, cols: 2 })
    await strip.getByRole('button', { name: 'Replace', exact: true }).click()
    await expect(strip).toContainText('1 place was replaced.')
    // The next one is selected.
    expect((await app.snapshot()).selection).toEqual({ row: 2, col: 1, rows: 1, cols: 2 })
    expect((await map())[0]).toBe('w b< o o w')
    await strip.getByRole('button', { name: 'Replace all' }).click()
    await expect(strip).toContainText('2 places were replaced.')
    await app.press('Escape')
    expect(await map()).toEqual(['o w o o w', 'o w o o o', 'o o w w o', 'w o o o w'])
    await app.press('Control+z')
    expect((await map())[0]).toBe('w b< o o w')
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(text)
  })
  await test.step('with anything at a cell, painted by a tool', async () => {
    await board.click(3, 2)
    await board.drag([2, 1], [2, 3])
    await app.press('Control+Alt+f')
    await strip.getByRole('group', { name: 'Pattern' }).getByRole('button').nth(1).click()
    await expect(strip).toContainText('Place 1 of 1')
    await strip.getByLabel('Replace with').selectOption('island')
    await strip.getByRole('button', { name: 'Replace all' }).click()
    await app.press('Escape')
    expect(await map()).toEqual([...rows.slice(0, 2), 'o o b> o o', rows[3]])
  })
  expect(app.errors).toEqual([])
})
