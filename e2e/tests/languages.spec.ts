import { copyFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { games } from '../../src-main/core/games/testing'
import { expect, test } from '../fixtures'
import { foreignWords } from '../foreign-words'
import { AppPage } from '../pages/app'
import { samplePath } from '../samples'

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

/** Dialogs of a level by their commands. */
const ofLevel = [
  ...['generate', 'settings', 'keys', 'shortcuts', 'about', 'palette', 'palette-places'],
  ...['export-picture', 'export-animation', 'export-trace', 'backups'],
  ...['explain-output', 'shrink-level', 'stress'],
]

/** Those of a set. */
const ofSet = [
  ...['palette-levels', 'package-set', 'certify-set', 'find-level', 'stress'],
  ...['set-new', 'set-generate', 'set-group', 'set-number', 'set-answers', 'set-compare'],
]

test('in the pseudo-language nothing of the window is English', async ({ launch, folder }) => {
  const set = join(folder, 'set')
  await mkdir(set)
  for (const name of ['01.in', '02.in']) await copyFile(samplePath('rockets'), join(set, name))
  const app = new AppPage(await launch('--lang=xx', ...games.map(({ id }) => samplePath(id))))
  const { window } = app
  await app.settled()
  const found = new Map<string, string>()
  const note = async (where: string): Promise<void> => {
    for (const text of await foreignWords(window, known)) {
      if (!found.has(text)) found.set(text, where)
    }
  }
  const noteDialogs = async (commands: readonly string[]): Promise<void> => {
    const dialog = window.getByRole('dialog')
    for (const command of commands) {
      await app.choose(command)
      await dialog.waitFor()
      await note(command)
      await app.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
  }

  for (const { id } of games) {
    await app.press('End')
    const panes = await window.locator('[role="tab"]:not([id^="tab-"])').all()
    for (const pane of panes) {
      if (!(await pane.isVisible())) continue
      await pane.click()
      await note(`${id}: ${await pane.textContent()}`)
    }
    await app.press('Control+PageDown')
    await app.settled()
  }
  await noteDialogs(ofLevel)
  // The boards of the game in front always have the same size.
  await app.press('Control+PageDown')
  for (const command of ['replace-cells', 'resize-board']) {
    await app.choose(command)
    await window.locator('section form').waitFor()
    await note(command)
    await app.press('Escape')
  }

  await app.choose('start-page')
  await window.getByTestId('start-page').waitFor()
  await note('start page')

  await app.shell.answerOpenDialog(set)
  await app.choose('open-folder')
  const page = window.getByTestId('set-page')
  await page.getByText('éẋþéçţéđ').first().waitFor()
  for (const view of await page.getByRole('tab').all()) {
    await view.click()
    await note(`set: ${await view.textContent()}`)
  }
  await page.getByRole('tab').first().click()
  await noteDialogs(ofSet)

  expect([...found].map(([text, where]) => `${where}: ${text}`)).toEqual([])
})
