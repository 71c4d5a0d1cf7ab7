import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { DebugPage } from '../pages/debug'
import { copyOfSample, samplePath } from '../samples'

test('an animal is followed from its door into the rocket', async ({ open }) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const debug = new DebugPage(app.window)
  await app.settled()
  await app.press('F12')
  await app.press('F12')
  await debug.menuAt(2, 4)
  await debug.choose('Follow Mouse 1 of door 1')
  await expect(debug.section('Followed')).toContainText('turns 1 to 2')
  await expect(debug.story()).toHaveText([
    /1\s*spawn\s*Door 1 lets out a mouse/,
    /1\s*move\s*Comes to \(4,2\)/,
    /2\s*move\s*Moves from \(4,2\) to \(3,2\)/,
    /2\s*mice\s*The mouse from door 1 enters the rocket of player 2: 0 to 1/,
  ])
  await debug.story().nth(3).getByRole('button').click()
  expect((await app.snapshot()).step).toBe(10)
  await expect(debug.story().nth(3)).toHaveAttribute('aria-current', 'step')
  // Its way is on the board, and goes with it.
  await app.press('Escape')
  const board = app.window.locator('[data-board]')
  const withWay = await board.screenshot()
  await debug.section('Followed').getByRole('button', { name: 'Stop following' }).click()
  await expect(debug.section('Followed').getByRole('listitem')).toHaveCount(0)
  expect((await board.screenshot()).equals(withWay)).toBe(false)
})

test('a robot’s whole match and all that happened on a cell can be read', async ({ open }) => {
  const app = new AppPage(await open(samplePath('progers')))
  const board = new BoardPage(app.window)
  const debug = new DebugPage(app.window)
  await app.settled()
  await app.press('F12')
  // The first program has taken the robot to 30, in the fourth row from the south.
  await debug.menuAt(6, 0)
  await debug.choose('Follow Robot of player 0')
  await expect(debug.story().first()).toContainText('Player 0')
  await expect(debug.section('Followed')).toContainText(/\d+ entries, turns 1 to \d+/)
  await board.focus()
  await debug.menuAt(6, 0)
  await debug.choose('What happened here')
  const lines = (await readFile(samplePath('progers', 'statement/trace.txt'), 'utf8')).split('\n')
  const taken = lines.find((line) => line.includes('takes the sample of type 6 at 30'))!
  const words = taken.replace(/^.*?: /, '').replace(/ \[.*$/, '')
  const entry = debug.story().filter({ hasText: words })
  await expect(entry).toHaveCount(1)
  await app.press('Home')
  await entry.getByRole('button').click()
  expect((await app.snapshot()).step).toBe(parseInt(taken, 10))
  const followed = debug.section('Followed')
  const choices = followed.getByRole('list', { name: 'Followed' })
  await expect(choices.getByRole('listitem')).toHaveText(['Robot of player 0', 'Cell 30'])
  await choices.getByRole('button', { name: 'Robot of player 0' }).click()
  await expect(debug.story().first()).toContainText('Player 0')
})

test('what is followed comes back with its file, and a cell stays the same on a wider board', async ({
  open,
  folder,
}) => {
  const { file } = await copyOfSample(folder)
  const app = new AppPage(await open(file))
  const debug = new DebugPage(app.window)
  await app.settled()
  await app.press('F12')
  await app.press('F12')
  await debug.menuAt(2, 4)
  await debug.choose('What happened here')
  await debug.menuAt(2, 4)
  await debug.choose('Follow Mouse 1 of door 1')
  const followed = debug.section('Followed')
  await debug.followed('Cell (4,2)').click()
  await expect(debug.story().nth(2)).toBeVisible()
  // How many rows lie ready below those in sight is the list's own affair.
  const beginning = async () => (await debug.story().allTextContents()).slice(0, 3)
  const story = await beginning()
  const [entries] = /\d+ entries, turns \d+ to \d+/.exec(await followed.innerText())!
  await app.press('Control+w')
  await app.shell.answerOpenDialog(file)
  await app.press('Control+o')
  await app.settled()
  await debug.open()
  await expect(debug.followed('Cell (4,2)')).toHaveAttribute('aria-pressed', 'true')
  await expect(debug.followed('Mouse 1 of door 1')).toHaveAttribute('aria-pressed', 'false')
  await expect.poll(beginning).toEqual(story)
  await expect(followed).toContainText(entries)
  expect((await app.snapshot()).tabs[0]!.isDirty).toBe(false)
  await app.showPane('Level')
  await app.widen(6)
  expect((await app.snapshot()).text).toMatch(/^6 5\n/)
  await debug.open()
  await expect(debug.followed('Cell (4,2)')).toBeVisible()
})

test('a level with errors has no hits and no story, and they come back with its run @always', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('labyrinth')))
  const debug = new DebugPage(app.window)
  await app.settled()
  await app.press('F10')
  for (const what of ['What happened here', 'Break on this cell']) {
    await debug.menuAt(4, 4)
    await debug.choose(what)
  }
  const row = debug.rows().first()
  await expect(row).toContainText('3 hits')
  await expect(debug.story()).toHaveCount(4)
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+Home')
  await app.window.keyboard.insertText('bad')
  await debug.open()
  await expect(row).toContainText('not run')
  await expect(row).not.toContainText('hit')
  await expect(debug.story()).toHaveCount(0)
  await expect(debug.section('Followed')).toContainText(
    'Fix the level’s errors to see what happens',
  )
  await app.press('Control+z')
  await app.settled()
  await expect(row).toContainText('3 hits')
  await expect(debug.story()).toHaveCount(4)
})
