import { readFile } from 'node:fs/promises'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { WhyPage } from '../pages/why'
import { samplePath } from '../samples'

test('cursor and why stay at their square when the board is given another size', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const board = new BoardPage(app.window)
  const why = new WhyPage(app.window)
  await app.settled()
  await board.focus()
  await app.press('F10')
  await board.click(3, 2)
  await board.hover(3, 2)
  await app.press('y')
  await expect(why.asked()).toContainText('(2,3)')
  await app.widen(7)
  expect((await app.snapshot()).cursorCell).toBe(3 * 7 + 2)
  await expect(why.asked()).toContainText('(2,3)')
  await app.press('Control+z')
  expect((await app.settled()).cursorCell).toBe(3 * 5 + 2)
  await expect(why.asked()).toContainText('(2,3)')
})

test('a square that is not on the new board is neither asked about nor under the cursor', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('rockets')))
  const board = new BoardPage(app.window)
  const why = new WhyPage(app.window)
  await app.settled()
  await app.widen(9)
  await board.focus()
  await app.press('F10')
  await board.click(2, 8)
  await app.press('y')
  await expect(why.asked()).toContainText('(8,2)')
  await app.press('Control+z')
  expect((await app.settled()).cursorCell).toBeNull()
  await expect(why.asked()).toBeHidden()
})

test('a text with fewer data sets takes the place of one that is played to its end', async ({
  open,
}) => {
  const app = new AppPage(await open(samplePath('janken', 'four-data-sets/level.txt')))
  const board = new BoardPage(app.window)
  await app.settled()
  await board.focus()
  await app.press('End')
  await board.click(2, 2)
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+a')
  await app.window.keyboard.insertText(await readFile(samplePath('janken'), 'utf8'))
  const { answer, page, errors } = { ...(await app.settled()), errors: app.errors }
  expect([page, errors]).toEqual([0, []])
  expect(answer).toBe(await readFile(samplePath('janken', 'statement/answer.txt'), 'utf8'))
})
