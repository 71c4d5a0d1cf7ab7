import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type RunningApp } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { ComparePage } from '../pages/compare'
import { LinesPage } from '../pages/lines'
import { TransportPage } from '../pages/transport'
import { samplePath } from '../samples'

const rockets = samplePath('rockets')
const labyrinth = samplePath('labyrinth')

/** A level that has been run, its board and its lines. */
async function opened(running: RunningApp) {
  const app = new AppPage(running)
  const main = await app.settled()
  return { app, main, board: new BoardPage(app.window), lines: new LinesPage(app.window) }
}

/** A branch at the step at hand, with an arrow that the main line does not have. */
async function branchWithArrow(
  { app, board }: Awaited<ReturnType<typeof opened>>,
  ...flick: Parameters<BoardPage['flick']>
) {
  await board.focus()
  await app.press('l')
  await app.press('a')
  await board.flick(...flick)
  return app.settled()
}

test('a later arrow is changed in a branch, and the level stays as it is', async ({
  open,
  folder,
}) => {
  const { app, main, board, lines } = await opened(await open(rockets))
  await new TransportPage(app.window).goToTurn(3)
  await lines.open()
  await board.focus()
  await app.press('l')
  const made = await app.settled()
  // At the same turn and phase, with the tools live.
  expect(made).toMatchObject({ turn: 2, phase: 'spawn', isStepping: false, text: main.text })
  await expect(lines.banner()).toContainText('Branch: Branch 1')
  await app.press('a')
  await board.flick(2, 0, 0.4, 0)
  const branch = await app.settled()
  expect(branch.text).not.toBe(main.text)
  expect(branch.tabs).toEqual([{ name: 'level.txt', isDirty: false }])
  expect(branch.lines.map(({ text, depth, isActive }) => [text, depth, isActive])).toEqual([
    [main.text, 0, false],
    [branch.text, 1, true],
  ])
  await expect(lines.row('Branch 1')).toContainText('change arrow, turn 3')

  await lines.show('Main line')
  expect(await app.settled()).toMatchObject({ text: main.text, answer: main.answer, undo: null })
  await lines.show('Branch 1')
  expect(await app.settled()).toMatchObject({ text: branch.text, undo: 'change arrow' })
  await app.press('Control+z')
  expect(await app.settled()).toMatchObject({ text: main.text, undo: null })
  await app.press('Control+z')
  expect((await app.snapshot()).lines[0]!.text).toBe(main.text)

  // A fresh run of the changed level is the same.
  const file = join(folder, 'fresh.rockets')
  await writeFile(file, branch.text!)
  const fresh = await new AppPage(await open(file)).settled()
  expect([branch.answer, branch.stepCount]).toEqual([fresh.answer, fresh.stepCount])
})

test('saving writes the main line, and promoting is one step of its undo', async ({
  open,
  folder,
}) => {
  const level = await opened(await open(rockets))
  const { app, main, lines } = level
  const file = join(folder, 'mine.rockets')
  const branch = await branchWithArrow(level, 3, 3, 0, -0.4)
  await app.shell.answerSaveDialog(file)
  await app.press('Control+Shift+s')
  await expect(app.status()).toContainText('Saved the main line as mine.rockets')
  expect(await readFile(file, 'utf8')).toBe(main.text)
  await lines.promote()
  expect(await app.settled()).toMatchObject({
    text: branch.text,
    undo: 'make Branch 1 the main line',
    tabs: [{ name: 'mine.rockets', isDirty: true }],
  })
  await expect(lines.banner()).toBeHidden()
  await app.press('Control+z')
  expect(await app.settled()).toMatchObject({
    text: main.text,
    tabs: [{ name: 'mine.rockets', isDirty: false }],
  })
})

test('branches are a tree: named, deleted with their own branches, brought back', async ({
  open,
}) => {
  const { app, board, lines } = await opened(await open(rockets))
  await lines.open()
  await board.focus()
  await app.press('l')
  await app.press('l')
  await app.press('Shift+l')
  await app.window.getByRole('button', { name: 'Branch from here' }).first().click()
  const shape = async () => (await app.snapshot()).lines.map(({ name, depth }) => [name, depth])
  await lines.beginRename('Branch 1', 'given up')
  await app.press('Escape')
  await expect(lines.row('Branch 1')).toBeVisible()
  await expect(app.window.getByTitle('Show Branch 1 on the board')).toBeFocused()
  await lines.rename('Branch 1', 'left first')
  await expect(app.window.getByTitle('Show left first on the board')).toBeFocused()
  expect((await app.snapshot()).lines.find(({ isActive }) => isActive)!.name).toBe('Branch 3')
  const all = [
    ['Main line', 0],
    ['left first', 1],
    ['Branch 2', 2],
    ['Branch 3', 1],
  ]
  expect(await shape()).toEqual(all)
  await lines.show('Branch 2')
  await lines.remove('left first')
  expect(await shape()).toEqual([
    ['Main line', 0],
    ['Branch 3', 1],
  ])
  expect((await app.snapshot()).lines[0]!.isActive).toBe(true)
  await lines.bringBack()
  expect((await shape()).sort()).toEqual(all.sort())
  await expect(app.status()).toContainText('Brought back left first, Branch 2.')
  await expect(app.window.getByTitle('Show left first on the board')).toBeFocused()
})

