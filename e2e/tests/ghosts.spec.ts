import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { slotsOf } from '../pages/probe'
import { samplePath } from '../samples'

const statement = samplePath('ghosts')
const defaultTown = samplePath('ghosts', 'default-town/level.txt')

type Cell = readonly [row: number, col: number]

const LETTERS = 'ABCDEFGHIJKLMNOPQRST'

/** Row and column of an official cell name. */
function at(name: string): Cell {
  return [LETTERS.indexOf(name[0]!), LETTERS.indexOf(name[1]!)]
}

function lines(text: string | null): string[] {
  return (text ?? '').trimEnd().split('\n')
}

test('ghosts: the statement’s transcript replays to 1 0, and the neutralisation says why', async ({
  open,
}) => {
  const app = new AppPage(await open(statement))
  const board = new BoardPage(app.window)
  await app.settled()
  await expect(app.answer()).toHaveText('1 0')
  await app.press('F12')
  expect((await app.snapshot()).phase).toBe('neutralise')
  await app.press('F12')
  expect(slotsOf(await app.runState(), 'scores')).toEqual([1, 0])
  const scores = app.window.getByRole('group', { name: 'Scores at the current step' })
  await expect(scores).toHaveText(/White\s*1\s*Black\s*0/)
  await board.hover(...at('HC'))
  await expect(app.status()).toContainText('ghost 2')
  await app.showPane('Events')
  await app.window
    .getByRole('button', {
      name: 'Ghost 2 is neutralised at HC by White: 4 white hunters and 0 black',
    })
    .click()
  await app.window.getByRole('button', { name: 'T3' }).first().click()
  await expect(app.window.getByRole('tab', { name: 'Rules' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('ghosts: a house is built, resized and moved by hand, and is refused over another', async ({
  open,
}) => {
  const app = new AppPage(await open(defaultTown))
  const board = new BoardPage(app.window)
  const { text } = await app.settled()
  const town = lines(text)[0]!
  await board.focus()
  await app.press('b')
  await board.drag(at('CR'), at('DS'))
  expect(lines((await app.settled()).text)[0]).toBe(`${town} CRDS`)
  expect((await app.snapshot()).undo).toBe('add house')
  const [row, col] = at('CR')
  // The middle of a house of two by two is the corner that its four cells share.
  await board.drag([row + 0.5, col + 0.5], [row + 0.5, col + 1.5])
  expect(lines((await app.settled()).text)[0]).toBe(`${town} CSDT`)
  await board.drag([row + 0.5, col + 0.6], [row + 0.5, col - 0.4])
  expect(lines((await app.settled()).text)[0]).toBe(`${town} CRDT`)
  await board.hover(...at('AA'))
  await board.drag(at('BC'), at('CC'))
  expect(lines((await app.settled()).text)[0]).toBe(`${town} CRDT`)
  for (let count = 0; count < 3; count++) await app.press('Control+z')
  expect((await app.settled()).text).toBe(text)
  // A town of one's own begins from nothing; the problems say what is missing while it is drawn.
  await app.press('Control+a')
  await app.press('Delete')
  expect(await app.snapshot()).toMatchObject({ text: '-\n', diagnostics: [{ code: 'no-houses' }] })
  await app.press('b')
  await board.drag(at('CC'), at('EE'))
  await board.drag(at('CK'), at('EL'))
  const drawn = await app.settled()
  expect(drawn).toMatchObject({ text: 'CCEE CKEL\n', diagnostics: [] })
})

test('ghosts: the corner under the cursor tells its lines, as the statement’s figure does for MG', async ({
  open,
}) => {
  const app = new AppPage(await open(statement))
  const board = new BoardPage(app.window)
  await app.settled()
  await board.hover(...at('MG'))
  await expect(app.status()).toContainText('MG: corner of house 8, lines to MM')
})

test('ghosts: three turns are made by hand, and the text replays them', async ({ open }) => {
  const app = new AppPage(await open(defaultTown))
  const board = new BoardPage(app.window)
  await app.settled()
  await board.focus()
  await app.press('m')
  const play = app.window.getByRole('button', { name: 'Play this turn' })
  const steps = [
    [at('BJ'), at('CJ'), at('SK'), at('RK')],
    [at('CJ'), at('DJ'), at('RK'), at('QJ')],
    [at('DJ'), at('EK'), at('QJ'), at('PJ')],
  ] as const
  for (const [turn, [white, whiteTo, black, blackTo]] of steps.entries()) {
    await board.drag(white, whiteTo)
    await board.drag(black, blackTo)
    const plan = app.window.getByRole('group', { name: 'Next turn' })
    await expect(plan).toContainText(`Turn ${turn + 1}`)
    await expect(plan).toContainText('1 of 8 move')
    await play.click()
    const { diagnostics, stepCount, step } = await app.settled()
    expect(diagnostics).toEqual([])
    expect(stepCount).toBe(3 * (turn + 1))
    expect(step).toBe(stepCount)
  }
  const { text, undo } = await app.snapshot()
  const made = lines(text)
  expect(made).toHaveLength(12)
  expect(made[9]).toBe('AJ AK EK BK JA JB KA KB')
  expect(made[10]).toBe('TK TJ PJ SJ KT KS JT JS')
  expect(undo).toBe('add turn')
  // The text is a match that any reader can take: it is opened again, to the same answer.
  const answer = await app.answer().textContent()
  await app.press('Control+z')
  await app.press('Control+y')
  expect((await app.settled()).text).toBe(text)
  await expect(app.answer()).toHaveText(answer ?? '')
})

test('ghosts: hunters are refused houses and far cells, and moved only at the end', async ({
  open,
}) => {
  const app = new AppPage(await open(statement))
  const board = new BoardPage(app.window)
  const { text } = await app.settled()
  await board.focus()
  await app.press('m')
  await board.drag(at('BJ'), at('BK'))
  expect((await app.snapshot()).notice).toContain('go to the end first (T1)')
  await app.press('End')
  await board.hover(...at('BK'))
  await app.window.mouse.down()
  await board.hover(...at('EK'))
  await expect(app.status()).toContainText('A hunter moves to a neighbouring cell or stays (T2)')
  await app.window.mouse.up()
  await expect(app.window.getByRole('group', { name: 'Next turn' })).toContainText('0 of 8 move')
  expect((await app.snapshot()).text).toBe(text)
})

test('ghosts: a match is written as a transcript of either player', async ({ open }) => {
  const app = new AppPage(await open(samplePath('ghosts', 'statement-match/level.txt')))
  await app.settled()
  await app.window.getByLabel('Form of the text').selectOption('Transcript of White')
  const { text } = await app.settled()
  expect(lines(text)).toEqual(lines(readFileSync(statement, 'utf8')))
  await expect(app.answer()).toHaveText('1 0')
})

test('ghosts: what happens after an illegal answer is chosen with the players', async ({
  open,
}) => {
  const app = new AppPage(await open(defaultTown))
  await app.settled()
  // A town without turns runs at once, and there is nothing to wait for.
  await expect(app.window.getByTestId('phase')).toHaveText('nothing to step through')
  await app.showPane('Match')
  const rule = app.window.getByLabel('Illegal answer')
  await expect(rule).toHaveValue('forfeit')
  await rule.selectOption('stay')
  await expect(app.window.getByText('the team stays where it was')).toBeVisible()
  await app.window.getByLabel('Player 0').selectOption('random')
  await app.window.getByLabel('Player 1').selectOption('greedy')
  await app.window.getByRole('button', { name: 'Play one move' }).click()
  await expect(app.status()).toContainText('One turn played. The match is played in the branch')
  const played = lines((await app.settled()).text)
  expect(played).toHaveLength(6)
})
