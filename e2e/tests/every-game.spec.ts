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

  test(`${game.id}: its sample runs to its answer, keys move the cursor, and what is typed runs and is undone`, async ({
    open,
  }) => {
    const app = new AppPage(await open(sample))
    const parsed = game.format.parse(readFileSync(sample, 'utf8'))
    if (!parsed.ok) throw new Error('the sample cannot be read')
    const { stepCount, answer, text: before } = await app.settled()
    expect(answer).toBe(game.engine.answer(parsed.value.level))
    expect(stepCount).toBeGreaterThan(0)

    await test.step('the cursor is moved by keys and named for readers', async () => {
      await new BoardPage(app.window).focus()
      await app.press('ArrowDown')
      await app.press('ArrowDown')
      expect((await app.snapshot()).cursorCell).not.toBeNull()
      await expect(app.window.locator('[aria-live=polite]').first()).not.toBeEmpty()
    })
    await test.step('the run goes to the end and back', async () => {
      await app.press('End')
      expect((await app.snapshot()).step).toBe(stepCount)
      await app.press('Home')
      expect((await app.snapshot()).step).toBe(0)
    })
    await test.step('a generated level that is typed runs, and is undone', async () => {
      const { generator, format } = game
      const level = generator.generate(generator.defaults, makeRng(5)) as unknown
      const text = format.print(level)
      await app.showPane('Text')
      await app.text().click()
      await app.press('Control+a')
      await app.window.keyboard.insertText(text)
      const typed = await app.settled()
      expect(typed).toMatchObject({ text, isBroken: false, answer: game.engine.answer(level) })
      await app.press('Control+z')
      expect((await app.settled()).text).toBe(before)
    })
  })
}