test('a long name without blanks wraps in the pane and is cut in the status bar', async ({
  open,
}) => {
  const { app, board, lines } = await opened(await open(rockets))
  await lines.open()
  await board.focus()
  await app.press('l')
  await lines.rename('Branch 1', 'withoutanyblank'.repeat(12))
  await app.window.getByRole('button', { name: /^Delete withoutanyblank/ }).click()
  const told = app.window.getByRole('paragraph').filter({ hasText: /^\s*Deleted without/ })
  const scrolled = await told.evaluate((element) => {
    const ancestors: Element[] = []
    for (let at: Element | null = element; at; at = at.parentElement) ancestors.push(at)
    return ancestors.filter((at) => at.scrollWidth > at.clientWidth + 1).map((at) => at.className)
  })
  expect(scrolled).toEqual([])
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth
  expect(await app.status().getByRole('status').evaluate(isCut)).toBe(true)
  expect(await app.status().getByText('0 warnings').evaluate(isCut)).toBe(false)
  expect(await app.status().getByText('Rocket').evaluate(isCut)).toBe(false)
})

test('a held key makes one branch', async ({ open }) => {
  const { app, board } = await opened(await open(rockets))
  await board.focus()
  for (let press = 0; press < 4; press++) await app.window.keyboard.down('l')
  await app.window.keyboard.up('l')
  expect((await app.snapshot()).lines.map(({ name }) => name)).toEqual(['Main line', 'Branch 1'])
})

test('a letter of a walk is changed in a branch, which is then compared with the main line', async ({
  open,
}) => {
  const { app, main, board, lines } = await opened(await open(labyrinth))
  const compare = new ComparePage(app)
  await app.slowClock()
  await new TransportPage(app.window).goToTurn(3)
  await board.focus()
  await app.press('l')
  const field = app.window.getByLabel('Moves of walk 1')
  await field.fill('SWSSS')
  await field.press('Enter')
  const branch = await app.settled()
  expect(branch.text!.split('\n')[8]).toBe('2 3 SWSSS')
  expect(branch.lines[0]!.text).toBe(main.text)
  await lines.open()
  await expect(lines.row('Main line')).toContainText('rrorr')
  await expect(lines.row('Branch 1')).toContainText(branch.answer!.trim().split('\n')[0]!)
  await lines.compare('Main line')
  const { firstDifference } = await compare.searched()
  await expect(compare.title('left')).toContainText('Branch 1')
  await expect(compare.title('right')).toContainText('Main line')
  // The third letter of the first walk is the first that was changed.
  await expect(compare.difference()).toContainText('in turn 3')
  await compare.goToFirstDifference()
  const { step, comparison } = await app.snapshot()
  expect([step, comparison!.step]).toEqual(Array(2).fill(firstDifference!.step + 1))
  expect(comparison!.differing.length).toBeGreaterThan(0)
  // Choosing the line on the right changes the sides over.
  await lines.show('Main line')
  await compare.searched()
  await expect(compare.title('left')).toContainText('Main line')
  await expect(compare.title('right')).toContainText('Branch 1')
  await lines.remove('Branch 1')
  await expect(compare.bar()).toBeHidden()
})

test('branches come back with their file, which does not hold them', async ({ open, folder }) => {
  const file = join(folder, 'kept.rockets')
  const text = await readFile(rockets, 'utf8')
  await writeFile(file, text)
  const level = await opened(await open(file))
  const { app, lines } = level
  await app.slowClock()
  const branch = await branchWithArrow(level, 3, 2, 0.4, 0)
  await lines.open()
  await lines.rename('Branch 1', 'to the right')
  await app.press('Control+w')
  await expect(app.window.getByText('The statement’s example').first()).toBeVisible()
  await app.shell.answerOpenDialog(file)
  await app.press('Control+o')
  const back = await app.settled()
  expect(back).toMatchObject({ text, undo: null })
  await expect
    .poll(async () => (await app.snapshot()).lines.map(({ name, answer }) => [name, answer]))
    .toEqual([
      ['Main line', back.answer],
      ['to the right', branch.answer],
    ])
  await lines.open()
  await expect(lines.row('to the right')).toContainText('change arrow')
  await lines.show('to the right')
  expect((await app.settled()).text).toBe(branch.text)
  expect(await readFile(file, 'utf8')).toBe(text)
})
