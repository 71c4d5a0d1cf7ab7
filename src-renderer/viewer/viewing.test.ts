import { findGame } from '@core/games/testing'
import { levelIn, type LevelPage } from '@core/package/level-page'
import { expect, test } from 'vitest'
import { lookOf } from '../canvas/picture/looks'
import { generatedText } from '../testing/levels'
import { Viewing } from './viewing.svelte'

/** A page with a generated level, and a branch of it that is another level. */
async function viewing(gameId: string, parts: Partial<LevelPage> = {}): Promise<Viewing> {
  const game = findGame(gameId)!
  const branch = { id: 1, name: 'tried', parent: 0, from: null, changes: [] }
  const page: LevelPage = {
    game: gameId,
    name: 'level',
    text: generatedText(game),
    branches: [{ ...branch, text: generatedText(game, 2) }],
    reading: null,
    ...parts,
  }
  const viewing = new Viewing(levelIn(JSON.stringify(page), findGame), lookOf(gameId))
  await expect.poll(() => viewing.run.outcome).not.toBeNull()
  return viewing
}

test('the step just made is told, and why its events happened', async () => {
  const page = await viewing('rockets')
  const { playback, game, level } = page
  expect([page.caption, page.happened]).toEqual(['Start', []])
  while (page.happened.length === 0) playback.stepPhase()
  const [first] = page.happened
  page.askEvent(first!.event)
  const { asked, ruleId, cells } = page.why!
  expect([asked, ruleId]).toEqual([first!.text, first!.rule])
  expect(page.marks).toEqual(cells.map((cell) => page.placeOf(cell)))
  // The answer stays with its step, and a reason under the pointer marks its own cells.
  page.goTo(0)
  expect(page.why!.asked).toBe(asked)
  page.pointed = [1]
  expect(page.marks).toEqual([{ row: 0, col: 1 }])
  expect(page.describeCell(1)).toContain(game.cellName(level, 1))
})

test('a cell is asked about in the step just made, and told under the pointer or else the cursor', async () => {
  const page = await viewing('rockets')
  page.askCell(1)
  page.cursor = { row: 0, col: 1 }
  page.goTo(page.playback.stepCount)
  expect(page.why!.asked).toBe(page.cellWords)
  page.hover = { row: 0, col: 2 }
  expect(page.cellWords).toBe(page.describeCell(2))
  page.hover = { row: 99, col: 2 }
  expect(page.cellWords).toBe('')
})

test('pages follow the step just made', async () => {
  const page = await viewing('janken')
  const { pages } = page.game
  page.goTo(page.playback.stepCount)
  const { turn } = page.run.cursor!.markOf(page.playback.step - 1)!
  expect(page.page).toBe(pages!.pageOfTurn(page.level, turn))
  expect(page.page).toBe(pages!.count(page.level) - 1)
  expect(page.page).toBeGreaterThan(0)
})

test('another line is shown at the same moment, with a run of its own', async () => {
  const page = await viewing('rockets')
  page.goTo(page.playback.stepCount)
  page.askCell(1)
  page.cursor = { row: 0, col: 1 }
  page.showLine(page.lines[1]!)
  await expect.poll(() => page.line.answers[0]).toEqual(expect.any(String))
  expect([page.run, page.level, page.question]).toEqual([
    page.lines[1]!.runs[0],
    page.lines[1]!.level,
    null,
  ])
  expect(page.cursor).toEqual({ row: 0, col: 1 })
  expect(page.cellWords).toBe(page.describeCell(1))
})

test('a run as misread is shown beside the official one, up to where it differs', async () => {
  const { readings } = findGame('rockets')!.engine
  for (const { id } of readings) {
    const page = await viewing('rockets', { reading: id })
    const [right, wrong] = page.line.runs
    await expect.poll(() => wrong!.outcome).not.toBeNull()
    await expect.poll(() => page.line.answers).toEqual([expect.any(String), expect.any(String)])
    if (page.line.answers[0] === page.line.answers[1]) continue
    await expect.poll(() => page.difference).not.toBeNull()
    page.show(wrong!)
    page.showDifference()
    expect([page.run, page.playback.step]).toEqual([wrong, page.difference! + 1])
    expect(right!.reading).toBeNull()
    return
  }
  throw new Error('no misreading gives another answer')
})
