import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { samplePath } from '../samples'

const statement = samplePath('janken')

/** Row and column of a cell by its name. */
function cell(name: string): readonly [row: number, col: number] {
  return ['ABCDEFGHI'.indexOf(name[0]!), Number(name[1]) - 1]
}

/** Lines of the text behind the nine rows of the n-th data set's terrain, from 0. */
function linesOfSet(text: string, page: number): string[] {
  const lines = text.trimEnd().split('\n').slice(1)
  for (let set = 0; ; set++) {
    const [first, second] = lines[9]!.split(' ').map(Number)
    const units = first! + second!
    const count = 11 + units + Number(lines[10 + units])
    if (set === page) return lines.slice(9, count)
    lines.splice(0, count)
  }
}

test('the official sample is on the start page and gives the official answer', async ({ open }) => {
  const app = new AppPage(await open())
  await app.window.getByText('Two moves on one board').click()
  const { answer, text, diagnostics, page, pageCount } = await app.settled()
  expect(answer).toBe(await readFile(samplePath('janken', 'statement/answer.txt'), 'utf8'))
  expect(text).toBe(await readFile(statement, 'utf8'))
  expect({ diagnostics, page, pageCount }).toEqual({ diagnostics: [], page: 0, pageCount: 1 })
  await expect(app.window.getByTestId('at-hand')).toContainText('Successful, 5 points left')
})

test('data sets are added, copied, reordered and deleted as pages', async ({ open }) => {
  const app = new AppPage(await open(statement))
  const before = (await app.settled()).text!
  const first = linesOfSet(before, 0)
  const pages = app.window.getByRole('tablist', { name: 'Pages' })
  await app.window.getByRole('button', { name: 'Add a page' }).click()
  const added = await app.settled()
  expect(added).toMatchObject({ page: 1, pageCount: 2, undo: 'add data set' })
  expect(linesOfSet(added.text!, 0)).toEqual(first)
  await pages.getByRole('tab', { name: 'Data set 1' }).click()
  await app.window.getByRole('button', { name: 'Copy the page' }).click()
  const copied = await app.settled()
  expect(copied).toMatchObject({ page: 1, pageCount: 3, undo: 'copy data set' })
  expect(linesOfSet(copied.text!, 1)).toEqual(first)
  expect(copied.answer).toContain('Game #3')
  await pages.getByRole('tab', { name: 'Data set 2' }).focus()
  await app.press('Alt+ArrowRight')
  const moved = await app.settled()
  expect(moved).toMatchObject({ page: 2, undo: 'reorder data sets' })
  expect(linesOfSet(moved.text!, 2)).toEqual(first)
  await expect(pages.getByRole('tab', { name: 'Data set 3' })).toBeFocused()
  await app.press('Delete')
  await app.press('Delete')
  expect(await app.settled()).toMatchObject({ page: 0, pageCount: 1, text: before })
  await app.press('Control+z')
  expect(await app.settled()).toMatchObject({ pageCount: 2, redo: 'delete data set' })
})

test('keys in quick succession find the tab of the page in front', async ({ open }) => {
  const app = new AppPage(await open(samplePath('janken', 'four-data-sets/level.txt')))
  await app.settled()
  const pages = app.window.getByRole('tablist', { name: 'Pages' })
  await pages.getByRole('tab', { name: 'Data set 4' }).click()
  await app.window.evaluate(async () => {
    for (let press = 0; press < 3; press++) {
      const key = new KeyboardEvent('keydown', { key: 'Delete', bubbles: true, cancelable: true })
      document.activeElement!.dispatchEvent(key)
      // The page shows what has become of it, before the next frame.
      await Promise.resolve()
    }
  })
  expect(await app.settled()).toMatchObject({ pageCount: 1, undo: 'delete data set' })
})

test('terrain is painted by a brush on the page on show alone', async ({ open }) => {
  const app = new AppPage(await open(samplePath('janken', 'four-data-sets/level.txt')))
  const board = new BoardPage(app.window)
  const before = (await app.settled()).text!.split('\n')
  await app.press('PageDown')
  await board.focus()
  await app.press('t')
  await app.window.getByRole('button', { name: 'H: hills' }).click()
  await board.drag(cell('I1'), cell('I5'))
  const { text, undo, page } = await app.settled()
  expect({ undo, page }).toEqual({ undo: 'paint terrain', page: 1 })
  const changed = text!.split('\n').flatMap((line, at) => (line === before[at] ? [] : [line]))
  expect(changed).toEqual(['    H H H H H'])
})

