import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { games } from '../../src-main/core/games/testing'
import type { AnyGame } from '../../src-main/core/game/any-game'
import { Walk } from '../axe-walk'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { KeyboardPage } from '../pages/keyboard'
import { PalettePage } from '../pages/palette'
import { PanesPage } from '../pages/panes'
import { SpokenWords } from '../pages/spoken'
import { TourPage } from '../pages/tour'
import { samplePath } from '../samples'

/** What the first step of each game says: the tool’s letter, the cell, and how often Enter is pressed there. */
const draws: Readonly<
  Record<string, readonly [key: string, row: number, col: number, enters: number]>
> = {
  rockets: ['a', 1, 1, 1],
  labyrinth: ['w', 1, 0, 1],
  janken: ['t', 4, 8, 1],
  progers: ['a', 6, 1, 1],
  ghosts: ['b', 1, 11, 2],
}

for (const game of games as readonly AnyGame[]) {
  test(`${game.id}: the tour goes on as its steps are done, by hand`, async ({ open }) => {
    const app = new AppPage(await open())
    const [tour, board] = [new TourPage(app), new BoardPage(app.window)]
    const [key, row, col] = draws[game.id]!
    await app.snapshot()
    await app.slowClock()
    await tour.begin(game.title)
    const { text, answer } = await app.settled()

    await test.step('draw: choosing the tool is not enough, and then the ring is around the cell', async () => {
      await expect(tour.ring()).toHaveCount(2)
      await board.focus()
      await app.press(key)
      const at = await board.pointOf(row, col)
      await expect(tour.ring()).toHaveCount(1)
      await expect
        .poll(async () => {
          const { x, y, width, height } = (await tour.ring().boundingBox())!
          return x < at.x && at.x < x + width && y < at.y && at.y < y + height
        })
        .toBe(true)
      await tour.at('draw')
      await board.click(row, col)
      await tour.at('answer')
    })
    await test.step('answer: it has changed, and does so again', async () => {
      const changed = await app.settled()
      expect(changed.text).not.toBe(text)
      expect(changed.answer).not.toBe(answer)
      await expect(tour.card()).toContainText('Ctrl+Z')
      await app.press('Control+z')
      await tour.at('step')
      expect(await app.settled()).toMatchObject({ text, answer })
    })
    await test.step('step: with a turn', async () => {
      await app.window.getByRole('button', { name: 'Next turn', exact: true }).click()
      await tour.at('why')
    })
    await test.step('why: in the row that is marked', async () => {
      const log = app.window.getByRole('list', { name: 'Events' })
      const row = log.locator('[aria-current=step]').first()
      // However low the list is.
      await expect(tour.ring()).toHaveCount(1)
      // The first of several such rows may be under the card, and the list may still be scrolling.
      await row.getByRole('button', { name: 'Why', exact: true }).press('Enter')
      await tour.at('branch')
      await expect(app.window.getByTestId('why-asked')).toBeVisible()
    })
    await test.step('branch: by its button', async () => {
      await app.window.getByRole('button', { name: 'Branch from here', exact: true }).click()
      await tour.at('misses')
      expect((await app.snapshot()).lines).toHaveLength(2)
    })
    await test.step('misses: a misreading that gives the right answer', async () => {
      const marked = app.window.locator('[data-reading][aria-current=true]')
      await marked.getByRole('button', { name: '= same' }).click()
      await tour.at('end')
      expect((await app.snapshot()).comparison).not.toBeNull()
    })
    await tour.button('Close the tour').click()
    await expect(app.window.getByTestId('start-page')).toBeVisible()
    expect((await app.snapshot()).tabs).toEqual([])
  })
}

