import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { PanesPage } from '../pages/panes'
import { samplePath } from '../samples'

const usual = ['Level* Text Rules Debug History Pieces', 'Problems* Events Why Answer Scores']

test('a pane is dragged into another stack, and out of it beside the board @always', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const panes = new PanesPage(app)
  await app.settled()
  await expect.poll(() => panes.stacks()).toEqual(usual)
  await panes.dragTab('Events', 'Level', 0.5, 0.5)
  await expect
    .poll(() => panes.stacks())
    .toEqual(['Level Text Rules Debug History Pieces Events*', 'Problems Why Answer Scores*'])
  await panes.dragTab('Events', 'Level', 0.02, 0.6)
  await expect.poll(async () => (await panes.stacks()).length).toBe(3)
  expect((await panes.box('Events')).x).toBeLessThan((await panes.box('Level')).x)
})

test('by keys a pane moves, splits, floats, docks, folds and closes, and View brings it back', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const panes = new PanesPage(app)
  await app.settled()
  await panes.focus('Events')
  await app.press('Alt+Shift+ArrowUp')
  await expect
    .poll(() => panes.stacks())
    .toEqual(['Level Text Rules Debug History Pieces Events*', 'Problems Why Answer Scores*'])
  await expect(panes.tab('Events')).toBeFocused()
  await app.press('Alt+Shift+Comma')
  await expect.poll(async () => (await panes.stacks())[1]).toBe('Events*')
  await app.press('Alt+Shift+Enter')
  await expect(panes.floating()).toHaveCount(1)
  await app.press('Alt+Shift+Enter')
  await expect(panes.floating()).toHaveCount(0)
  const { height } = await panes.box('Events')
  await app.press('Control+j')
  await expect.poll(async () => (await panes.box('Events')).height).toBeLessThan(40)
  await app.press('Control+j')
  await expect.poll(async () => (await panes.box('Events')).height).toBeGreaterThan(90)
  expect(height).toBeGreaterThan(90)
  await app.press('Control+Shift+w')
  await expect(panes.tab('Events')).toHaveCount(0)
  await app.choose('pane-events')
  await expect(panes.tab('Events')).toBeFocused()
  await app.choose('panes-reset')
  await expect.poll(() => panes.stacks()).toEqual(usual)
})

test('presets arrange the panes, and at 1920 × 1080 the four that matter stand side by side', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const panes = new PanesPage(app)
  await app.settled()
  await app.choose('panes-small')
  await expect.poll(async () => (await panes.stacks()).length).toBe(1)
  await app.choose('panes-debug')
  await expect.poll(async () => (await panes.stacks()).join()).toContain('Events*')
  await app.choose('panes-judge')
  await expect.poll(async () => (await panes.stacks()).join()).toContain('Answer*')
  await app.shell.resize(1920, 1080)
  await expect.poll(() => app.window.evaluate(() => innerWidth)).toBeGreaterThan(1800)
  await app.choose('panes-reset')
  await expect
    .poll(() => panes.stacks())
    .toEqual([
      'Level* Debug History Pieces',
      'Problems* Why Answer',
      'Text* Rules',
      'Events* Scores',
    ])
})

test('when the window grows the board does, and the panes beside it keep their width', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const panes = new PanesPage(app)
  await app.settled()
  await expect.poll(() => panes.stacks()).toEqual(usual)
  const board = async () => (await app.window.locator('[data-board]').boundingBox())!.width
  const [before, { width }] = [await board(), await panes.box('Level')]
  const inner = await app.window.evaluate(() => innerWidth)
  for (const size of [inner + 200, inner - 100, inner]) {
    await app.shell.resize(size, 800)
    await expect.poll(board).toBeCloseTo(before + size - inner, 0)
    expect((await panes.box('Level')).width).toBeCloseTo(width, 0)
  }
})

const stepping = [
  'Events* Scores',
  'Level* Text Rules Debug History',
  'Why* Problems Answer Pieces',
]

test('stepping gives events and why the height, editing brings the panes back, and each mood keeps what is moved in it', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('labyrinth')))
  const panes = new PanesPage(app)
  await app.settled()
  await app.press('F10')
  await expect.poll(() => panes.stacks()).toEqual(stepping)
  const board = (await app.window.locator('[data-board]').boundingBox())!
  expect(board.width).toBeGreaterThanOrEqual(480)
  await app.press('End')
  const rows = app.window.locator('[data-contents=events] [role=listitem]:visible')
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(8)
  await app.press('Escape')
  await expect.poll(() => panes.stacks()).toEqual(usual)
  await app.press('F10')
  await panes.focus('Why')
  await app.press('Alt+Shift+ArrowUp')
  const own = ['Events* Scores', 'Level Text Rules Debug History Why*', 'Problems Answer Pieces*']
  await expect.poll(() => panes.stacks()).toEqual(own)
  await app.press('Escape')
  await app.press('Escape')
  await expect.poll(async () => (await panes.stacks()).length).toBe(2)
  // What was chosen stays in sight.
  await panes.focus('Debug')
  await app.press('F10')
  await expect
    .poll(() => panes.stacks())
    .toEqual([own[0], 'Level Text Rules Debug* History Why', own[2]])
})