test('a unit is moved, placed and refused water by hand', async ({ open }) => {
  const app = new AppPage(await open(statement))
  const board = new BoardPage(app.window)
  const before = linesOfSet((await app.settled()).text!, 0)
  await board.focus()
  await app.press('u')
  await board.drag(cell('E5'), cell('F5'))
  const moved = await app.settled()
  expect(linesOfSet(moved.text!, 0)).toEqual(before.with(1, 'G F5'))
  expect(moved.answer).toContain('Move #1 (E5 -> E9): Unsuccessful')
  await app.window.getByRole('button', { name: 'mage of side 2' }).click()
  await board.click(...cell('I1'))
  expect(linesOfSet((await app.settled()).text!, 0)[0]).toBe('3 4')
  await board.click(...cell('A5'))
  const { text, notice } = await app.snapshot()
  expect(linesOfSet(text!, 0)[0]).toBe('3 4')
  expect(notice).toContain('water')
})

test('moves are made by a drag or two clicks, and each says how it ends', async ({ open }) => {
  const app = new AppPage(await open(statement))
  const board = new BoardPage(app.window)
  await app.settled()
  const moves = app.window.getByRole('listbox', { name: 'Moves' })
  // The tool goes behind the last move by itself.
  await board.focus()
  await app.press('m')
  await board.drag(cell('E9'), cell('E8'))
  await board.click(...cell('D5'))
  await board.hover(...cell('D6'))
  await expect(app.status()).toContainText('Successful, 9 points left')
  await board.click(...cell('D6'))
  const { text } = await app.settled()
  expect(linesOfSet(text!, 0).slice(-5)).toEqual(['4', 'E5 E9', 'D5 F8', 'E9 E8', 'D5 D6'])
  await expect(moves.getByRole('option').nth(3)).toContainText('9 left')
  await moves.focus()
  await app.press('ArrowUp')
  await app.press('Alt+ArrowUp')
  expect(linesOfSet((await app.settled()).text!, 0).slice(-2)).toEqual(['D5 D6', 'E9 E8'])
  await app.press('Delete')
  const end = app.window.getByLabel('End of move 3')
  await end.fill('e7')
  await end.press('Enter')
  expect(linesOfSet((await app.settled()).text!, 0).slice(-2)).toEqual(['D5 F8', 'E9 E7'])
})

test('a refused move is stepped through and says why', async ({ open }) => {
  const app = new AppPage(await open(statement))
  await app.settled()
  const atHand = app.window.getByTestId('at-hand')
  await app.press('F12')
  await app.press('F12')
  await app.press('F12')
  await expect(atHand).toContainText('Move 1, guardian of side 1, E5 to E9. Successful')
  expect(await app.snapshot()).toMatchObject({ turn: 0, phase: 'enter' })
  await app.press('End')
  await expect(atHand).toHaveText(
    'Move 2, mage of side 1, D5 to F8. Unsuccessful: the guardian of side 2 stands at F8 (J3).',
  )
  await app.showPane('Events')
  await expect(
    app.window.getByRole('button', {
      name: 'Move 2 (D5 -> F8) is unsuccessful: the guardian of side 2 stands at F8',
    }),
  ).toBeVisible()
})

test('stepping turns the pages, and the cursor goes round cells that are not there', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('janken', 'four-data-sets/level.txt')))
  await app.settled()
  await app.press('End')
  expect(await app.snapshot()).toMatchObject({ page: 3, isStepping: true })
  // What is seen stays in sight when stepping ends.
  await app.press('Escape')
  expect(await app.snapshot()).toMatchObject({ page: 3, isStepping: false })
  await app.press('Home')
  expect((await app.snapshot()).page).toBe(0)
  await app.press('F10')
  await app.window.getByRole('tab', { name: 'Data set 2' }).click()
  const board = new BoardPage(app.window)
  await board.focus()
  await app.press('ArrowRight')
  expect((await app.snapshot()).cursorCell).toBe(81 + 4)
  await app.press('ArrowLeft')
  expect((await app.snapshot()).cursorCell).toBe(81 + 4)
  await app.press('ArrowDown')
  await app.press('ArrowLeft')
  await app.press('ArrowUp')
  expect((await app.snapshot()).cursorCell).toBe(81 + 4)
})

test('a problem leads to its page and cell', async ({ open, folder }) => {
  const [, ...set] = (await readFile(statement, 'utf8')).trimEnd().split('\n')
  const wrong = set.map((line) => (line === 'M D5' ? 'M E5' : line))
  const file = join(folder, 'two.txt')
  await writeFile(file, ['2', ...set, ...wrong, ''].join('\n'))
  const app = new AppPage(await open(file))
  const problem = app.window.getByRole('button', { name: 'where unit 1 of side 1 is' })
  await problem.click()
  expect(await app.snapshot()).toMatchObject({ page: 1, cursorCell: 81 + 40 })
  await app.window.getByRole('tab', { name: 'Data set 1' }).click()
  expect((await app.snapshot()).page).toBe(0)
})
