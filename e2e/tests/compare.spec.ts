import { findGame } from '../../src-main/core/games/testing'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { ComparePage } from '../pages/compare'
import { LinesPage } from '../pages/lines'
import { WhyPage } from '../pages/why'
import { slotsOf } from '../pages/probe'
import { samplePath } from '../samples'

const rockets = samplePath('rockets')
const janken = samplePath('janken')

test('a misreading runs beside the right rules, up to the first difference and on', async ({
  open,
}) => {
  const app = new AppPage(await open(rockets))
  const compare = new ComparePage(app)
  await app.settled()
  await app.press('F7')
  await expect(app.status()).toContainText('Nothing is compared yet')
  await app.press('Shift+Y')
  await expect(app.status()).toContainText('No rule has forbidden anything')
  // It opens on a misreading that differs, at the first difference; so does one that is chosen.
  await app.press('Control+Shift+r')
  const opened = (await compare.searched()).firstDifference!
  expect((await app.snapshot()).step).toBe(opened.step + 1)
  await compare.choose(/whole board/)
  const { firstDifference, other } = await compare.searched()
  expect(other).toBe('tenth-overall')
  await expect(compare.title('left')).toContainText('Official rules')
  await expect(compare.title('right')).toContainText('(violates T1)')
  await expect(compare.difference()).toHaveText('in turn 5, spawn')
  expect((await app.snapshot()).step).toBe(firstDifference!.step + 1)
  await app.press('Home')
  await app.press('F7')
  const at = await app.snapshot()
  expect([at.step, at.comparison!.step]).toEqual(Array(2).fill(firstDifference!.step + 1))
  // The left figures are those of the state at the playhead, and a cat comes in place of a mouse.
  const scores = slotsOf(await app.runState(), 'scores')
  const figures = new Map(
    at.comparison!.figures.map(({ name, left, right }) => [name, [left, right]]),
  )
  expect([figures.get('Player 1')![0], figures.get('Player 2')![0]]).toEqual([...scores])
  expect(figures.get('Cats')).toEqual([0, 1])
  await expect(compare.strip()).toContainText('lets out a cat')
  await expect(compare.strip()).toContainText(
    'No cell differs. Also different: Mice, Cats, Mouse 5 of door 2 off the board.',
  )
  // The misreader's board is asked as the other one is, and the answer says which board it is of.
  const why = new WhyPage(app.window)
  const told = why.pane.getByTestId('why-board')
  await compare.strip().getByRole('button', { name: 'Why on the right' }).first().click()
  await expect(told).toHaveText(/^Right board: .*\(violates T1\)$/)
  await expect(why.asked()).toContainText('cat')
  await expect(why.summary()).toHaveCount(0)
  await compare.strip().getByRole('button', { name: 'Why on the left' }).first().click()
  await expect(told).toHaveText(/^Left board: /)
  await expect(why.asked()).toContainText('mouse')
  await expect(why.summary()).toBeVisible()
  const side = (await compare.sideBoard().boundingBox())!
  await app.window.mouse.move(side.x + side.width / 2, side.y + side.height / 2)
  await app.press('y')
  await expect(told).toHaveText(/^Right board: /)
  await app.window.mouse.click(side.x + side.width / 2, side.y + side.height / 2, {
    button: 'right',
  })
  await app.window.getByRole('menuitem', { name: 'Explain this cell' }).click()
  await expect(why.asked()).toContainText('(2,2)')
  await app.window.mouse.move(0, 0)
  await new BoardPage(app.window).focus()
  await app.press('y')
  await expect(told).toHaveText(/^Left board: /)
  await app.press('Alt+y')
  await expect(told).toHaveText(/^Right board: /)
  await app.press('F12')
  const moved = (await app.snapshot()).comparison!
  expect(moved.step).toBe(at.step + 1)
  expect(moved.differing.length).toBeGreaterThan(0)
  await app.press('End')
  const end = await app.snapshot()
  expect([end.step, end.comparison!.step]).toEqual([end.stepCount, end.comparison!.stepCount])
  await app.press('Escape')
  await expect(compare.sideBoard()).toBeHidden()
  expect((await app.snapshot()).comparison).toBeNull()
})

test('the board beside tells a reader the cell under the cursor, and nothing is done on it @always', async ({
  open,
}) => {
  const app = new AppPage(await open(rockets))
  const board = new BoardPage(app.window)
  const compare = new ComparePage(app)
  await app.settled()
  await board.focus()
  await app.press('ArrowDown')
  await app.press('Control+Shift+r')
  await compare.searched()
  const beside = compare.sideBoard().getByRole('grid')
  const cell = beside.getByRole('gridcell')
  await beside.focus()
  // To edit again, so that the arrow keys move the cursor.
  await app.press('k')
  await expect.poll(async () => (await app.snapshot()).isStepping).toBe(false)
  const before = (await app.snapshot()).cursorCell
  await expect(cell).toHaveAttribute('aria-colindex', String((before! % 5) + 1))
  await app.press('ArrowRight')
  await expect(cell).toHaveAttribute('aria-colindex', String(((before! + 1) % 5) + 1))
  const { text } = await app.snapshot()
  expect((await app.snapshot()).tool).toBe('rocket')
  await app.press('Enter')
  expect((await app.snapshot()).text).toBe(text)
})