test('two boards that are compared have the room of one that is edited', async ({ open }) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const panes = new PanesPage(app)
  await app.settled()
  await app.press('F10')
  await expect.poll(() => panes.stacks()).toEqual(stepping)
  await app.choose('compare-readings')
  await expect.poll(() => panes.stacks()).toEqual(usual)
  await app.press('Escape')
  await expect.poll(() => panes.stacks()).toEqual(stepping)
})

test('until a pane is moved the panes follow the window as it changes', async ({ open }) => {
  const app = new AppPage(await open(samplePath('progers')))
  const panes = new PanesPage(app)
  await app.settled()
  const count = async () => (await panes.stacks()).length
  for (const [width, height, stacks] of [
    [1900, 1000, 4],
    [1280, 800, 2],
    [1024, 700, 1],
    [1280, 800, 2],
  ] as const) {
    await app.shell.resize(width, height)
    await expect.poll(count).toBe(stacks)
    const board = (await app.window.locator('[data-board]').boundingBox())!
    expect(board.width).toBeGreaterThan(width / 2)
  }
  await panes.dragEdge('Level', -60)
  await app.resize(1900, 1000)
  await app.painted()
  expect(await count()).toBe(2)
})

test('what is moved with its pane stays where it was scrolled to', async ({ open }) => {
  const app = new AppPage(await open(samplePath('rockets', 'crowded/level.txt')))
  const panes = new PanesPage(app)
  await app.settled()
  await app.resize(1280, 800)
  await app.press('F10')
  await app.press('End')
  const rows = app.window.getByRole('list', { name: 'Events' }).locator('.rows')
  const top = () => rows.evaluate((list) => list.scrollTop)
  await expect.poll(top).toBeGreaterThan(1000)
  // For some frames the list itself looks after the row that it shows.
  for (let frames = 0; frames < 40; frames++) await app.painted()
  const stacks = await panes.stacks()
  await app.resize(1024, 700)
  await expect.poll(() => panes.stacks()).not.toEqual(stacks)
  await app.painted()
  expect(await top()).toBeGreaterThan(1000)
})

test('in a smaller window a level has its usual panes on top, whatever the larger one showed', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets'), samplePath('labyrinth')))
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(2)
  await app.settled()
  await app.press('Control+PageUp')
  await app.settled()
  await app.press('Control+PageUp')
  await app.resize(1024, 700)
  await app.settled()
  await app.press('Control+PageUp')
  await app.settled()
  const front = (name: string) => app.window.getByRole('tab', { name, exact: true, selected: true })
  await expect(front('Level')).toBeVisible()
  await app.press('End')
  await expect(front('Why')).toBeVisible()
  await expect(front('Events')).toBeVisible()
})

test('how panes stand is kept for each game, and a broken layout gives way to the preset', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets'), samplePath('labyrinth')))
  const panes = new PanesPage(app)
  await expect.poll(async () => (await app.snapshot()).tabs.length).toBe(2)
  await app.settled()
  await panes.focus('Why')
  await app.press('Control+Shift+w')
  await expect(panes.tab('Why')).toHaveCount(0)
  await app.press('Control+Tab')
  await expect(panes.tab('Why')).toHaveCount(1)
  await app.press('Control+Tab')
  await expect(panes.tab('Events')).toHaveCount(1)
  await expect(panes.tab('Why')).toHaveCount(0)
  await app.press('Control+Tab')
  await expect(panes.tab('Why')).toHaveCount(1)
  for (const broken of ['[[[', '{"isColumn":false,"parts":[{"panes":["why"],"size":-1}]}']) {
    await app.window.evaluate(
      (text) => localStorage.setItem('boardwright.panes.labyrinth', text),
      broken,
    )
    await app.press('Control+Tab')
    await expect.poll(() => panes.stacks()).toEqual(usual)
    await app.press('Control+Tab')
    await expect.poll(() => panes.stacks()).toEqual(usual)
  }
})

test('a restart leaves the panes where they are', async ({ launch, relaunch }) => {
  const first = await launch(samplePath('rockets'))
  const app = new AppPage(first)
  const panes = new PanesPage(app)
  await app.settled()
  await panes.focus('Text')
  await app.press('Alt+Shift+ArrowLeft')
  // Which of them is in front belongs to the document.
  const places = async (page: PanesPage) => (await page.stacks()).join('\n').replaceAll('*', '')
  const moved = 'Text\nLevel Rules Debug History Pieces\nProblems Events Why Answer Scores'
  await expect.poll(() => places(panes)).toBe(moved)
  await first.shell.close()
  const again = new AppPage(await relaunch())
  await again.settled()
  await expect.poll(() => places(new PanesPage(again))).toBe(moved)
})
