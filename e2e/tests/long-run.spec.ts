import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cutTexts } from '../cut-texts'
import { expect, test } from '../fixtures'
import { longLevel } from '../long-level'
import { AppPage } from '../pages/app'
import { slotsOf } from '../pages/probe'
import { TransportPage } from '../pages/transport'

/** Seven phases a turn; the last half turn has four. */
const stepsOf = (turns: number): number => 7 * turns + 4

// Long runs are long on machines that have other work.

async function turnOfState(app: AppPage): Promise<number> {
  return slotsOf(await app.runState(), 'clock')[0]!
}

async function stateText(app: AppPage): Promise<string> {
  return (await app.runState()).state.join(' ').replace(/( 0)+$/, '')
}

test('a recording shows its progress, stops on request, and continues', async ({
  open,
  folder,
}) => {
  const file = join(folder, 'long.txt')
  await writeFile(file, longLevel(100_000, 16))
  const app = new AppPage(await open(file))
  const transport = new TransportPage(app.window)
  const progress = app.window.getByTestId('recording').getByRole('progressbar')
  // Asked often: the recording has to be under way still.
  await expect.poll(() => app.answer().textContent()).toMatch(/^\d+ \d+ \d+ \d+$/)
  await expect(progress).toBeVisible()
  await transport.click('Stop recording')

  const ended = app.window.getByText(/^Stopped at turn [\d,]+; the answer is complete/)
  await expect(ended).toBeVisible()
  await expect(progress).toBeHidden()
  const { stepCount } = await app.snapshot()
  expect(stepCount).toBeLessThan(stepsOf(100_000))
  await app.press('End')
  expect(await app.snapshot()).toMatchObject({ step: stepCount, stepCount })

  await app.press('Home')
  await transport.click('Continue')
  expect((await app.settled()).stepCount).toBe(stepsOf(100_000))
  await expect(ended).toBeHidden()

  // What has just happened stays in sight as the window becomes smaller.
  await app.showPane('Events')
  // Coming from before, it stands at the lower end.
  await transport.goToTurn(79_990)
  await transport.goToTurn(80_001)
  const events = app.window.locator('[data-contents=events]')
  const happened = events.locator('[aria-current]').last()
  await expect(happened).toBeInViewport({ ratio: 0.9 })
  // For a sixth of a second a list scrolls again by itself.
  const shownAt = await app.window.evaluate(() => performance.now())
  await app.window.waitForFunction((from) => performance.now() > from + 400, shownAt)
  await app.resize(1280, 700)
  await app.painted()
  await expect(happened).toBeInViewport({ ratio: 0.9 })

  // Large numbers have room in a small window, and so have the buttons beside them.
  await app.resize(1024, 700)
  await expect(events.getByText('80000', { exact: true }).first()).toBeVisible()
  expect(await cutTexts(app.window, '[data-contents=events] header')).toEqual([])
  expect(await cutTexts(app.window, '[data-testid=transport]')).toEqual([])
  const buttons = events.locator('header').getByRole('button')
  await expect(buttons).toHaveCount(3)
  for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 })
  // On every page of events the list shows those of the moment, and nothing is left of the page before.
  const turns = events.locator('[role=listitem] .turn-column')
  for (const turn of [5, 99_000, 40_000]) {
    await transport.goToTurn(turn)
    await expect(happened).toBeInViewport()
    const isNear = (text: string) => Math.abs(Number(text) - turn) < 50
    await expect.poll(async () => (await turns.allTextContents()).every(isNear)).toBe(true)
  }
  // A page that is turned by hand is shown at once.
  await buttons.nth(1).click()
  await expect.poll(async () => Number(await turns.first().textContent())).toBeGreaterThan(50_000)
  const last = app.window.getByTestId('transport').getByRole('button').last()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('a long run is sought, stepped and played anywhere', async ({ open, folder }) => {
  const file = join(folder, 'long.txt')
  await writeFile(file, longLevel(20_000, 8))
  const app = new AppPage(await open(file))
  const transport = new TransportPage(app.window)
  await expect(app.answer()).toHaveText(/\d/)
  await app.settled()

  for (const turn of [14_142, 7, 10_000, 19_999, 12_345]) {
    await transport.goToTurn(turn + 1)
    expect(await app.snapshot()).toMatchObject({ turn, step: 7 * turn })
    expect(await turnOfState(app)).toBe(turn)
  }
  const before = await stateText(app)
  await app.window.locator('[data-board]').focus()
  for (let step = 0; step < 8; step++) await app.press('F12')
  for (let step = 0; step < 16; step++) await app.press('Shift+F12')
  for (let step = 0; step < 8; step++) await app.press('F12')
  expect(await stateText(app)).toBe(before)

  await app.press('End')
  expect((await app.snapshot()).step).toBe(stepsOf(20_000))
  const scores = slotsOf(await app.runState(), 'scores')
  await expect(app.answer()).toHaveText(scores.join(' '))

  await transport.goToTurn(10_001)
  await transport.click('Play')
  await expect.poll(async () => (await app.snapshot()).step).toBeGreaterThan(7 * 10_000 + 5)
  // What is typed replaces the turn that has come, and stays while the turn goes on.
  const turn = app.window.getByTestId('transport').getByRole('spinbutton', { name: 'turn' })
  await turn.focus()
  const focused = (await app.snapshot()).step
  await expect.poll(async () => (await app.snapshot()).step).toBeGreaterThan(focused + 7)
  await app.window.keyboard.type('5')
  const { step } = await app.snapshot()
  await expect.poll(async () => (await app.snapshot()).step).toBeGreaterThan(step + 7)
  await expect(turn).toHaveValue('5')
  await app.showPane('Events')
  await expect(app.window.getByRole('list', { name: 'Events' }).locator('> *')).not.toHaveCount(0)
})
