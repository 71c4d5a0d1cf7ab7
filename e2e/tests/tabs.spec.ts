import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { samplePath } from '../samples'

const sample = samplePath('rockets')

test('two tabs keep their own level, undo and playhead', async ({ open, folder }) => {
  const other = join(folder, 'a level with quite a long name that does not fit its tab.rockets')
  await writeFile(other, (await readFile(sample, 'utf8')).replace('2 0 W', '2 4 W'))
  const app = new AppPage(await open(sample, other))
  const board = new BoardPage(app.window)
  // The first may have run already while the second still opens.
  await expect.poll(async () => (await app.snapshot()).active).toMatch(/^a level with/)
  await app.settled()
  expect((await app.snapshot()).tabs.map((tab) => tab.name)).toEqual([
    'level.txt',
    'a level with quite a long name that does not fit its tab.rockets',
  ])
  await board.layArrow(3, 2, 0, 0.4)
  await app.press('F10')
  const second = await app.settled()
  expect(second.tabs.map((tab) => tab.isDirty)).toEqual([false, true])
  await app.tab('level.txt').click()
  expect(await app.settled()).toMatchObject({ undo: null, step: 0, answer: '8\n8\n' })
  await app.press('Control+PageDown')
  expect(await app.settled()).toMatchObject({
    undo: second.undo,
    turn: second.turn,
    text: second.text,
  })
})

test('after a click on a tab, keys go on as before it', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const { stepCount } = await app.settled()
  await app.tab('level.txt').click()
  await app.press('End')
  expect((await app.snapshot()).step).toBe(stepCount)
  await app.press('Home')
  expect((await app.snapshot()).step).toBe(0)
  await app.press('a')
  expect((await app.snapshot()).tool).toBe('arrow')
  await app.showPane('Debug')
  await app.press('l')
  expect((await app.snapshot()).lines).toHaveLength(2)
  await app.press('ArrowLeft')
  expect((await app.snapshot()).cursorCell).toBeNull()
})

test('a file that is open already is shown, not opened twice', async ({ open }) => {
  const app = new AppPage(await open(sample, sample))
  await app.settled()
  expect((await app.snapshot()).tabs).toHaveLength(1)
})

test('many tabs: the active one, its folder and the button for a new one stay in sight', async ({
  open,
  folder,
}) => {
  const text = await readFile(samplePath('labyrinth'), 'utf8')
  const files = Array.from({ length: 20 }, (_, at) => join(folder, `set ${at}`, 'level.in'))
  for (const file of files) {
    await mkdir(dirname(file))
    await writeFile(file, text)
  }
  const app = new AppPage(await open(...files))
  await app.shell.resize(1024, 700)
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(20)
  await app.settled()
  const isWhole = (name: string) =>
    app.window.getByRole('tab', { name, exact: true }).evaluate((tab) => {
      const { left, right } = tab.parentElement!.getBoundingClientRect()
      const strip = tab.closest('.strip')!.getBoundingClientRect()
      const label = tab.querySelector<HTMLElement>('.folder')!
      const isCut = label.scrollWidth > label.clientWidth
      return left >= strip.left - 1 && right <= strip.right + 1 && !isCut
    })
  await expect.poll(() => isWhole('level.in set 19')).toBe(true)
  await app.press('Control+Tab')
  await expect.poll(() => isWhole('level.in set 0')).toBe(true)
  await app.press('Control+Shift+Tab')
  await app.settled()
  await expect.poll(() => isWhole('level.in set 19')).toBe(true)
  const plus = await app.window
    .getByRole('button', { name: 'New level', exact: true })
    .boundingBox()
  expect(plus!.x + plus!.width).toBeLessThan(1024)
})

