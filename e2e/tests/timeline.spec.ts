import { join } from 'node:path'
import { expect, root, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { DebugPage } from '../pages/debug'
import { TimelinePage } from '../pages/timeline'
import { TransportPage } from '../pages/transport'

const games = [
  { game: 'rockets', sample: 'src-main/core/games/rockets/samples/statement/level.txt' },
  { game: 'janken', sample: 'src-main/core/games/janken/samples/four-data-sets/level.txt' },
  { game: 'labyrinth', sample: 'src-main/core/games/labyrinth/samples/statement/level.txt' },
]

for (const { game, sample } of games) {
  test.describe(game, () => {
    test('a click and a drag on the timeline move the playhead', async ({ open }) => {
      const app = new AppPage(await open(join(root, sample)))
      const timeline = new TimelinePage(app.window)
      const { stepCount } = await app.settled()
      await timeline.click(0.5)
      expect((await app.snapshot()).step).toBe(Math.round(stepCount / 2))
      await timeline.drag(0.5, 0)
      expect((await app.snapshot()).step).toBe(0)
      await timeline.drag(0, 1)
      expect(await app.snapshot()).toMatchObject({ step: stepCount, isStepping: true })
      await expect(timeline.slider()).toHaveAttribute(
        'aria-valuetext',
        new RegExp(`^step ${stepCount} of ${stepCount}, .*end$`),
      )
    })

    test('the wheel zooms round the pointer, a double click shows all again', async ({ open }) => {
      const app = new AppPage(await open(join(root, sample)))
      const timeline = new TimelinePage(app.window)
      const { stepCount } = await app.settled()
      await expect(timeline.overview()).toHaveCount(0)
      await timeline.wheel(0.5, -250)
      await expect(timeline.overview()).toHaveCount(1)
      const { from, length } = await timeline.stretch()
      expect(length).toBeCloseTo(Math.max(Math.exp(-0.5), 12 / stepCount), 2)
      expect(from + length / 2).toBeCloseTo(0.5, 2)
      // The middle has stayed where it was.
      await timeline.click(0.5)
      expect((await app.snapshot()).step).toBe(Math.round(stepCount / 2))
      await app.window.keyboard.down('Shift')
      await timeline.drag(0.1, 0.9)
      await app.window.keyboard.up('Shift')
      expect((await timeline.stretch()).from).toBeLessThan(from)
      expect((await app.snapshot()).step).toBe(Math.round(stepCount / 2))
      await timeline.doubleClick(0.9)
      await expect(timeline.overview()).toHaveCount(0)
      expect((await app.snapshot()).step).toBe(Math.round(stepCount / 2))
    })

    test('keys move, leaf and zoom where the slider has the focus', async ({ open }) => {
      const app = new AppPage(await open(join(root, sample)))
      const timeline = new TimelinePage(app.window)
      const { stepCount } = await app.settled()
      const step = async (): Promise<number> => (await app.snapshot()).step
      await timeline.slider().focus()
      await app.press('ArrowRight')
      expect(await step()).toBe(1)
      // The slider is not seen: the focus shows round the band.
      const ring = (slider: Element): string =>
        getComputedStyle(slider.parentElement!, '::after').outlineStyle
      expect(await timeline.slider().evaluate(ring)).toBe('solid')
      await app.press('ArrowLeft')
      expect(await step()).toBe(0)
      await app.press('PageDown')
      expect(await step()).toBe(Math.max(1, Math.round(stepCount / 10)))
      await app.press('End')
      expect(await step()).toBe(stepCount)
      await app.press('+')
      await expect(timeline.overview()).toHaveCount(1)
      await app.press('PageUp')
      // What is shown has followed the playhead.
      const at = await step()
      await expect
        .poll(async () => {
          const { from, length } = await timeline.stretch()
          return at >= Math.floor(from * stepCount) && at <= Math.ceil((from + length) * stepCount)
        })
        .toBe(true)
      await app.press('0')
      await expect(timeline.overview()).toHaveCount(0)
      await app.press('Home')
      expect(await step()).toBe(0)
    })
  })
}

test('the tooltip counts what the event log lists', async ({ open }) => {
  const app = new AppPage(await open(join(root, games[0]!.sample)))
  const timeline = new TimelinePage(app.window)
  const { stepCount } = await app.settled()
  // Turn 2 begins with the eighth step; two mice score in its third one.
  const tip = (step: number) => timeline.tipAt(step / stepCount)
  await expect.poll(() => tip(7.4)).toBe('turn 2 · before spawn · step 7')
  await expect.poll(() => tip(9.4)).toBe('turn 2 · before mice · step 9 Mouse scored 2')
  await app.window.mouse.move(300, 300)
  await expect(timeline.tip()).toHaveCount(0)
})

test('kinds are chosen in a menu that is the legend as well', async ({ open }) => {
  const app = new AppPage(await open(join(root, games[0]!.sample)))
  const timeline = new TimelinePage(app.window)
  await app.settled()
  await expect.poll(() => timeline.colours(0, 1)).toBeGreaterThan(4)
  await expect(timeline.legend()).toContainText(['Mouse scored'])
  const before = await timeline.picture()
  await app.window
    .getByRole('button', { name: 'Choose the kinds of events on the timeline' })
    .click()
  await app.window.getByRole('menuitemcheckbox', { name: 'Mouse scored' }).click()
  await app.press('Escape')
  await expect.poll(() => timeline.picture()).not.toBe(before)
  await expect(timeline.legend().filter({ hasText: 'Mouse scored' })).toHaveCount(0)
})

test('the timeline folds to a scrubber and remembers it @always', async ({ open }) => {
  const files = games.slice(0, 2).map(({ sample }) => join(root, sample))
  const app = new AppPage(await open(...files))
  const timeline = new TimelinePage(app.window)
  const transport = new TransportPage(app.window)
  const { stepCount } = await app.settled()
  const height = async (): Promise<number> =>
    (await app.window.getByTestId('timeline').boundingBox())!.height
  expect(await height()).toBeGreaterThan(40)
  await transport.click('Fold the timeline')
  expect(await height()).toBeLessThan(30)
  await timeline.click(0.5)
  expect((await app.snapshot()).step).toBe(Math.round(stepCount / 2))
  // The other document has a timeline of its own.
  await app.window.getByRole('tab', { name: 'level.txt' }).first().click()
  await app.settled()
  expect(await height()).toBeLessThan(30)
  await transport.click('Unfold the timeline')
  expect(await height()).toBeGreaterThan(40)
})

test('a branch is marked where it leaves the run', async ({ open }) => {
  const app = new AppPage(await open(join(root, games[0]!.sample)))
  const timeline = new TimelinePage(app.window)
  const { stepCount } = await app.settled()
  await timeline.click(20 / stepCount)
  expect((await app.snapshot()).step).toBe(20)
  await app.window.locator('[data-board]').focus()
  await app.press('l')
  await app.settled()
  await expect.poll(() => timeline.tipAt(20 / stepCount)).toContain('Branch: ')
  await expect.poll(() => timeline.tipAt(30 / stepCount)).toMatch(/^turn (?!.*Branch:)/)
})

test('a turn that was edited has a pin until the level is saved or the edit undone', async ({
  open,
}) => {
  const app = new AppPage(await open(join(root, games[0]!.sample)))
  const timeline = new TimelinePage(app.window)
  const { stepCount } = await app.settled()
  await timeline.click(14 / stepCount)
  await new BoardPage(app.window).layArrow(3, 2, 0.4, 0)
  await app.settled()
  await expect
    .poll(() => timeline.tipAt(14 / stepCount))
    .toMatch(/Unsaved change: change arrow, turn 3/)
  await app.press('Control+z')
  await app.settled()
  await expect.poll(() => timeline.tipAt(14 / stepCount)).toMatch(/^turn 3 (?!.*Unsaved)/)
})

test('hits of breakpoints are marked where one would stop', async ({ open }) => {
  const app = new AppPage(await open(join(root, games[0]!.sample)))
  const timeline = new TimelinePage(app.window)
  const debug = new DebugPage(app.window)
  const { stepCount } = await app.settled()
  await app.showPane('Events')
  await app.window.getByText('enters the rocket of player 1: 0 to 1').click({ button: 'right' })
  await debug.choose('Break on Mouse scored')
  await app.press('F8')
  await expect.poll(async () => (await app.snapshot()).notice).toContain('Stopped')
  const { step } = await app.snapshot()
  await expect.poll(() => timeline.tipAt(step / stepCount)).toContain('Breakpoint: Mouse scored')
  await expect.poll(() => timeline.tipAt((step + 3) / stepCount)).toMatch(/^turn (?!.*Breakpoint:)/)
})

test('without a run the timeline is empty and does nothing', async ({ open }) => {
  const sample = 'src-main/core/games/rockets/samples/many-problems/level.txt'
  const app = new AppPage(await open(join(root, sample)))
  const timeline = new TimelinePage(app.window)
  await expect(timeline.slider()).toBeDisabled()
  await timeline.click(0.5)
  await expect(timeline.tip()).toHaveCount(0)
  expect(await app.snapshot()).toMatchObject({ step: 0, stepCount: 0, isStepping: false })
})
