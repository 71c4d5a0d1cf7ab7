import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type RunningApp } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { DebugPage } from '../pages/debug'
import { LinesPage } from '../pages/lines'
import { TransportPage } from '../pages/transport'
import { copyOfSample, samplePath } from '../samples'

const sample = samplePath('rockets')

/** A copy of the sample in which an arrow is laid, which is not saved. */
async function edited(start: (file: string) => Promise<RunningApp>, folder: string) {
  const { file, text: original } = await copyOfSample(folder)
  const first = new AppPage(await start(file))
  await first.settled()
  await new BoardPage(first.window).layArrow(3, 2, 0.4, 0)
  return { file, original, first }
}

/** The app that has come back, with that file as its only tab, as it was saved. */
async function backWithFile(running: RunningApp): Promise<AppPage> {
  const again = new AppPage(running)
  await expect
    .poll(async () => (await again.snapshot()).tabs)
    .toEqual([{ name: 'mine.rockets', isDirty: false }])
  return again
}

test('after a crash all tabs are back, with text, history and view @always', async ({
  launch,
  relaunch,
  folder,
}) => {
  const { file, original, first } = await edited(launch, folder)
  await first.press('F10')
  await first.press('F10')
  const before = await first.settled()
  await first.window.getByRole('button', { name: /^New/ }).first().click()
  await first.window
    .getByRole('dialog')
    .getByRole('button', { name: /Labyrinth/ })
    .first()
    .click()
  await expect.poll(async () => (await first.snapshot()).tabs.length).toBe(2)
  await first.kept()
  await first.shell.kill()

  const again = new AppPage(await relaunch())
  await expect.poll(async () => (await again.snapshot()).tabs.length).toBe(2)
  expect((await again.snapshot()).tabs).toEqual([
    { name: 'mine.rockets', isDirty: true },
    { name: expect.stringMatching(/^Untitled 1\./), isDirty: false },
  ])
  await expect(
    again.notice('2 levels were restored: mine.rockets (unsaved changes) and Untitled 1'),
  ).toBeVisible()
  await again.tab('mine.rockets').click()
  const { text, tool, turn, phase, isStepping } = await again.settled()
  expect({ text, tool, turn, phase, isStepping }).toEqual({
    text: before.text,
    tool: before.tool,
    turn: before.turn,
    phase: before.phase,
    isStepping: true,
  })
  expect(await readFile(file, 'utf8')).toBe(original)
  await again.press('Control+z')
  expect((await again.settled()).text).toBe(original)
  expect((await again.snapshot()).tabs[0]!.isDirty).toBe(false)
  await again.window.getByRole('button', { name: 'Close this message' }).click()
  await expect(again.window.getByTestId('notice-bar')).toBeHidden()
})

test('after a proper end the tabs are back without a word, and undo goes on', async ({
  launch,
  relaunch,
  folder,
}) => {
  const { original, first } = await edited(launch, folder)
  await first.press('Control+s')
  await expect(first.status()).toContainText('Saved')
  await first.shell.close()

  const again = await backWithFile(await relaunch())
  await expect(again.window.getByTestId('notice-bar')).toBeHidden()
  await again.press('Control+z')
  expect((await again.settled()).text).toBe(original)
  expect((await again.snapshot()).tabs[0]!.isDirty).toBe(true)
})

test('what the user did not want to save does not come back', async ({
  launch,
  relaunch,
  folder,
}) => {
  const { original, first } = await edited(launch, folder)
  await first.kept()
  await first.shell.answerMessageBox('Don’t save')
  await first.shell.close()

  const again = await backWithFile(await relaunch())
  expect((await again.settled()).text).toBe(original)
})

test('a level that was written just before the crash is not taken for unsaved', async ({
  open,
  reopen,
  folder,
}) => {
  const { file, first } = await edited(open, folder)
  const { text } = await first.settled()
  await first.kept()
  // As if the save had reached the disk, but not its entry in the journal.
  const again = await backWithFile(await reopen(() => writeFile(file, text!)))
  expect((await again.settled()).text).toBe(text)
})

