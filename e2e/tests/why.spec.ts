import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { DebugPage } from '../pages/debug'
import { TransportPage } from '../pages/transport'
import { WhyPage } from '../pages/why'
import { samplePath } from '../samples'

const eaten = samplePath('rockets', 'eaten-in-passing/level.txt')
const refused = samplePath('janken', 'refused-and-why/level.txt')
const statement = samplePath('rockets')

test('an event tells its phase, its rule, its facts and which misreadings would have gone differently', async ({
  open,
}) => {
  const app = new AppPage(await open(eaten))
  const why = new WhyPage(app.window)
  const transport = new TransportPage(app.window)
  await app.settled()
  await app.slowClock()
  await app.showPane('Why')
  await expect(why.pane).toContainText('Ask “why” about:')
  await app.window.mouse.move(1, 1)
  await new BoardPage(app.window).focus()
  await app.press('y')
  await expect(app.status()).toContainText('Point at a cell or click it, then ask why.')
  await app.showPane('Events')
  await transport.goToTurn(14)
  await why.askOfEvent('is eaten in passing by the cat from door 1, coming to (1,2)')
  await expect(why.asked()).toContainText('is eaten in passing by the cat from door 1')
  await expect(why.pane).toContainText('Turn 13, phase eat')
  await expect(why.pane).toContainText('A mouse on a square with a cat is eaten')
  await expect(why.facts()).toContainText('(1,2)')
  // The playhead stands just behind the event.
  expect(await app.snapshot()).toMatchObject({ turn: 12, phase: 'turn', isStepping: true })

  await expect(why.summary()).toHaveText(
    /^\d+ of 18 misreadings would have gone differently in this turn$/,
  )
  await why.chip('no-swap-eating').click()
  await expect(why.outcome()).toContainText('This would not have happened')
  await expect(why.outcome()).toContainText('Mice: 16 instead of 13')
  await why.chip('cat-dies-too').click()
  await expect(why.outcome()).toContainText('This would have happened, too, but:')
  await expect(why.outcome().getByRole('list', { name: 'Would have happened' })).toContainText(
    'leaves the board with the mouse it ate',
  )

  // Its answer stays when the playhead goes on, and the rule is found among the others.
  await app.press('F10')
  await expect(why.pane).toContainText('Turn 13, phase eat')
  await why.pane.getByRole('button', { name: 'T5', exact: true }).first().click()
  await expect(app.window.locator('[data-rule=T5][aria-current=true]')).toBeVisible()
  await why.pane.getByRole('button', { name: 'Go to this step' }).click()
  expect(await app.snapshot()).toMatchObject({ turn: 12, phase: 'turn' })
})

test('a cell that did not change tells why, step by step, until it is pinned @always', async ({
  open,
}) => {
  const app = new AppPage(await open(eaten))
  const board = new BoardPage(app.window)
  const why = new WhyPage(app.window)
  await app.settled()
  await app.slowClock()
  await app.press('F12')
  const debug = new DebugPage(app.window)
  await debug.menuAt(2, 3)
  await debug.choose('Explain this cell')
  await expect(why.asked()).toHaveText('(3,2): empty')
  await expect(why.pane).toContainText('Turn 1, phase spawn')
  await expect(why.pane).toContainText('Nothing changed on it in this phase.')
  await expect(why.summary()).toContainText('of 18 misreadings')
  await app.press('F12')
  await expect(why.pane).toContainText('Turn 1, phase move')
  await why.pane.getByRole('button', { name: /^Follow the current step/ }).click()
  await app.press('F12')
  await expect(why.pane).toContainText('Turn 1, phase move')
  await why.pane.getByRole('button', { name: /^Follow the current step/ }).click()
  await expect(why.pane).toContainText('Turn 1, phase mice')
  // A cell that a step does change says what it was.
  await board.focus()
  await app.press('F10')
  await app.press('Shift+F12')
  await board.hover(4, 0)
  await app.press('y')
  await app.press('F12')
  await expect(why.pane.getByTestId('why-change')).toHaveText(/^Before: \(0,4\): /)
  await expect(why.asked()).toHaveText(/^\(0,4\): .*arrow N of player 1/)
  await expect(why.facts()).toContainText('(0,4)')
})

test('a refused edit tells the rule that forbids it', async ({ open }) => {
  const app = new AppPage(await open(statement))
  const board = new BoardPage(app.window)
  const why = new WhyPage(app.window)
  await app.settled()
  await board.focus()
  await app.press('a')
  await board.click(0, 0)
  const { notice } = await app.snapshot()
  expect(notice).toMatch(/\(R6\)/)
  await app.status().getByRole('button', { name: 'Why' }).click()
  await expect(why.pane.getByRole('heading', { name: notice! })).toBeVisible()
  await expect(why.pane.locator('[data-rule=R6]')).toContainText('pit')
  await app.showPane('Events')
  await board.focus()
  await app.press('Shift+Y')
  await expect(why.pane.locator('[data-rule=R6]')).toBeVisible()
})

test('a refused move tells why from its row and from the log', async ({ open }) => {
  const app = new AppPage(await open(refused))
  const why = new WhyPage(app.window)
  await app.settled()
  await app.slowClock()
  const moves = app.window.getByRole('listbox', { name: 'Moves' })
  await moves.getByRole('option').nth(6).getByTitle('Why it is refused (Y)').click()
  await expect(why.asked()).toContainText('the swordsman of side 2 stands in the way at I2')
  await expect(why.pane).toContainText('Turn 7, phase refuse')
  await expect(why.summary()).toHaveText(/^\d+ of 17 misreadings/)
  await why.chip('through-enemies').click()
  await expect(why.outcome()).toContainText('This would not have happened')
  await expect(why.outcome()).toContainText('Move 7 (E4 -> I1) is successful')

  await moves.getByRole('option').nth(7).click()
  await moves.press('y')
  await expect(why.asked()).toContainText('beside the mage of side 2 at E6')
  await why.chip('pass-beside-allowed').click()
  await expect(why.outcome()).toContainText('Move 8 (E4 -> E7) is successful')

  await app.showPane('Events')
  await why.askOfEvent('H2 is under water')
  await expect(why.pane).toContainText('Turn 4, phase refuse')
  await why.chip('water-costs-five').click()
  await expect(why.outcome()).toContainText('This would not have happened')
})
