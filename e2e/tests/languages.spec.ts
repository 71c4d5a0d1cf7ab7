import { everyGame, everyState } from '../every-state'
import { expect, test } from '../fixtures'
import { foreignWords } from '../foreign-words'
import { AppPage } from '../pages/app'

/** Names of keys, files, programs, forms of files, games’ ids and what is written the same in every language. */
const known = [
  /^((Ctrl|Shift|Alt|Enter|Esc|Escape|Tab|Space|Home|End|Del|Delete|Page ?Up|Page ?Down|F\d+|[←-↓]|\S)\+?)+$/,
  /^Boardwright$/,
  /^[\w./\\-]+\.\w+$/,
  /^level$/,
  // Ids of misreadings and names of samples, and a file above its path.
  /^(· )?[a-z]+(-[a-z]+)+(, [a-z]+(-[a-z]+)+)*$/,
  /^· [a-z]+$/,
  /^\S+\n\S+$/,
]

test('in the pseudo-language nothing of the window is English @always', async ({
  launch,
  folder,
}) => {
  const app = new AppPage(await launch('--lang=xx', ...everyGame))
  const found = new Map<string, string>()
  await everyState(app, folder, async (state) => {
    for (const text of await foreignWords(app.window, known)) {
      if (!found.has(text)) found.set(text, state)
    }
  })
  expect([...found].map(([text, state]) => `${state}: ${text}`)).toEqual([])
})
