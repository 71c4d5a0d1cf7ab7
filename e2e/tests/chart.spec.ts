import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { ChartPage } from '../pages/chart'
import { slotsOf } from '../pages/probe'
import { samplePath } from '../samples'

test('rockets: a click goes to the turn, hovering tells the figures after it @always', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const chart = new ChartPage(app.window)
  await app.settled()
  await app.showPane('Scores')
  await expect(chart.moment()).toHaveText('now')
  expect(await chart.value('Player 1')).toBe(0)
  await chart.hover(1)
  await expect(chart.moment()).toHaveText('after turn 9')
  expect([await chart.value('Player 1'), await chart.value('Player 2')]).toEqual([8, 8])
  // Turns 1 to 9 from edge to edge: the middle is turn 5.
  await chart.click(0.5)
  expect((await app.snapshot()).turn).toBe(4)
  await app.window.mouse.move(300, 300)
  await expect(chart.moment()).toHaveText('now')
  const [first, second] = slotsOf(await app.runState(), 'scores')
  expect([await chart.value('Player 1'), await chart.value('Player 2')]).toEqual([first, second])
})

test('janken: a drag zooms, the button shows all turns again', async ({ open }) => {
  const app = new AppPage(await open(samplePath('janken', 'four-data-sets/level.txt')))
  const chart = new ChartPage(app.window)
  await app.settled()
  await app.showPane('Scores')
  const { turn } = await app.snapshot()
  await chart.hover(0)
  await expect(chart.moment()).toHaveText('after turn 1')
  await chart.drag(0.5, 0.8)
  await expect(chart.allTurns()).toBeVisible()
  // A drag is no click.
  expect((await app.snapshot()).turn).toBe(turn)
  await chart.hover(0)
  await expect(chart.moment()).not.toHaveText('after turn 1')
  await chart.allTurns().click()
  await expect(chart.allTurns()).toHaveCount(0)
  await chart.hover(0)
  await expect(chart.moment()).toHaveText('after turn 1')
})

test('figures that are hidden stay so on another pane and back', async ({ open }) => {
  const app = new AppPage(await open(samplePath('janken', 'four-data-sets/level.txt')))
  const chart = new ChartPage(app.window)
  await app.settled()
  await app.showPane('Scores')
  await expect(chart.figure('Units')).toHaveAttribute('aria-pressed', 'true')
  await chart.figure('Units').click()
  await expect(chart.figure('Units')).toHaveAttribute('aria-pressed', 'false')
  await app.showPane('Events')
  await app.showPane('Scores')
  await expect(chart.figure('Units')).toHaveAttribute('aria-pressed', 'false')
  await expect(chart.figure('Successful')).toHaveAttribute('aria-pressed', 'true')
})
