import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { games } from '../../src-main/core/games/testing'
import { makeRng } from '../../src-main/core/kernel/rng'
import type { AnyGame } from '../../src-main/core/game/any-game'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { KeyboardPage } from '../pages/keyboard'
import { samplePath } from '../samples'

/** A tool that changes the statement's example somewhere, by its letter, and keys that lead there. */
const strokes: Readonly<Record<string, readonly string[]>> = {
  rockets: ['k', 'Enter'],
  labyrinth: ['b', 'Enter'],
  janken: ['t', 'Enter'],
  progers: ['a', 'Enter'],
  ghosts: ['b', 'Enter', 'Enter'],
}

for (const game of games as readonly AnyGame[]) {
  const sample = samplePath(game.id)

  test(`${game.id}: by keys alone its sample runs to its answer, is drawn on and saved, and what is typed runs and is undone @always`, async ({
    open,
    folder,
  }) => {
    const app = new AppPage(await open(sample))
    const keys = new KeyboardPage(app.window)
    const spoken = app.window.getByTestId('spoken')
    const parsed = game.format.parse(readFileSync(sample, 'utf8'))
    if (!parsed.ok) throw new Error('the sample cannot be read')
    const { stepCount, answer, text: before } = await app.settled()
    expect(answer).toBe(game.engine.answer(parsed.value.level))
    expect(stepCount).toBeGreaterThan(0)

    await test.step('the window and the cells under the cursor are named for readers', async () => {
      await keys.toPane('board')
      await keys.press('ArrowDown')
      expect((await app.snapshot()).cursorCell).not.toBeNull()
      // To be made again with -u; each change of it is to be read.
      expect(await keys.tree(3)).toMatchSnapshot(`${game.id}.txt`)
    })
    await test.step('a tool says what it would do, does it by Enter, is saved as it stands, and is undone', async () => {
      const [tool, ...enter] = strokes[game.id] ?? []
      if (tool === undefined) throw new Error(`strokes names no tool of ${game.id}`)
      await keys.press(tool)
      await expect(spoken).not.toBeEmpty()
      await keys.press(...enter)
      await expect.poll(async () => (await app.snapshot()).text).not.toBe(before)
      const drawn = (await app.snapshot()).text
      const file = join(folder, basename(sample))
      await app.shell.answerSaveDialog(file)
      await app.press('Control+Shift+s')
      await expect(app.status()).toContainText(`Saved ${basename(sample)}`)
      expect(await readFile(file, 'utf8')).toBe(drawn)
      await keys.press('Control+z')
      expect((await app.settled()).text).toBe(before)
    })
    await test.step('the run goes to the end, which is told with the answer, and back', async () => {
      await keys.press('End')
      expect((await app.snapshot()).step).toBe(stepCount)
      await expect(spoken).toHaveText(/The end\. .*[Aa]nswer/)
      await keys.press('Home')
      expect((await app.snapshot()).step).toBe(0)
    })
    await test.step('a generated level that is typed runs, and is undone', async () => {
      const { generator, format } = game
      const level = generator.generate(generator.defaults, makeRng(5)) as unknown
      const text = format.print(level)
      await keys.toText()
      await keys.press('Control+a')
      await app.window.keyboard.insertText(text)
      const typed = await app.settled()
      expect(typed).toMatchObject({ text, isBroken: false, answer: game.engine.answer(level) })
      await keys.press('Control+z')
      expect((await app.settled()).text).toBe(before)
    })
  })
}