test('closed tabs come back as they were, and tabs move by keys, by dragging and by their menu', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'mine.rockets')
  await copyFile(sample, file)
  const app = new AppPage(await open(sample, file))
  const board = new BoardPage(app.window)
  const names = async () => (await app.snapshot()).tabs.map(({ name }) => name)
  await app.settled()
  await app.press('Control+n')
  await app.window
    .getByRole('dialog')
    .getByRole('button', { name: /Rockets/ })
    .click()
  await expect.poll(names).toHaveLength(3)
  await app.settled()
  await board.layArrow(3, 2, 0, 0.4)
  const { text, undo } = await app.settled()
  const [, , never] = await names()
  await app.shell.answerMessageBox('Don’t save')
  await app.press('Control+w')
  await expect.poll(names).toEqual(['level.txt', 'mine.rockets'])
  // A clean file follows what has become of it on disk meanwhile.
  await app.press('Control+w')
  await writeFile(file, (await readFile(sample, 'utf8')).replace('2 0 W', '2 4 W'))
  await expect.poll(names).toEqual(['level.txt'])
  await app.press('Control+Shift+t')
  await expect.poll(names).toEqual(['level.txt', 'mine.rockets'])
  expect((await app.settled()).text).toContain('2 4 W')
  await app.press('Control+Shift+t')
  await expect.poll(names).toEqual(['level.txt', 'mine.rockets', never])
  expect(await app.settled()).toMatchObject({ active: never, text, undo })
  await app.press('Control+Shift+PageUp')
  expect(await names()).toEqual(['level.txt', never, 'mine.rockets'])
  const from = await app.tab(never!).boundingBox()
  const to = await app.tab('level.txt').boundingBox()
  await app.window.mouse.move(from!.x + 20, from!.y + 10)
  await app.window.mouse.down()
  await app.window.mouse.move(to!.x + 10, to!.y + 10, { steps: 5 })
  await app.window.mouse.up()
  expect(await names()).toEqual([never, 'level.txt', 'mine.rockets'])
  await app.tab('level.txt').click({ button: 'right' })
  await app.window.getByRole('menuitem', { name: 'Copy path' }).click()
  await expect.poll(() => app.shell.clipboardText()).toBe(sample)
  await app.window.getByRole('button', { name: 'All open levels' }).click()
  await app.window.getByRole('menuitem', { name: 'mine.rockets' }).click()
  expect((await app.snapshot()).active).toBe('mine.rockets')
  await app.tab('level.txt').focus()
  await app.press('Shift+F10')
  await app.window.getByRole('menuitem', { name: 'Close to the right' }).click()
  await expect.poll(names).toEqual([never, 'level.txt'])
})

test('the start page is there at any time and takes nothing away', async ({ open }) => {
  const app = new AppPage(await open(sample))
  await app.settled()
  await app.press('Alt+Home')
  await expect(app.window.getByTestId('start-page')).toBeVisible()
  expect(await app.snapshot()).toMatchObject({ active: null, tabs: [{ name: 'level.txt' }] })
  await app.press('Control+Tab')
  expect(await app.settled()).toMatchObject({ active: 'level.txt', answer: '8\n8\n' })
  await app.window.getByRole('button', { name: 'Start page' }).click()
  await app.tab('level.txt').click()
  await expect(app.window.getByTestId('start-page')).toBeHidden()
  await app.press('Alt+Home')
  await app.window.getByRole('button', { name: 'For all keys, press ?' }).click()
  await expect(app.window.getByRole('dialog', { name: 'Keyboard and mouse' })).toBeVisible()
})

test('hidden panes leave a button that brings them back', async ({ open }) => {
  const app = new AppPage(await open(sample))
  await app.settled()
  const pane = app.window.getByRole('tab', { name: 'Rules' })
  await app.press('Control+b')
  await expect(pane).toBeHidden()
  await app.window.getByRole('button', { name: 'Show the panes' }).click()
  await expect(pane).toBeVisible()
})

test('a level made by chance without one open, then a new level, each in a tab of its own', async ({
  open,
}) => {
  const app = new AppPage(await open())
  await app.press('Control+g')
  const dialog = app.window.getByRole('dialog')
  await dialog.getByLabel('Game').selectOption('River Labyrinth')
  await dialog.getByRole('button', { name: 'Generate' }).click()
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(1)
  const { diagnostics, answer } = await app.settled()
  expect(diagnostics).toEqual([])
  expect(answer).toMatch(/^[a-z ]+/)
  await app.press('Control+n')
  await dialog.getByRole('button', { name: /Rockets/ }).click()
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(2)
  await app.press('Control+g')
  await expect(dialog.getByLabel('Game')).toHaveValue('rockets')
})
