import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { AnyGame } from '../../src-main/core/game/any-game'
import { checkText } from '../../src-main/core/game/check-text'
import { joinReadings } from '../../src-main/core/game/reading-table'
import { findGame } from '../../src-main/core/games/testing'
import { expect, test } from '../fixtures'
import { AnswerPage } from '../pages/answer'
import { AppPage } from '../pages/app'
import { samplePath } from '../samples'

test('an answer leads to the steps that wrote it, by mouse and keys, and each step marks what it writes', async ({
  open,
  folder,
}) => {
  const app = new AppPage(await open(samplePath('labyrinth')))
  const { answer } = await app.settled()
  const page = new AnswerPage(app)
  await page.show()
  await expect(page.written()).toHaveText('Click a letter to go to its step.')
  await page.click(0, 7)
  await expect(page.marked()).toHaveText(['b'])
  await expect(page.written()).toHaveText('This step writes b.')
  const { step } = await app.snapshot()
  // The letter before was written by a step before.
  await app.press('ArrowLeft')
  await app.press('Enter')
  await expect(page.marked()).toHaveText(['y'])
  expect((await app.snapshot()).step).toBeLessThan(step)
  await app.press('F12')
  await expect(page.marked()).toHaveText(['b'])
  expect((await app.snapshot()).step).toBe(step)
  // Nothing can be typed into it.
  await app.press('x')
  await expect(page.text()).toContainText(answer!.trim())

  await app.choose('copy-answer')
  await expect.poll(() => app.shell.clipboardText()).toBe(answer)
  await app.shell.answerSaveDialog(join(folder, 'walks.out'))
  await app.window.getByRole('button', { name: 'Export answer…' }).click()
  await expect.poll(async () => (await app.snapshot()).notice).toMatch(/^Exported .*walks\.out\.$/)
  expect(await readFile(join(folder, 'walks.out'), 'utf8')).toBe(answer)
})

test('the caret in an answer stays where it is when stepping begins and its pane moves, on a slow machine too', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('labyrinth')))
  await app.settled()
  const page = new AnswerPage(app)
  await page.show()
  await page.text().press('Control+End')
  // What a browser says of a caret after it has moved the focus comes late.
  await app.window.evaluate(() =>
    addEventListener('focusin', () => {
      const end = performance.now() + 500
      while (performance.now() < end);
    }),
  )
  await app.press('ArrowLeft')
  await app.press('ArrowLeft')
  await app.press('Enter')
  await expect(page.marked()).toHaveText(['o'])
  await app.press('ArrowLeft')
  await app.press('Enter')
  await expect(page.marked()).toHaveText(['b'])
})

test('a score leads to the step that settled it, and says on the way what it is by then', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  await app.settled()
  const page = new AnswerPage(app)
  await page.show()
  await page.click(1, 0)
  const settled = (await app.snapshot()).step
  await expect(page.marked()).toHaveText(['8', '8'])
  await expect(page.written()).toHaveText('This step writes 8, 8.')
  await app.press('F6')
  await app.press('Control+Shift+F10')
  await app.press('Control+Shift+F10')
  do {
    await app.press('F12')
    await app.painted()
  } while ((await page.marked().count()) !== 2 && (await app.snapshot()).step < settled)
  await expect(page.marked()).toHaveCount(2)
  await expect(page.written()).toHaveText(/^This step writes [1-7], [1-7]; in the end 8, 8\.$/)
  expect((await app.snapshot()).step).toBeLessThan(settled)

  // The answer of a misreading is beside it, with the first difference.
  await app.press('Control+Shift+R')
  await expect(page.differing()).toHaveText(['8', /^\d+$/])
  await page.firstDifference().click()
  await expect(page.marked().first()).toBeVisible()
  expect((await app.snapshot()).step).toBe(settled)
})

test('an output is explained: where it is wrong, the step that wrote the right word, and the misreading', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('labyrinth')))
  const { answer } = await app.settled()
  await app.choose('explain-output')
  const dialog = app.window.getByRole('dialog', { name: 'Explain an output' })
  const output = dialog.getByRole('textbox', { name: 'Output of the program' })
  await output.fill(answer!)
  await expect(dialog.getByText('Accepted')).toBeVisible()
  await output.fill(answer!.replace('yb', 'zz'))
  await expect(dialog.getByText(/^Wrong answer/)).toBeVisible()
  await expect(dialog.getByText('Expected', { exact: true })).toBeVisible()
  await expect(
    dialog.getByText('No misreading, and no two combined, gives this output'),
  ).toBeVisible()
  await dialog.getByRole('button', { name: 'Go to the step' }).click()
  await expect(dialog).toBeHidden()
  expect((await app.snapshot()).step).toBeGreaterThan(0)

  // What a program prints whose author misread a rule leads to the run under that misreading.
  const labyrinth: AnyGame = findGame('labyrinth')!
  const text = await readFile(samplePath('labyrinth'), 'utf8')
  const misread = labyrinth.engine.answer(checkText(labyrinth, text).level, 'always-shift')
  await app.choose('explain-output')
  await output.fill(misread)
  const suspect = dialog.getByRole('listitem').filter({ hasText: 'always-shift' })
  await suspect.getByRole('button', { name: 'Compare' }).click()
  await expect.poll(async () => (await app.snapshot()).comparison?.other).toBe('always-shift')

  // So does the step in which both runs part.
  await app.press('Home')
  await app.choose('explain-output')
  await output.fill(misread)
  await suspect.getByRole('button', { name: 'turn 2, current, step 5' }).click()
  await expect.poll(async () => (await app.snapshot()).step).toBe(5)

  // Two at once stand on lines of their own, and what many say scrolls with the dialog.
  const both = joinReadings(['drift-to-estuary', 'always-shift'])
  await app.choose('explain-output')
  await output.fill(labyrinth.engine.answer(checkText(labyrinth, text).level, both))
  const pair = dialog
    .getByRole('listitem')
    .filter({ hasText: 'drift-to-estuary' })
    .filter({ hasText: 'always-shift' })
  await expect(pair.getByText('and at the same time: The current')).toBeVisible()
  const scrolling = await dialog
    .getByRole('list')
    .evaluateAll((lists) => lists.filter((list) => list.scrollHeight > list.clientHeight).length)
  expect(scrolling).toBe(0)
})
