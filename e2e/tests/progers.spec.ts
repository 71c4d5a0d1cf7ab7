import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { progers } from '../../src-main/core/games/testing'
import { blankLevel, type Level } from '../../src-main/core/games/progers/model'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { slotsOf } from '../pages/probe'
import { samplePath } from '../samples'

const sample = samplePath('progers')

/** Hands SSLRMJB and SRLBJMS; the robots stand at 00 and 09 facing north, and a wall is above 10. */
const small: Level = {
  ...blankLevel(),
  walls: [{ spot: 10, side: 'N' }],
  samples: [
    { spot: 19, type: 1 },
    { spot: 55, type: 2 },
  ],
  bank: `SSLRMJBSRLBJMS${'SLRSJM'.repeat(6)}`,
}

class ProgersPage extends AppPage {
  /** Row and column of both robots as the text numbers cells: "22 05". */
  async robots(): Promise<string> {
    const [first, , second] = slotsOf(await this.runState(), 'robots')
    return [first!, second!].map((spot) => String(spot).padStart(2, '0')).join(' ')
  }

  async lay(program: string): Promise<void> {
    await this.program().fill(program)
  }

  program() {
    return this.window.getByRole('textbox', { name: 'Program' })
  }

  steps() {
    return this.window.getByTestId('program-steps').getByRole('listitem')
  }

  moves(): Promise<readonly string[]> {
    // Behind hills, walls, samples and bank, each a line that may be empty.
    return this.snapshot().then(({ text }) => (text ?? '').split('\n').slice(4, -1))
  }
}

test('the statement’s transcript replays to 8 4, each move ending where its comment says', async ({
  open,
}) => {
  const app = new ProgersPage(await open(sample))
  await app.settled()
  await expect(app.answer()).toHaveText('8 4')
  const stands: string[] = []
  for (let move = 1; move <= 9; move++) {
    await app.press('F10')
    stands.push(await app.robots())
  }
  expect(stands).toEqual([
    '32 09',
    '32 05',
    '21 05',
    '21 35',
    '00 35',
    '00 29',
    '70 29',
    '70 02',
    '91 02',
  ])
  expect(slotsOf(await app.runState(), 'scores')).toEqual([8, 4])
})

test('a match is made by hand for three turns, by cards and by letters', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'small.progers')
  await writeFile(file, progers.format.print(small))
  const app = new ProgersPage(await open(file))
  await app.settled()
  const hand = app.window.getByRole('group', { name: 'Hand of player 0' })
  await hand.getByRole('button', { name: 'S' }).first().click()
  await hand.getByRole('button', { name: 'S' }).nth(1).click()
  await expect(app.program()).toHaveValue('SS')
  // The wall above 10 is in the way of the second step, and the pane says so before it is played.
  await expect(app.steps().nth(1)).toContainText('skipped: a wall is ahead (T2)')
  await app.window.getByRole('button', { name: 'Play this program' }).click()
  await expect(app.status()).toContainText('in the branch Match 1; the level stays as it is')
  await app.settled()
  expect(await app.robots()).toBe('10 09')

  await app.lay('SSS')
  await expect(app.window.getByRole('alert')).toContainText('P8')
  await expect(app.window.getByRole('button', { name: 'Play this program' })).toBeDisabled()
  await app.lay('SL')
  await app.press('Enter')
  await app.settled()
  await app.lay('J')
  await app.press('Enter')
  await app.settled()
  expect(await app.moves()).toEqual(['SS', 'SL', 'J'])
  expect(await app.robots()).toBe('20 19')
  expect(slotsOf(await app.runState(), 'cargo')).toEqual([0, 1])
  expect((await app.snapshot()).undo).toBe('make move')

  // The moves are in a branch: neither the level nor its file gets them, however it is saved.
  const config = progers.format.print(small)
  await app.press('Control+s')
  await expect.poll(async () => (await app.snapshot()).notice).toMatch(/^Saved/)
  expect(await readFile(file, 'utf8')).toBe(config)
  const match = (await app.snapshot()).text!
  const copy = join(folder, 'small match.progers')
  await app.shell.answerSaveDialog(copy)
  await app.choose('save-match-as')
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(2)
  expect(await readFile(copy, 'utf8')).toBe(match)
  await app.press('Control+PageUp')

  // Made the level, it asks before it replaces the file; saving only the level is still possible.
  await app.window.getByTestId('line-banner').getByRole('button').first().click()
  expect(await app.moves()).toEqual(['SS', 'SL', 'J'])
  await app.shell.answerMessageBox('Cancel')
  await app.press('Control+s')
  expect(await readFile(file, 'utf8')).toBe(config)
  await app.shell.answerMessageBox('Save level only')
  await app.press('Control+s')
  await expect.poll(async () => (await app.snapshot()).tabs[0]!.isDirty).toBe(false)
  expect(await readFile(file, 'utf8')).toBe(config)
  expect(await app.moves()).toEqual(['SS', 'SL', 'J'])
  await app.press('Shift+L')
  expect((await app.settled()).text).toBe(config)
  expect((await app.snapshot()).undo).toBe('remove match')
  await app.press('Control+z')
  await app.shell.answerMessageBox('Save match')
  await app.press('Control+s')
  await expect.poll(() => readFile(file, 'utf8')).toBe(match)
})

