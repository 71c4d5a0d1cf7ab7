import { games } from '../../src-main/core/games/testing'
import { expect, test } from '../fixtures'
import { foreignWords } from '../foreign-words'
import { AppPage } from '../pages/app'
import { samplePath } from '../samples'

/** Names of keys, files, programs, games’ ids and what is written the same in every language. */
const known = [
  /^((Ctrl|Shift|Alt|Enter|Esc|Escape|Tab|Space|Home|End|Del|Delete|Page ?Up|Page ?Down|F\d+|[←-↓]|\S)\+?)+$/,
  /^Boardwright$/,
  /^[\w./\\-]+\.\w+$/,
  /^level$/,
]

test('in the pseudo-language nothing of the window is English', async ({ launch }) => {
  const app = new AppPage(await launch('--lang=xx', ...games.map(({ id }) => samplePath(id))))
  await app.settled()
  const found = new Map<string, string>()
  const note = async (where: string): Promise<void> => {
    for (const text of await foreignWords(app.window, known)) {
      if (!found.has(text)) found.set(text, where)
    }
  }
  for (const { id } of games) {
    await app.press('End')
    const panes = await app.window.locator('[role="tab"]:not([id^="tab-"])').all()
    for (const pane of panes) {
      if (!(await pane.isVisible())) continue
      await pane.click()
      await note(`${id}: ${await pane.textContent()}`)
    }
    await app.press('Control+PageDown')
    await app.settled()
  }
  expect([...found].map(([text, where]) => `${where}: ${text}`)).toEqual([])
})
