import { writeFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { samplePath } from '../samples'

const sample = samplePath('rockets')

test('typing changes the board and the answer', async ({ open }) => {
  const app = new AppPage(await open(sample))
  await app.settled()
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+Home')
  for (let line = 0; line < 4; line++) await app.press('ArrowDown')
  await app.press('End')
  // In one piece: what is typed slowly is undone in parts.
  await app.press('Shift+ArrowLeft')
  await app.window.keyboard.insertText('3')
  const after = await app.settled()
  expect(after.text!.split('\n')[4]).toBe('1 3')
  expect(after.answer).not.toBe('8\n8\n')
  await app.press('Control+z')
  expect((await app.settled()).text).toBe(await readFile(sample, 'utf8'))
})

test('the words of a map can be shown in columns, and the text stays as it is', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'map.txt')
  const text = ['y10 o b<', 'o b< y11', '1', '0 1 E', ''].join('\n')
  await writeFile(file, text)
  const app = new AppPage(await open(file))
  await app.settled()
  await app.showPane('Text')
  /** How wide a line is seen. */
  const width = (line: number): Promise<number> =>
    app.window
      .locator('.cm-line')
      .nth(line)
      .evaluate((element) => {
        const range = document.createRange()
        range.selectNodeContents(element)
        return Math.round(range.getBoundingClientRect().width)
      })
  await app.text().click()
  expect(await width(0)).toBe(await width(1))
  await app.press('Alt+Shift+z')
  // One row ends in a word of two letters, the other in one of three.
  await expect.poll(() => width(1)).toBeGreaterThan(await width(0))
  expect((await app.settled()).text).toBe(text)
})

test('a broken text keeps the last good board and says so', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const board = new BoardPage(app.window)
  await app.settled()
  const place = await board.pointOf(1, 1)
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+Home')
  await app.window.keyboard.type('x')
  // Said once, and no row of the board is covered or moved by it.
  await expect(app.window.getByText('The board shows the last valid level.')).toHaveCount(1)
  expect(await app.snapshot()).toMatchObject({ isBroken: true, answer: null })
  await expect(app.answer()).toHaveText('–')
  expect(await board.pointOf(1, 1)).toEqual(place)
  // The text fills its pane: a click below it begins to type at its end.
  const scroller = app.window.locator('.cm-scroller')
  const { x, y, height } = (await scroller.boundingBox())!
  expect((await app.window.locator('.cm-gutters').boundingBox())!.height).toBeGreaterThan(
    height - 4,
  )
  await board.focus()
  await app.window.mouse.click(x + 150, y + height - 12)
  await expect(app.text()).toBeFocused()
  // At once: what is typed slowly is undone in parts.
  await app.window.keyboard.insertText('9'.repeat(100))
  const isScrolled = () => scroller.evaluate((one) => one.scrollWidth > one.clientWidth)
  expect(await isScrolled()).toBe(false)
  await app.press('Alt+z')
  await expect.poll(isScrolled).toBe(true)
  await app.press('Control+z')
  // The board refuses to paint over it.
  await board.layArrow(3, 2, 0, 0.4)
  expect((await app.snapshot()).text!.startsWith('x5 5')).toBe(true)
  await app.press('Control+z')
  expect(await app.settled()).toMatchObject({ isBroken: false, answer: '8\n8\n' })
})

test('a broken file opens, names line and column, and can be mended', async ({ open, folder }) => {
  const file = join(folder, 'broken.rockets')
  await writeFile(file, '5 5\n2\n2\n1\n1 2\n3 2\n2 E\n2 Q\n2 0 W\n')
  const app = new AppPage(await open(file))
  await expect.poll(async () => (await app.snapshot()).isBroken).toBe(true)
  expect((await app.snapshot()).diagnostics).toHaveLength(1)
  const problem = app.window
    .getByRole('listitem')
    .filter({ hasText: '8:3' })
    .getByRole('button')
    .first()
  await expect(problem).toBeVisible()
  await problem.click()
  await app.press('Tab')
  await app.text().click()
  await app.window.getByText('2 Q').dblclick()
  await app.press('Control+a')
  await app.window.keyboard.insertText('5 5\n2\n2\n1\n1 2\n3 2\n2 E\n2 W\n2 0 W\n')
  expect(await app.settled()).toMatchObject({ isBroken: false, diagnostics: [] })
})

test('an error of the rules marks the cell, and its rule can be read', async ({ open }) => {
  const app = new AppPage(await open(sample))
  await app.settled()
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+End')
  await app.press('ArrowUp')
  await app.press('Home')
  await app.press('Shift+End')
  await app.window.keyboard.type('1 2 E')
  await expect.poll(async () => (await app.snapshot()).diagnostics.length).toBe(1)
  expect((await app.snapshot()).answer).toBeNull()
  await app.window.getByRole('button', { name: 'R6', exact: true }).click()
  await expect(app.window.getByRole('tab', { name: 'Rules' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('files that are no text are refused with a sentence', async ({ open, folder }) => {
  const file = join(folder, 'picture.rockets')
  await writeFile(file, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 255, 254]))
  const app = new AppPage(await open(file))
  await expect(app.window.getByText('picture.rockets').first()).toBeVisible()
  expect((await app.snapshot()).tabs).toEqual([])
})

test('the caret and the chosen square follow each other', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const board = new BoardPage(app.window)
  await app.settled()
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+Home')
  for (let line = 0; line < 5; line++) await app.press('ArrowDown')
  // Line 6 is the second rocket, at (3,2).
  expect((await app.snapshot()).cursorCell).toBe(2 * 5 + 3)
  await board.click(2, 1)
  // Line 5 is the first rocket, at (1,2).
  const caretLine = () =>
    app.window.evaluate(() => {
      const active = document.querySelector('.cm-activeLine')
      return [...document.querySelectorAll('.cm-line')].indexOf(active!) + 1
    })
  await expect.poll(caretLine).toBe(5)
})
