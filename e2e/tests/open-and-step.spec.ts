import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { slotsOf } from '../pages/probe'
import { TransportPage } from '../pages/transport'
import { samplePath } from '../samples'

const sample = samplePath('rockets')

/** Squares of the animals on the board, sorted; the state numbers squares with a border of one (width 5). */
async function animalSquares(app: AppPage): Promise<string[]> {
  const animals = slotsOf(await app.runState(), 'animals')
  const squares: string[] = []
  for (let slot = 0; slot + 2 < animals.length; slot += 3) {
    const cell = animals[slot]!
    if (cell !== 0) squares.push(`(${(cell % 7) - 1},${Math.trunc(cell / 7) - 1})`)
  }
  return squares.sort()
}

/** The whole state at the playhead; slots never used hold 0 and do not count. */
async function stateText(app: AppPage): Promise<string> {
  return (await app.runState()).state.join(' ').replace(/( 0)+$/, '')
}

test('the official sample is on the start page and gives the official answer', async ({ open }) => {
  const app = new AppPage(await open())
  await app.openSample('The statement’s example')
  await expect(app.answer()).toHaveText('8 8')
  const { text, diagnostics } = await app.snapshot()
  expect(text).toBe(await readFile(sample, 'utf8'))
  expect(diagnostics).toEqual([])
})

test('a file of the command line opens in a tab of its own', async ({ open, folder }) => {
  const file = join(folder, 'first.rockets')
  await writeFile(file, await readFile(sample))
  const app = new AppPage(await open(file))
  await expect(app.answer()).toHaveText('8 8')
  expect((await app.snapshot()).tabs).toEqual([{ name: 'first.rockets', isDirty: false }])
})

test('the board is still there when the window has another size', async ({ open }) => {
  const app = new AppPage(await open(sample))
  await app.settled()
  const painted = () =>
    app.window
      .locator('[data-board] canvas')
      .first()
      .evaluate((element) => {
        const { width, height } = element as HTMLCanvasElement
        const { data } = (element as HTMLCanvasElement)
          .getContext('2d')!
          .getImageData(0, 0, width, height)
        return { width, isPainted: data.some((byte) => byte !== 0) }
      })
  await app.painted()
  const before = await painted()
  expect(before.isPainted).toBe(true)
  await app.shell.resize(1100, 720)
  await expect.poll(async () => (await painted()).width).toBeLessThan(before.width)
  // What may wipe it comes a frame later.
  await app.painted()
  expect((await painted()).isPainted).toBe(true)
})

test('stepping by phases shows the animals where the rules say', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const transport = new TransportPage(app.window)
  await app.settled()
  expect(await animalSquares(app)).toEqual([])
  await app.press('F12')
  // Just off the grid, behind their doors.
  expect(await animalSquares(app)).toEqual(['(-1,2)', '(5,2)'])
  await expect(transport.phase()).toHaveText('before move')
  await app.press('F12')
  expect(await animalSquares(app)).toEqual(['(0,2)', '(4,2)'])
  await app.press('F10')
  expect(await app.snapshot()).toMatchObject({ turn: 1, phase: 'spawn', isStepping: true })
  await app.press('F12')
  await app.press('F12')
  // The first two stand on the rockets, the next two have entered.
  expect(await animalSquares(app)).toEqual(['(0,2)', '(1,2)', '(3,2)', '(4,2)'])
  await app.press('F12')
  expect(await animalSquares(app)).toEqual(['(0,2)', '(4,2)'])
  expect(slotsOf(await app.runState(), 'scores')).toEqual([1, 1])
})

test('going back leads through the same moments as going forward', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const { stepCount } = await app.settled()
  const forward: string[] = []
  for (let step = 0; step < stepCount; step++) {
    forward.push(await stateText(app))
    await app.press('F12')
  }
  expect((await app.snapshot()).phase).toBeNull()
  expect(slotsOf(await app.runState(), 'scores')).toEqual([8, 8])
  for (let step = stepCount - 1; step >= 0; step--) {
    await app.press('Shift+F12')
    expect(await stateText(app)).toBe(forward[step])
  }
})

test('turn steps, start and end, a chosen turn and the scrubber move the playhead', async ({
  open,
}) => {
  const app = new AppPage(await open(sample))
  const transport = new TransportPage(app.window)
  const { stepCount } = await app.settled()
  await transport.click('Next turn')
  await transport.click('Next turn')
  expect(await app.snapshot()).toMatchObject({ turn: 2, phase: 'spawn' })
  await transport.click('Previous turn')
  expect(await app.snapshot()).toMatchObject({ turn: 1, phase: 'spawn' })
  await transport.goToTurn(6)
  expect(await app.snapshot()).toMatchObject({ turn: 5, phase: 'spawn' })
  await transport.click('Go to the end')
  expect(await app.snapshot()).toMatchObject({ step: stepCount, phase: null })
  await transport.click('Go to the start')
  expect(await app.snapshot()).toMatchObject({ step: 0, turn: 0 })
  const scrubber = app.window.getByLabel('Step', { exact: true })
  await scrubber.fill('9')
  expect((await app.snapshot()).step).toBe(9)
  await scrubber.press('ArrowRight')
  expect((await app.snapshot()).step).toBe(10)
})

test('playing runs to the end and stops there', async ({ open }) => {
  const app = new AppPage(await open(sample))
  const { stepCount } = await app.settled()
  await app.window.getByLabel('Speed').selectOption('16×')
  await app.press('F5')
  await expect.poll(async () => (await app.snapshot()).step).toBeGreaterThan(0)
  await expect
    .poll(async () => await app.snapshot())
    .toMatchObject({ step: stepCount, isPlaying: false })
})

test('the event log jumps to its step and the rule id opens the rule', async ({ open }) => {
  const app = new AppPage(await open(sample))
  await app.settled()
  await app.showPane('Events')
  await app.window.getByText('enters the rocket of player 1: 0 to 1').click()
  expect(await app.snapshot()).toMatchObject({ turn: 1, phase: 'cats', isStepping: true })
  await app.window.getByRole('button', { name: 'T3' }).first().click()
  await expect(app.window.getByRole('tab', { name: 'Rules' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})
