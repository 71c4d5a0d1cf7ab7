import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { DebugPage } from '../pages/debug'
import { slotsOf } from '../pages/probe'
import { samplePath } from '../samples'

const mice = samplePath('rockets')
const robots = samplePath('progers')

/** Positions after the steps whose events a recorded trace words so, each once. */
async function positionsOf(game: string, words: RegExp): Promise<number[]> {
  const lines = (await readFile(samplePath(game, 'statement/trace.txt'), 'utf8')).split('\n')
  const found = lines.filter((line) => words.test(line)).map((line) => parseInt(line, 10))
  return [...new Set(found)]
}

/** To the start or the end of the run, wherever the focus is. */
async function goTo(app: AppPage, key: 'Home' | 'End'): Promise<void> {
  await new BoardPage(app.window).focus()
  await app.press(key)
}

/** Where a key leads again and again, until it leads nowhere any more. */
async function stopsBy(app: AppPage, key: string): Promise<number[]> {
  const stops: number[] = []
  for (;;) {
    const before = await app.snapshot()
    await app.press(key)
    await expect
      .poll(async () => (await app.snapshot()).notice)
      .toMatch(/^(Stopped|No more hits|No hits)/)
    const { step } = await app.snapshot()
    if (step === before.step) return stops
    stops.push(step)
  }
}

test('a kind of event chosen in the log stops at each of its steps, on and back', async ({
  open,
}) => {
  const app = new AppPage(await open(mice))
  const debug = new DebugPage(app.window)
  await app.settled()
  await app.showPane('Events')
  await app.window.getByText('enters the rocket of player 1: 0 to 1').click({ button: 'right' })
  await debug.choose('Break on Mouse scored')
  await debug.open()
  const expected = await positionsOf('rockets', /enters the rocket/)
  expect(await debug.hitsOf('Mouse scored')).toBe(expected.length)
  expect(await stopsBy(app, 'F8')).toEqual(expected)
  await expect(app.status()).toContainText('No more hits after this step.')
  await goTo(app, 'End')
  expect(await stopsBy(app, 'Shift+F8')).toEqual([...expected].reverse())
  await expect(debug.row('Mouse scored')).toHaveAttribute('aria-current', 'step')
  await app.window.getByRole('button', { name: 'Next breakpoint' }).click()
  await expect(app.status()).toContainText('Stopped: Mouse scored')
  expect((await app.snapshot()).step).toBe(expected[1])
  // A click on the breakpoint goes on, and from its last hit round to the first.
  await goTo(app, 'End')
  await debug.row('Mouse scored').getByRole('button', { name: 'Mouse scored' }).click()
  await expect.poll(async () => (await app.snapshot()).step).toBe(expected[0])
})

test('a cell and an animal are watched from the board, and the right button draws nothing', async ({
  open,
}) => {
  const app = new AppPage(await open(mice))
  const board = new BoardPage(app.window)
  const debug = new DebugPage(app.window)
  const { text } = await app.settled()
  await debug.open()
  await board.focus()
  await app.press('a')
  await debug.menuAt(1, 3)
  await debug.choose('Break on this cell')
  expect((await app.snapshot()).text).toBe(text)
  await expect(debug.rows()).toHaveCount(1)
  const stops = await stopsBy(app, 'F8')
  expect(stops).toHaveLength(await debug.hitsOf('Cell (3,1)'))
  await app.press('F9')
  await expect(debug.rows()).toHaveCount(0)
  // The first two animals stand on the grid after two phases.
  await goTo(app, 'Home')
  await app.press('F12')
  await app.press('F12')
  await debug.menuAt(2, 4)
  await debug.choose('Break on Mouse 1 of door 1')
  expect(await debug.hitsOf('Mouse 1 of door 1')).toBe(4)
  await goTo(app, 'Home')
  expect(await stopsBy(app, 'F8')).toEqual([1, 2, 9, 10])
  // The menu key opens the menu at the cursor, and so does Shift+F10, which systems have for it.
  for (const key of ['ContextMenu', 'Shift+F10']) {
    await board.focus()
    await app.press(key)
    await expect(debug.menu()).toBeVisible()
    await app.press('Escape')
    await expect(debug.menu()).toHaveCount(0)
  }
  expect((await app.snapshot()).step).toBe(10)
  await app.press('Control+Shift+F10')
  expect((await app.snapshot()).step).toBeLessThan(10)
})

