import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { samplePath } from '../samples'

const statement = samplePath('labyrinth')
const blank = [...Array<string>(7).fill('o o o o o o o'), '1', '6 6 ', ''].join('\n')

test('the statement’s example shows its map, its walks and its answer', async ({ open }) => {
  const app = new AppPage(await open(statement))
  await app.settled()
  await expect(app.answer()).toHaveText('rrorr yborrreb ooorrrrrr oreberrobo')
  const strip = app.window.getByTestId('strip')
  await expect(strip.locator('[data-kind]')).toHaveText([...'rrorryborrrebooorrrrrroreberrobo'])
  await expect(app.window.getByRole('option', { name: 'Bob' })).toContainText('yborrreb')
  // All of it selected and mirrored, the walks go along: the answer stays.
  const before = (await app.snapshot()).text!
  await new BoardPage(app.window).focus()
  await app.press('Control+a')
  await app.press('Control+h')
  const mirrored = await app.settled()
  const walks = (text: string) => text.trim().split('\n').slice(8)
  expect(mirrored.undo).toBe('mirror map')
  expect(walks(before)[0]).toBe('2 3 SWNSS')
  expect(walks(mirrored.text!)[0]).toBe('2 3 SENSS')
  await expect(app.answer()).toHaveText('rrorr yborrreb ooorrrrrr oreberrobo')
  await app.press('Control+r')
  expect((await app.settled()).text).not.toBe(mirrored.text)
  await expect(app.answer()).toHaveText('rrorr yborrreb ooorrrrrr oreberrobo')
  await app.press('Control+z')
  await app.press('Control+z')
  expect((await app.settled()).text).toBe(before)
})

test('a shift by the current is stepped to, and says why', async ({ open }) => {
  const app = new AppPage(await open(statement))
  await app.settled()
  const strip = app.window.getByTestId('strip')
  const words = app.window.getByTestId('words')
  // Item 12 is the sixth move of the second walk: from river 2 into river 5.
  await strip.locator('[data-item="12"]').click()
  await expect(words).toContainText('comes from river 2, so the current acts L3')
  await expect(words).toContainText(
    'The master says to walk 2: “river, drawn by the current to the next cell, which is river”',
  )
  // Playhead before the letter: the step into the river comes first, the current after it.
  await strip.locator('[data-item="11"]').click()
  await app.press('F12')
  expect(await app.snapshot()).toMatchObject({ phase: 'current', isStepping: true })
  await expect(words).toContainText('Walk 2 steps from (3,2) to (3,3)')
  await app.press('F12')
  await expect(words).toContainText('The current of river 5 draws walk 2 from (3,3) to (3,4)')
  await expect(strip.locator('.current')).toHaveAttribute('data-item', '12')
})

test('a river drawn by hand gets its arrows, estuary and number', async ({ open, folder }) => {
  const file = join(folder, 'blank.txt')
  await writeFile(file, blank)
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  await app.settled()
  await board.focus()
  await app.press('v')
  await board.drag([1, 1], [1, 4], [3, 4])
  const drawn = await app.settled()
  expect(drawn.text!.split('\n').slice(1, 4)).toEqual([
    'o r1> r1> r1> r1v o o',
    'o o o o r1v o o',
    'o o o o e1 o o',
  ])
  expect(drawn).toMatchObject({ undo: 'draw river', diagnostics: [{ code: 'walk-empty' }] })
  await board.drag([3, 4], [3, 2])
  expect((await app.settled()).text!.split('\n')[3]).toBe('o o e1 r1< r1< o o')
  await board.drag([1, 1], [2, 1], [2, 3], [1, 3])
  expect((await app.settled()).text!.split('\n').slice(1, 3)).toEqual([
    'o r1v o r1> r1v o o',
    'o r1> r1> r1^ r1v o o',
  ])
  // Another river is in the way: nothing changes, and the status line says so.
  await board.drag([0, 4], [2, 4])
  expect((await app.snapshot()).notice).toContain('River 1 is in the way')
  await app.press('Control+z')
  await app.press('Control+z')
  expect((await app.settled()).text).toBe(drawn.text)
})

test('a walk is recorded by clicks and arrow keys, each move played at once', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'river.txt')
  await writeFile(file, blank.replace('o o o o o o o', 'o r1> r1> e1 o o o'))
  const app = new AppPage(await open(file))
  const board = new BoardPage(app.window)
  await app.settled()
  await board.focus()
  await app.press('k')
  await board.click(0, 0)
  expect((await app.settled()).text!.split('\n')[8]).toBe('0 0')
  // Into the river and on by the current, then upstream, then against the border.
  await board.click(0, 1)
  await expect(app.answer()).toHaveText('r')
  await expect
    .poll(() => app.snapshot())
    .toMatchObject({ cursorCell: 2, stepCount: 3, step: 3, isPlaying: false })
  await board.focus()
  await app.press('ArrowLeft')
  await app.press('ArrowUp')
  const recorded = await app.settled()
  expect(recorded.text!.split('\n')[8]).toBe('0 0 EWN')
  await expect(app.answer()).toHaveText('rrr')
  expect(recorded).toMatchObject({ undo: 'add moves', isStepping: false })
  await app.press('Delete')
  expect((await app.settled()).text!.split('\n')[8]).toBe('0 0 EW')
  // A second walk: the setting past the last one, then its start.
  await app.press('r')
  await board.click(2, 2)
  await board.focus()
  await app.press('ArrowDown')
  expect((await app.settled()).text!.split('\n').slice(7)).toEqual(['2', '0 0 EW', '2 2 S', ''])
  await expect(app.answer()).toHaveText('rr o')
})

test('an obvious mend is offered beside the problem', async ({ open }) => {
  const app = new AppPage(await open(samplePath('labyrinth', 'cave-gap/level.txt')))
  await expect.poll(async () => (await app.snapshot()).diagnostics.length).toBeGreaterThan(0)
  await app.window.locator('[data-dock=there]').waitFor()
  await app.painted()
  const before = await app.snapshot()
  // The board does not move when the letters of the answer come.
  const board = new BoardPage(app.window)
  const place = await board.pointOf(6, 6)
  expect(before.diagnostics.map(({ code }) => code)).toContain('cave-gap')
  await app.window
    .getByRole('button', { name: /^Renumber chain/ })
    .first()
    .click()
  const after = await app.settled()
  expect(after.diagnostics.map(({ code }) => code)).not.toContain('cave-gap')
  expect(after).toMatchObject({ undo: 'number caves', isBroken: false })
  expect(await board.pointOf(6, 6)).toEqual(place)
  await app.press('Control+z')
  expect((await app.snapshot()).text).toBe(before.text)
})

test('caves are numbered by clicks, a bog is turned by a drag, a river is cut @always', async ({
  open,
}) => {
  const app = new AppPage(await open(statement))
  const board = new BoardPage(app.window)
  await app.settled()
  await board.focus()
  await app.press('c')
  await board.click(0, 3)
  // Cave 1 of chain 1 became its last one.
  expect((await app.settled()).text!.split('\n')[0]).toBe('y11 o b< y12 o y22 b<')
  await app.press('b')
  await board.flick(0, 2, 0, 0.4)
  expect((await app.settled()).text!.split('\n')[0]).toBe('y11 o bv y12 o y22 b<')
  await app.press('e')
  await board.click(3, 2)
  const cut = (await app.settled()).text!.split('\n')
  expect([cut[2], cut[3], cut[4]]).toEqual([
    'r2> r2> e2 o o w o',
    'w w o r5> r5v r5> e5',
    'y10 o o b^ r5v r5^ b^',
  ])
})
