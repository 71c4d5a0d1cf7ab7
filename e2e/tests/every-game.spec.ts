import { readFileSync } from 'node:fs'
import { games } from '../../src-main/core/games/registry'
import { makeRng } from '../../src-main/core/kernel/rng'
import type { AnyGame } from '../../src-main/core/game/any-game'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { BoardPage } from '../pages/board'
import { samplePath } from '../samples'

for (const game of games as readonly AnyGame[]) {
  const sample = samplePath(game.id)

  test(`${game.id}: the statement's sample runs to its answer, to the end and back`, async ({
    open,
  }) => {
    const app = new AppPage(await open(sample))
    const parsed = game.format.parse(readFileSync(sample, 'utf8'))
    if (!parsed.ok) throw new Error('the sample cannot be read')
    const { stepCount, answer } = await app.settled()
    expect(answer).toBe(game.engine.answer(parsed.value.level))
    expect(stepCount).toBeGreaterThan(0)
    await app.press('End')
    expect((await app.snapshot()).step).toBe(stepCount)
    await app.press('Home')
    expect((await app.snapshot()).step).toBe(0)
  })

  test(`${game.id}: a generated level opens without errors, and what was typed is undone`, async ({
    open,
  }) => {
    const app = new AppPage(await open(sample))
    await app.settled()
    const text = game.format.print(
      game.generator.generate(game.generator.defaults, makeRng(5)) as unknown,
    )
    const { text: before } = await app.snapshot()
    await app.showPane('Text')
    await app.text().click()
    await app.press('Control+a')
    await app.window.keyboard.insertText(text)
    const typed = await app.settled()
    expect(typed).toMatchObject({ text, isBroken: false })
    await app.press('Control+z')
    expect((await app.settled()).text).toBe(before)
  })

  test(`${game.id}: the board cursor is moved by keys and named for readers`, async ({ open }) => {
    const app = new AppPage(await open(sample))
    await app.settled()
    await new BoardPage(app.window).focus()
    await app.press('ArrowDown')
    await app.press('ArrowDown')
    const { cursorCell } = await app.snapshot()
    expect(cursorCell).not.toBeNull()
    await expect(app.window.locator('[aria-live=polite]').first()).not.toBeEmpty()
  })
}