test('a score and a rule stop a match, alone and together', async ({ open }) => {
  const app = new AppPage(await open(robots))
  const debug = new DebugPage(app.window)
  await app.settled()
  await debug.open()
  const figure = await debug.add('On a score or value…')
  await figure.getByLabel('Score or value').selectOption({ index: 1 })
  await figure.getByLabel('Condition', { exact: true }).selectOption('rises to at least')
  await figure.getByRole('spinbutton', { name: 'Value' }).fill('8')
  await figure.getByRole('button', { name: 'Add', exact: true }).click()
  expect(await debug.hitsOf('rises to at least 8')).toBe(1)
  await app.press('F8')
  await expect
    .poll(async () => (await app.snapshot()).notice)
    .toMatch(/^Stopped: .*rises to at least 8$/)
  const after = slotsOf(await app.runState(), 'scores')[0]
  const scored = (await app.snapshot()).step
  await app.press('Shift+F12')
  const before = slotsOf(await app.runState(), 'scores')[0]
  expect([before! < 8, after! >= 8]).toEqual([true, true])

  const rule = await debug.add('On a rule…')
  await rule.getByLabel('Rule').selectOption({ value: 'T7' })
  await rule.getByRole('button', { name: 'Add', exact: true }).click()
  const taken = await positionsOf('progers', /\[T7\]$/)
  expect(await debug.hitsOf('Rule T7')).toBe(taken.length)
  await goTo(app, 'Home')
  const both = [...new Set([...taken, scored])].sort((a, b) => a - b)
  expect(await stopsBy(app, 'F8')).toEqual(both)
  await debug.checkbox('Rule T7').uncheck()
  await goTo(app, 'Home')
  expect(await stopsBy(app, 'F8')).toEqual([scored])
  await app.window.getByRole('button', { name: 'Remove all breakpoints' }).click()
  await expect(debug.rows()).toHaveCount(0)
  await app.press('F8')
  await expect(app.status()).toContainText('There are no breakpoints.')
  await debug.section('Breakpoints').getByRole('button', { name: 'Bring back' }).click()
  await expect(debug.rows()).toHaveCount(2)
  await expect(debug.checkbox('Rule T7')).not.toBeChecked()
})

test('a breakpoint asks for more than one thing, counts from a hit on, or only notes', async ({
  open,
}) => {
  const app = new AppPage(await open(mice))
  const debug = new DebugPage(app.window)
  await app.settled()
  await debug.open()
  const scored = await positionsOf('rockets', /enters the rocket of player 1/)
  const form = await debug.add('Event type…')
  await form.getByLabel('Kind of event').selectOption('mouse-scored')
  await form.getByRole('button', { name: 'Add a condition' }).click()
  await debug.choose('and a cell')
  // Rows and columns are named as at the edge of the board.
  await form.getByLabel('row').selectOption('2')
  await form.getByLabel('column').selectOption('1')
  await expect(form).toContainText('Cell (1,2)')
  await form.getByRole('button', { name: 'Add a condition' }).click()
  await debug.choose('while a score or a value…')
  await form.getByLabel('Score or value').selectOption('Player 1')
  await form.getByRole('spinbutton', { name: 'Value' }).fill('2')
  await form.getByRole('spinbutton', { name: 'Start counting at this hit' }).fill('2')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  const title = 'Mouse scored and Cell (1,2), while Player 1 is at least 2; from hit 2 on'
  // The first mouse makes it 1, the second 2, and the hit of that one is the first.
  expect(await debug.hitsOf(title)).toBe(scored.length - 2)
  await app.press('F8')
  await expect(app.status()).toContainText(`Stopped: ${title}`)
  expect((await app.snapshot()).step).toBe(scored[2])
  await app.window.getByRole('button', { name: 'Remove all breakpoints' }).click()

  const note = await debug.add('Event type…')
  await note.getByLabel('Kind of event').selectOption('mouse-scored')
  await note.getByLabel('log only').check()
  await note.getByRole('button', { name: 'Add', exact: true }).click()
  await goTo(app, 'Home')
  await app.press('F8')
  await expect(app.status()).toContainText('log-only')
  const notes = app.window.getByRole('list', { name: 'Notes' }).getByRole('listitem')
  await notes.first().click()
  expect((await app.snapshot()).step).toBeGreaterThan(0)
  await expect(notes.first()).toHaveAttribute('aria-current', 'step')
})

