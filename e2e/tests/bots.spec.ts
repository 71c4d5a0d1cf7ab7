import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { violations } from '../axe'
import { expect, test, type RunningApp } from '../fixtures'
import { LiveMatchPage, writeBot } from '../pages/live-match'
import { samplePath } from '../samples'

test.skip(process.platform === 'win32', 'the bots are shell scripts: run it on Linux or macOS')

const config = samplePath('progers', 'statement-config/level.txt')

/** The level of the statement, with a bot in shell as its first player and greedy as the second. */
async function seated(running: RunningApp, file: string): Promise<LiveMatchPage> {
  const app = new LiveMatchPage(running)
  await app.settled()
  await app.showPane('Match')
  await app.chooseNoProgram(0)
  await app.chooseProgram(0, file)
  await app.window.getByLabel('Player 1').selectOption('greedy')
  return app
}

/** Whether any process of the system has a word on its command line. */
function isRunning(word: string): boolean {
  const all = execFileSync('ps', ['-eo', 'stat=,args='], { encoding: 'utf8' }).split('\n')
  return all.some((line) => line.includes(word) && !line.startsWith('Z'))
}

test('a program plays a built-in player live, and each line that passed leads to its turn @always', async ({
  open,
  folder,
}) => {
  const bot = join(folder, 'bot.sh')
  await writeBot(bot, `echo "<img src=x onerror=alert(1)> $k" >&2; echo S`)
  const app = await seated(await open(config), bot)
  await app.button('Play a turn').click()
  await expect.poll(() => app.moves()).toEqual(['S'])
  await expect(app.status()).toContainText('One turn played.')
  expect((await app.snapshot()).undo).toBe('play match')
  // It has no S for the ninth turn: the match is lost there, and the message leads to it.
  await app.button('Play').click()
  await expect(app.told()).toContainText('Turn 9, player 0: Player 0 has no S for instruction 1')
  await expect(app.told()).toContainText('it answered “S” (1 byte). Player 0 lost for this reason.')
  expect(await app.moves()).toHaveLength(8)
  await app.settled()
  await app.window.getByRole('button', { name: 'Go to turn 9' }).click()
  await expect(app.markedLines()).toHaveText([
    /Turn 9 · Player 0 · \d/,
    /^>>[A-Z]+$/,
    '!!<img src=x onerror=alert(1)> 5',
    '<<S',
    /✗Player 0 has no S .* \[P8\]/,
  ])
  expect(await violations(app.window, null)).toEqual([])
  await app.lines().filter({ hasText: 'onerror=alert(1)> 2' }).click()
  expect((await app.snapshot()).turn).toBe(2)
  await expect(app.bar().getByRole('button', { name: 'Replay turn 3' })).toBeVisible()
  await expect(app.markedLines().first()).toHaveText(/Turn 3 · Player 0/)
  await expect(app.detail().locator('pre')).toHaveText('<img src=x onerror=alert(1)> 2')

  // What passed is kept in a file, and is shown again beside the match without any program.
  const [log, match] = [join(folder, 'match.ndjson'), join(folder, 'match.progers')]
  await app.shell.answerSaveDialog(log)
  await app.window.getByRole('button', { name: 'Save I/O log…' }).click()
  await expect(app.status()).toContainText('Saved')
  const lines = (await readFile(log, 'utf8')).trimEnd().split('\n')
  expect(lines.map((line) => (JSON.parse(line) as { turn: number }).turn)).toEqual([1, 3, 5, 7, 9])
  await app.shell.answerSaveDialog(match)
  await app.choose('save-match-as')
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(2)
  await app.settled()
  await app.showPane('Match')
  await app.shell.answerOpenDialog(log)
  await app.window.getByRole('button', { name: 'Open I/O log…' }).click()
  await expect(app.window.getByTestId('exchange-count')).toHaveText('5 answers')
})

test('with the clock stopped no limit holds, and it holds again once the clock runs', async ({
  open,
  folder,
}) => {
  const [bot, gate] = [join(folder, 'bot.sh'), join(folder, 'gate')]
  await writeBot(
    bot,
    `if [ $k = 2 ]; then until [ -e '${gate}' ]; do sleep 0.02; done; fi
if [ $k = 3 ]; then sleep 1000; fi
echo S`,
  )
  const app = await seated(await open(config), bot)
  const limit = app.window.getByLabel('Time that a player has for an answer')
  await limit.fill('60')
  await limit.press('Enter')
  await app.clock().click()
  await expect(app.clock()).not.toBeChecked()
  await expect(app.clock()).toHaveText('Clock stopped')
  expect(await violations(app.window, null)).toEqual([])
  await app.button('Play').click()
  // That it is waited for is said after a tenth of a second: the limit is over by then.
  await expect(app.stand()).toHaveText('Turn 3: waiting for player 0')
  const [id] = await app.processes()
  if (process.platform === 'linux') {
    expect(await readFile(`/proc/${id}/cmdline`, 'utf8')).toContain('bot.sh')
  }
  await writeFile(gate, '')
  await expect(app.stand()).toHaveText('Turn 5: waiting for player 0')
  await expect(app.told()).toBeHidden()
  expect(await app.moves()).toHaveLength(4)
  await app.clock().click()
  await expect(app.told()).toContainText('Turn 5, player 0: wrote no line within 60 ms [P8].')
  await app.showPane('Exchange')
  await expect(app.lines().filter({ hasText: 'Turn 3' })).toContainText('clock stopped')
})