test('by keys alone: it begins in the palette, each step is told, Escape leaves it', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('labyrinth')))
  const [tour, keys] = [new TourPage(app), new KeyboardPage(app.window)]
  await app.settled()
  const spoken = await SpokenWords.note(app)
  await new PalettePage(app).go('take the tour', 'Take the tour')
  const chooser = app.window.getByRole('dialog', { name: 'Take the tour' })
  await expect(chooser.getByRole('button', { name: /^Rockets/ })).toBeFocused()
  await app.press('Enter')
  await tour.at('draw')
  await app.settled()
  await expect(app.window.locator('[data-board]')).toBeFocused()
  await spoken.expect('Draw. Place an arrow: press A')
  await keys.press('a', 'Enter')
  await tour.at('answer')
  await spoken.expect('Your edit changed the official answer')
  await app.settled()
  await keys.press('Control+z')
  await tour.at('step')
  await app.settled()
  await keys.press('F10')
  await tour.at('why')
  await spoken.expect('Ask why')
  await app.settled()
  await keys.press('y')
  await tour.at('branch')
  await app.settled()
  await keys.press('l')
  await tour.at('misses')

  await keys.toPane('tour')
  await keys.press('Tab')
  await expect(tour.button('Back')).toBeFocused()
  await keys.press('Enter')
  await tour.at('branch')
  await expect(tour.button('Back')).toBeFocused()
  await keys.press('Tab', 'Tab', 'Enter')
  await tour.at('misses')
  await keys.press('Shift+Tab', 'Enter')
  await tour.at('end')
  await expect(tour.button('Keep the level')).toBeFocused()
  await keys.press('Shift+Tab')
  for (const step of ['misses', 'branch', 'why', 'step', 'answer', 'draw']) {
    await expect(tour.button('Back')).toBeFocused()
    await keys.press('Enter')
    await tour.at(step)
  }
  // The button that led back is gone with the first step.
  await expect(tour.button('Next')).toBeFocused()
  // It holds the focus no more than any other pane.
  await keys.toPane('board')
  await keys.toPane('tour')
  await keys.press('Escape')
  await expect(tour.card()).toHaveCount(0)
  await expect(app.window.locator('[data-board]')).toBeFocused()
  expect((await app.snapshot()).tabs.map(({ name }) => name)).toEqual(['level.txt'])
})

test('nothing of it stays: no journal, no question, no tab to open again, all panes as they were', async ({
  open,
  reopen,
}) => {
  const running = await open(samplePath('rockets'))
  const app = new AppPage(running)
  const [tour, panes, board] = [new TourPage(app), new PanesPage(app), new BoardPage(app.window)]
  const stored = () => app.window.evaluate(() => ({ ...localStorage }))
  const journals = async (): Promise<string> => {
    const folder = join(running.data, 'journal')
    const files = await readdir(folder).catch(() => [])
    // Temporary ones may be gone by then.
    const texts = files.map((name) => readFile(join(folder, name), 'utf8').catch(() => ''))
    return (await Promise.all(texts)).join('\n')
  }
  await app.settled()
  await panes.focus('Events')
  await app.press('Control+Shift+w')
  await expect(panes.tab('Events')).toHaveCount(0)
  const before = { panes: await panes.stacks(), recent: await recentOf(running.data) }
  await app.choose('start-page')
  await app.tab('level.txt').click()
  await app.settled()
  const held = await stored()

  await tour.begin('Rockets')
  await tour.button('Show me').click()
  await tour.at('answer')
  await app.choose('panes-debug')
  await panes.focus('Text')
  await app.press('Alt+Shift+Enter')
  await expect(panes.floating()).toHaveCount(1)
  expect((await app.snapshot()).tabs[1]).toEqual({ name: 'Tour: Rockets', isDirty: false })

  // What is done in another tab meanwhile is kept as ever; the tour waits.
  await app.tab('level.txt').click()
  await expect(tour.card()).toHaveCount(0)
  await app.settled()
  expect(await panes.stacks()).toEqual(before.panes)
  await board.focus()
  await app.press('k')
  await board.click(2, 2)
  const { text } = await app.settled()
  await expect.poll(journals).toContain('rocket')
  expect(await journals()).not.toContain('Tour')
  await app.tab('Tour: Rockets').click()
  await tour.at('answer')

  await app.press('Control+w')
  await expect(tour.card()).toHaveCount(0)
  expect((await app.snapshot()).tabs).toEqual([{ name: 'level.txt', isDirty: true }])
  await app.press('Control+Shift+t')
  await app.settled()
  expect(await panes.stacks()).toEqual(before.panes)
  expect(await stored()).toEqual(held)
  expect(await recentOf(running.data)).toEqual(before.recent)

  await tour.begin('Labyrinth')
  expect((await app.snapshot()).tabs.map(({ name }) => name)).toEqual([
    'level.txt',
    'Tour: River Labyrinth',
  ])
  const again = new AppPage(await reopen())
  await expect.poll(async () => (await again.snapshot()).text).toBe(text)
  expect((await again.snapshot()).tabs.map(({ name }) => name)).toEqual(['level.txt'])
})