test('breakpoints come back with their file, which does not hold them', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'mine.rockets')
  await writeFile(file, await readFile(mice))
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  const debug = new DebugPage(app.window)
  await app.settled()
  await board.click(2, 3)
  await app.press('F9')
  await debug.open()
  const event = await debug.add('Event type…')
  await event.getByLabel('Kind of event').selectOption('arrow-placed')
  await event.getByRole('button', { name: 'Add', exact: true }).click()
  await debug.checkbox('Arrow placed').uncheck()
  expect((await app.snapshot()).tabs[0]!.isDirty).toBe(false)

  const reopen = async (path: string): Promise<void> => {
    await app.press('Control+w')
    await expect(app.window.getByText('The statement’s example').first()).toBeVisible()
    await app.shell.answerOpenDialog(path)
    await app.press('Control+o')
    await app.settled()
    await debug.open()
  }
  const expectBoth = async (): Promise<void> => {
    await expect(debug.rows()).toHaveCount(2)
    await expect(debug.checkbox('Cell (3,2)')).toBeChecked()
    await expect(debug.checkbox('Arrow placed')).not.toBeChecked()
  }
  await reopen(file)
  await expectBoth()
  expect(await readFile(file, 'utf8')).toBe(await readFile(mice, 'utf8'))
  expect(await debug.hitsOf('Arrow placed')).toBe(
    (await positionsOf('rockets', /places an arrow/)).length,
  )
  const copy = join(folder, 'copy.rockets')
  await app.shell.answerSaveDialog(copy)
  await app.press('Control+Shift+s')
  await expect(app.tab('copy.rockets')).toBeVisible()
  await debug.row('Cell (3,2)').getByRole('button', { name: 'Delete this breakpoint' }).click()
  await reopen(copy)
  await expect(debug.rows()).toHaveText([/Arrow placed/])
  await reopen(file)
  await expectBoth()
})

test('what is set on a level that was never saved is kept with its first file', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open())
  const debug = new DebugPage(app.window)
  await app.openSample('The statement’s example')
  await debug.menuAt(2, 2)
  await debug.choose('Break on this cell')
  const file = join(folder, 'first.rockets')
  await app.shell.answerSaveDialog(file)
  await app.press('Control+s')
  await expect(app.tab('first.rockets')).toBeVisible()
  await app.press('Control+w')
  await app.shell.answerOpenDialog(file)
  await app.press('Control+o')
  await app.settled()
  await debug.open()
  await expect(debug.rows()).toHaveText([/Cell \(2,2\)/])
})

test('who is on the board is chosen by name', async ({ open }) => {
  const app = new AppPage(await open(samplePath('ghosts')))
  const debug = new DebugPage(app.window)
  await app.settled()
  await app.press('F10')
  await debug.open()
  const form = await debug.add('Object…')
  const number = form.getByRole('spinbutton', { name: 'number' })
  await number.fill('9999')
  await number.press('Tab')
  await expect(form).toContainText('The run has nothing with this number.')
  await expect(form.getByRole('button', { name: 'Add', exact: true })).toBeDisabled()
  await form.getByLabel('Object on the board').selectOption('Hunter 3 of White')
  await form.getByRole('button', { name: 'Add', exact: true }).click()
  expect(await debug.hitsOf('Hunter 3 of White')).toBeGreaterThan(0)
})