test('an answer is replaced by hand, and the match goes on from an earlier turn', async ({
  open,
  folder,
}) => {
  const [bot, mark] = [join(folder, 'bot.sh'), join(folder, 'mark')]
  await writeBot(bot, `if [ $k = 1 ] && [ -e '${mark}' ]; then echo R; else echo S; fi`)
  const app = await seated(await open(config), bot)
  for (let turn = 1; turn <= 4; turn++) {
    await app.button('Play a turn').click()
    await expect.poll(async () => (await app.moves()).length).toBe(turn)
  }
  const before = await app.moves()
  await app.settled()
  await app.showPane('Exchange')
  await app.lines().filter({ hasText: 'Turn 3' }).click()
  const field = app.detail().getByRole('textbox')
  await field.fill('MMMMM')
  await field.press('Enter')
  await expect(app.told()).toContainText('Player 0: Player 0 has no M for instruction 2')
  expect(await app.moves()).toEqual(before)
  await field.fill('M')
  await field.press('Enter')
  await expect.poll(() => app.moves()).toEqual([...before.slice(0, 2), 'M'])
  await expect(app.lines().filter({ hasText: '✎M' })).toBeVisible()
  await app.button('Play a turn').click()
  await expect.poll(async () => (await app.moves()).length).toBe(4)
  // Started again, it is fed what it had read, and plays on.
  await app.settled()
  await app.lines().filter({ hasText: 'Turn 3' }).click()
  const [first] = await app.processes()
  await app.detail().getByRole('button', { name: 'Replay from here' }).click()
  await expect.poll(() => app.moves()).toEqual(before.slice(0, 3))
  expect((await app.processes())[0]).not.toBe(first)
  // A program that answers differently than before is reported, and the match stays.
  await app.button('Stop').click()
  await expect.poll(() => app.processes()).toEqual([])
  await writeFile(mark, '')
  await app.button('Play').click()
  await expect(app.told()).toContainText('answered "S" the program answers "R"')
  expect(await app.moves()).toEqual(before.slice(0, 3))
  await expect(app.window.getByRole('button', { name: 'Go to turn 1' })).toBeVisible()
})

test('a program that crashes is told with its turn, and none lives on without its tab, page or app', async ({
  launch,
  folder,
}) => {
  const [bot, other] = [join(folder, 'bot.sh'), join(folder, 'other.sh')]
  const word = `lives-on-${Date.now()}`
  await writeBot(bot, `if [ $k = 2 ]; then echo 'no way on' >&2; exit 3; fi; echo S`)
  await writeBot(
    other,
    `(sleep 1000; : ${word}) & (exec sh -c 'sleep 1000; : ${word}') & sleep 1000`,
  )
  const app = await seated(await launch(config), bot)
  await app.button('Play').click()
  await expect(app.told()).toContainText(
    'Turn 3, player 0: ended with code 3 [P8]. Player 0 lost for this reason. You can play on from here with another player, or once the program is fixed.',
  )
  await app.window.getByRole('button', { name: 'Go to turn 3' }).click()
  await expect(app.markedLines().filter({ hasText: 'no way on' })).toBeVisible()

  await app.showPane('Match')
  await app.chooseProgram(0, other)
  const waitsForEver = async (): Promise<void> => {
    await app.clock().click()
    await app.button('Play').click()
    await expect(app.stand()).toContainText('waiting for player 0')
    // It is waited for from its start on, before it has started its own processes.
    await expect.poll(() => isRunning(word)).toBe(true)
  }
  // It plays again what the other one has played, and does not get so far.
  await app.press('Control+z')
  await waitsForEver()
  await app.button('Stop').click()
  await expect.poll(() => isRunning(word)).toBe(false)
  await app.clock().click()
  await waitsForEver()
  await app.press('Control+w')
  await expect.poll(() => isRunning(word)).toBe(false)

  // The page remembers no program, but the app does.
  await app.press('Control+Shift+t')
  await app.settled()
  const again = async (): Promise<void> => {
    await app.showPane('Match')
    await app.window.getByLabel('Player 0').selectOption({ label: 'other.sh' })
    await app.window.getByLabel('Player 1').selectOption('greedy')
    await waitsForEver()
  }
  await again()
  await app.window.reload()
  await expect.poll(() => isRunning(word)).toBe(false)
  await app.settled()
  await again()
  await app.shell.close()
  await expect.poll(() => isRunning(word)).toBe(false)
})