test('its pane may stand anywhere or be closed, another may be shown; a level that is kept is like any other @always', async ({
  open,
}) => {
  const app = new AppPage(await open())
  const [tour, panes] = [new TourPage(app), new PanesPage(app)]
  await app.shell.resize(1024, 700)
  await tour.begin('Ghost Hunters')
  for (const _ of [1, 2, 3]) await tour.button('Next').click()
  await tour.at('why')
  await expect(tour.ring()).toHaveCount(1)
  await app.choose('pane-events')
  await expect(panes.tab('Events')).toHaveCount(0)
  await expect(tour.ring()).toHaveCount(0)
  await expect(tour.card()).toBeInViewport({ ratio: 1 })
  await app.choose('pane-events')
  await expect(tour.ring()).toHaveCount(1)
  await app.press('Alt+Shift+Enter')
  await expect(panes.floating()).toHaveCount(1)
  await tour.button('Show me').click()
  await tour.at('branch')
  for (const _ of [1, 2]) await tour.button('Next').click()
  await tour.button('Keep the level').click()
  await expect(tour.card()).toHaveCount(0)
  await expect.poll(async () => (await app.snapshot()).tabs[0]!.name).toMatch(/^Untitled 1\./)
})

test('axe-core finds nothing wrong with the card and the choice of games', async ({ open }) => {
  const app = new AppPage(await open())
  const [tour, walk] = [new TourPage(app), new Walk(app)]
  await app.choose('theme-light')
  await app.choose('tour')
  await app.window.getByRole('dialog', { name: 'Take the tour' }).waitFor()
  await walk.look('choice', '[role=dialog]')
  await app.press('Escape')
  await tour.begin('Progers')
  await walk.look('a tour')
  await tour.button('Show me').click()
  await tour.at('answer')
  await walk.look('answer', '[data-testid=tour]')
  expect(walk.found).toEqual({})
})

test('the first start offers the tour, and no other does', async ({ launch, relaunch }) => {
  const app = new AppPage(await launch())
  const tour = new TourPage(app)
  const offer = app.window.getByRole('region', { name: 'New here?' })
  await offer.getByRole('button', { name: 'Take the tour, 3 minutes' }).click()
  const chooser = app.window.getByRole('dialog', { name: 'Take the tour' })
  await chooser.waitFor()
  await app.press('Escape')
  await chooser.waitFor({ state: 'detached' })
  await offer.getByRole('button', { name: 'Not now' }).click()
  await expect(offer).toHaveCount(0)
  await expect(app.window.getByTestId('start-page')).toBeFocused()
  await tour.begin('Rockets')
  await app.shell.close()

  const again = new AppPage(await relaunch())
  await expect(again.window.getByTestId('start-page')).toBeVisible()
  await expect(again.window.getByTestId('first-tour')).toHaveCount(0)
})

/** The list of recent files as it is on disk. */
async function recentOf(data: string): Promise<string> {
  return readFile(join(data, 'recent.json'), 'utf8').catch(() => '')
}