test('edits go to both sides, and the picker says whose answer differs', async ({ open }) => {
  const app = new AppPage(await open(rockets))
  const board = new BoardPage(app.window)
  const compare = new ComparePage(app)
  const { text } = await app.settled()
  await app.slowClock()
  await app.press('Control+Shift+r')
  await compare.searched()
  const level = findGame('rockets')!.format.parse(text!)
  if (!level.ok) throw new Error('the sample cannot be read')
  const { engine } = findGame('rockets')!
  const right = engine.answer(level.value.level)
  const differs = (id: string) => engine.answer(level.value.level, id) !== right
  const told = ['≠', '='].flatMap((mark) =>
    engine.readings
      .filter(({ id }) => differs(id) === (mark === '≠'))
      .map(({ belief }) => `${mark} ${belief.replace(/\.$/, '')}`),
  )
  // Those that differ come first; of those with the same answer some may have been compared.
  await expect
    .poll(async () => (await compare.choices()).map((one) => one.replace(/ \(violates .*$/, '')))
    .toEqual(told)
  await board.layArrow(3, 2, 0.4, 0)
  const edited = await app.settled()
  expect(edited.text).not.toBe(text)
  await compare.searched()
  await app.press('End')
  const { comparison, stepCount } = await app.snapshot()
  expect(comparison!.step).toBe(comparison!.stepCount)
  expect(stepCount).toBeGreaterThan(0)
  await compare.close()
  await expect(compare.bar()).toBeHidden()
})

test('moves of units are compared under a misreading, which may make no difference', async ({
  open,
}) => {
  const app = new AppPage(await open(janken))
  const compare = new ComparePage(app)
  await app.settled()
  await app.press('Control+Shift+r')
  await expect(compare.bar()).toBeVisible()
  await compare.choose(/the cell that the unit leaves(?! and)/)
  await compare.searched()
  await compare.goToFirstDifference()
  const { comparison, step } = await app.snapshot()
  expect(comparison!.step).toBe(step)
  expect(comparison!.figures.some(({ left, right }) => left !== right)).toBe(true)
  const told = new Set<string>()
  for (const label of await compare.choices()) {
    await compare.choose(new RegExp(label.slice(2).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    const { firstDifference } = await compare.searched()
    const words = await compare.difference().textContent()
    expect(words!.startsWith('no ')).toBe(firstDifference === null)
    told.add(firstDifference === null ? 'same' : 'other')
  }
  expect([...told].sort()).toEqual(['other', 'same'])
})

test('a level in which no misreading differs says so', async ({ open }) => {
  const app = new AppPage(await open(samplePath('progers', 'statement-config/level.txt')))
  const compare = new ComparePage(app)
  await app.settled()
  await app.slowClock()
  // Without moves the transport offers no step and names no turn, and no misreading can be caught.
  const run = app.window.getByRole('region', { name: 'Run' })
  await expect(run.getByRole('button', { name: 'Branch from here' })).toBeDisabled()
  await expect(run.getByRole('spinbutton', { name: 'turn' })).toHaveCount(0)
  await app.showPane('Rules')
  await expect(app.window.getByText('this level catches 0 of 18.')).toBeVisible()
  await expect(app.window.locator('tr', { hasText: 'j-over-robot' })).toContainText('= same')
  await app.press('Control+Shift+r')
  await expect(compare.difference()).toHaveText('no misreading changes anything in this level')
  await app.press('F7')
  await expect(app.status()).toContainText('Both sides are the same to the end.')
})

test('a side that has errors is named, and nothing is said of differences', async ({ open }) => {
  const app = new AppPage(await open(rockets))
  const lines = new LinesPage(app.window)
  const compare = new ComparePage(app)
  await app.settled()
  await new BoardPage(app.window).focus()
  await app.press('l')
  await app.settled()
  await lines.open()
  await lines.compare('Main line')
  await compare.searched()
  await lines.show('Main line')
  await compare.searched()
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+Home')
  await app.window.keyboard.insertText('bad')
  const broken = 'othing to compare: Main line has errors'
  await expect(compare.difference()).toHaveText(`n${broken}`)
  await expect(compare.strip()).toContainText(`N${broken}.`)
  await expect(compare.strip()).not.toContainText(/No cell differs|the same on both sides/)
  // On the right, too.
  await lines.open()
  await lines.show('Branch 1')
  await expect(compare.title('right')).toContainText('Main line')
  await expect(compare.difference()).toHaveText(`n${broken}`)
  await lines.show('Main line')
  await app.press('Control+z')
  await compare.searched()
  await expect(compare.strip()).toContainText('No cell differs.')
})

test('boards of different sizes are compared by row and column', async ({ open }) => {
  const app = new AppPage(await open(rockets))
  const compare = new ComparePage(app)
  await app.settled()
  await new BoardPage(app.window).focus()
  await app.press('l')
  await app.showPane('Level')
  await app.window.getByLabel('Width', { exact: true }).first().fill('11')
  await app.press('Tab')
  await app.window.getByRole('button', { name: 'Resize' }).click()
  await app.settled()
  await app.press('Control+Shift+r')
  await compare.searched()
  await compare.choose(/Main line/)
  await compare.searched()
  await new BoardPage(app.window).focus()
  for (let step = 0; step < 5; step++) await app.press('F10')
  await expect(compare.strip()).toContainText('The boards have different sizes.')
  const sides = await compare.strip().getByRole('list').all()
  const told = await Promise.all(sides.map((side) => side.getByRole('listitem').allInnerTexts()))
  expect(new Set(told.flat()).size).toBe(told.flat().length)
  const { comparison } = await app.snapshot()
  // Pits and door of the east wall lie elsewhere.
  expect(comparison!.differing).toEqual(expect.arrayContaining([4, 26, 48]))
  expect(comparison!.differing.every((cell) => cell % 11 < 5)).toBe(true)
  // The larger board is not cut off by the scale of the smaller one.
  const box = (await app.window.locator('[data-board]').first().boundingBox())!
  for (const col of [0, 10]) {
    const { x } = await new BoardPage(app.window).pointOf(4, col)
    expect(x).toBeGreaterThan(box.x)
    expect(x).toBeLessThan(box.x + box.width)
  }
})