test('a tab that was closed stays closed', async ({ open, reopen }) => {
  const first = new AppPage(await open(sample))
  await first.settled()
  await first.kept()
  await first.press('Control+w')
  await expect.poll(async () => (await first.snapshot()).tabs.length).toBe(0)
  await first.kept()
  const again = new AppPage(await reopen())
  await expect(again.window.getByText('The statement’s example').first()).toBeVisible()
  expect((await again.snapshot()).tabs).toEqual([])
})

for (const kind of ['saved', 'never saved'] as const) {
  test(`after a crash branches with their undo, breakpoints and what is followed are back, of a level ${kind}`, async ({
    open,
    reopen,
    folder,
  }) => {
    const file = join(folder, 'mine.rockets')
    await writeFile(file, await readFile(sample, 'utf8'))
    const first = new AppPage(await open(...(kind === 'saved' ? [file] : [])))
    if (kind === 'never saved') await first.openSample('The statement’s example')
    const main = await first.settled()
    const board = new BoardPage(first.window)
    await board.click(1, 1)
    await first.press('F9')
    await new TransportPage(first.window).goToTurn(3)
    await board.focus()
    await first.press('l')
    await first.settled()
    await first.press('a')
    await board.flick(2, 0, 0.4, 0)
    const before = await first.settled()
    expect(before.text).not.toBe(main.text)
    const debug = new DebugPage(first.window)
    await debug.open()
    await debug.hitsOf('Cell (1,1)')
    const [breakpoint] = await debug.rows().allInnerTexts()
    await debug.menuAt(2, 3)
    await debug.choose('What happened here')
    await debug.menuAt(1, 1)
    await debug.choose('What happened here')
    await debug.followed('Cell (3,2)').click()
    await new LinesPage(first.window).rename('Branch 1', 'Sooner')
    await first.kept()

    const again = new AppPage(await reopen())
    await expect.poll(async () => (await again.snapshot()).tabs.length).toBe(1)
    const after = await again.settled()
    const { text, turn, tabs, undo } = before
    expect(after).toMatchObject({ text, turn, tabs, undo })
    expect(
      after.lines.map(({ name, depth, isActive, text }) => [name, depth, isActive, text]),
    ).toEqual([
      ['Main line', 0, false, main.text],
      ['Sooner', 1, true, text],
    ])
    await expect(new LinesPage(again.window).row('Sooner')).toContainText('change arrow, turn 3')
    const back = new DebugPage(again.window)
    await expect.poll(() => back.rows().allInnerTexts()).toEqual([breakpoint])
    await expect(back.followed('Cell (3,2)')).toHaveAttribute('aria-pressed', 'true')
    await expect(back.followed('Cell (1,1)')).toHaveAttribute('aria-pressed', 'false')
    await again.press('Control+z')
    expect((await again.settled()).text).toBe(main.text)
    await again.press('Control+y')
    expect((await again.settled()).text).toBe(text)
  })
}

test('very many tabs come back, the one in front in sight, and leave the answer its room', async ({
  open,
  reopen,
  folder,
}) => {
  const text = await readFile(samplePath('rockets', 'floor-at-zero/level.txt'), 'utf8')
  const files = Array.from({ length: 16 }, (_, at) => join(folder, `level ${at}.txt`))
  for (const file of files) await writeFile(file, text)
  const first = new AppPage(await open(...files))
  const names = async (app: AppPage) => (await app.snapshot()).tabs.map(({ name }) => name)
  await expect.poll(async () => (await names(first)).length).toBe(16)
  const before = await names(first)
  await first.settled()
  await expect(first.tab('level 15.txt')).toBeInViewport()
  await first.kept()

  const again = new AppPage(await reopen())
  await expect.poll(() => names(again)).toEqual(before)
  expect((await again.settled()).text).toBe(text)
  await expect(again.tab('level 15.txt')).toBeInViewport()
  await expect(again.tab('level 15.txt')).toHaveAttribute('aria-selected', 'true')
  await expect(again.notice('level 7.txt and 8 more.')).toBeVisible()
  // A tab that was not checked yet is run when it is.
  await again.tab('level 13.txt').click()
  await expect(again.answer()).toHaveText('16 3 13')
  const isWhole = ({ scrollWidth, clientWidth }: Element): boolean => scrollWidth <= clientWidth
  expect(await again.answer().evaluate(isWhole)).toBe(true)
  expect((await again.settled()).tabs).toHaveLength(16)
})