test('another way is tried from a move in the middle', async ({ open, folder }) => {
  const file = join(folder, 'small.progers')
  await writeFile(file, progers.format.print({ ...small, moves: ['S', 'S', 'R'] }))
  const app = new ProgersPage(await open(file))
  await app.settled()
  await app.window.getByRole('listbox', { name: 'Moves' }).getByText('S').nth(1).click()
  await app.lay('M')
  await app.press('Enter')
  await app.settled()
  expect(await app.moves()).toEqual(['S', 'M'])
  await app.press('Control+z')
  expect(await app.moves()).toEqual(['S', 'S', 'R'])
})

test('two players play to the end as one step of undo; export and reopen give the same bytes', async ({
  open,
  folder,
}) => {
  const app = new ProgersPage(await open(sample))
  const { text: before } = await app.settled()
  await app.showPane('Match')
  await app.window.getByLabel('Player 0').selectOption('greedy')
  await app.window.getByLabel('Player 1').selectOption('random')
  await app.window.getByRole('button', { name: 'Continue' }).click()
  await expect(app.window.getByTestId('match-stand')).toHaveText('The match is over')
  const { text, undo } = await app.settled()
  expect(undo).toBe('play match')
  const parsed = progers.format.parse(text!)
  if (!parsed.ok) throw new Error('the match cannot be read')
  expect(progers.making!.toMove(parsed.value.level)).toEqual([])

  await app.shell.answerOpenDialog(folder)
  await app.choose('export-match')
  await expect.poll(async () => (await app.snapshot()).notice).toBe(`Exported to ${folder}.`)
  for (const player of [0, 1]) {
    const { input, output, transcript } = progers.making!.exchange(parsed.value.level, player)
    const read = (ending: string) => readFile(join(folder, `player${player}.${ending}`), 'utf8')
    expect(await Promise.all(['in', 'out', 'transcript'].map(read))).toEqual([
      input,
      output,
      transcript,
    ])
  }
  // The level is a transcript of player 0, so their exported transcript is the same text.
  expect(await readFile(join(folder, 'player0.transcript'), 'utf8')).toBe(text)
  await app.shell.answerOpenDialog(join(folder, 'player1.transcript'))
  await app.press('Control+o')
  await expect.poll(async () => (await app.snapshot()).active).toBe('player1.transcript')
  const reopened = await app.settled()
  expect(reopened.text).toBe(await readFile(join(folder, 'player1.transcript'), 'utf8'))
  expect(reopened.answer).toBe(progers.engine.answer(parsed.value.level))

  // A folder that holds a match already is written to only when the user agrees.
  await app.press('Control+PageUp')
  await app.press('Control+z')
  expect((await app.settled()).text).toBe(before)
  await app.shell.answerOpenDialog(folder)
  await app.shell.answerMessageBox('Replace')
  await app.choose('export-match')
  await expect.poll(() => readFile(join(folder, 'player0.transcript'), 'utf8')).toBe(before)
  const first = progers.format.parse(before!)
  if (!first.ok) throw new Error('the sample cannot be read')
  const { transcript } = progers.making!.exchange(first.value.level, 1)
  // The last of the files: none is on its way any more.
  await expect.poll(() => readFile(join(folder, 'player1.transcript'), 'utf8')).toBe(transcript)
})

test('a built-in opponent answers a move made by hand', async ({ open, folder }) => {
  const file = join(folder, 'small.progers')
  await writeFile(file, progers.format.print(small))
  const app = new ProgersPage(await open(file))
  await app.settled()
  await app.showPane('Match')
  await app.window.getByLabel('Player 1').selectOption('random')
  await app.showPane('Level')
  await app.lay('S')
  await app.press('Enter')
  await expect.poll(async () => (await app.moves()).length).toBe(2)
  expect((await app.snapshot()).notice).toBe('One turn played; player 0 is yours to move.')
})

test('a skipped instruction tells why, on the board’s step and in the log', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'small.progers')
  await writeFile(file, progers.format.print({ ...small, moves: ['SS'] }))
  const app = new ProgersPage(await open(file))
  await app.settled()
  await app.press('F12')
  await app.press('F12')
  await app.showPane('Events')
  await expect(
    app.window.getByRole('button', { name: 'Player 0 skips S at 10: a wall is ahead' }),
  ).toBeVisible()
  expect(await app.robots()).toBe('10 09')
})

test('hills, walls and samples are drawn by hand and undone one by one', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'small.progers')
  await writeFile(file, progers.format.print({ ...small, walls: [], samples: [] }))
  const app = new ProgersPage(await open(file))
  const board = new BoardPage(app.window)
  const lines = async () => ((await app.snapshot()).text ?? '').split('\n').slice(0, 3)
  await app.settled()
  await board.focus()
  await app.press('u')
  await board.drag([8, 1], [6, 4])
  await app.press('w')
  const [cell, right] = [await board.pointOf(3, 3), await board.pointOf(3, 4)]
  await app.window.mouse.click(cell.x + (right.x - cell.x) * 0.45, cell.y)
  await app.press('a')
  await app.window.getByRole('button', { name: 'Sample of type 5' }).click()
  await board.click(9, 2)
  expect(await lines()).toEqual(['1134', '63E', '025'])
  await board.focus()
  for (let undone = 0; undone < 3; undone++) await app.press('Control+z')
  expect(await lines()).toEqual(['', '', ''])
})
