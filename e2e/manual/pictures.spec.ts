import { join } from 'node:path'
import { expect, type RunningApp, root, test } from '../fixtures'
import { hasPython, type JudgedFiles, makeJudgedSet, MISREADING } from '../judged-set'
import { recipes } from './recipes'
import { take, whatToOpen } from './take'

const target = join(root, 'out/renderer/manual')

for (const language of ['en', 'ru']) {
  for (const [name, recipe] of Object.entries(recipes)) {
    test(`${language}/${name}`, async ({ launch, folder }) => {
      const path = join(target, language, `${name}.png`)
      if (recipe.open !== 'judged') {
        const opened = await whatToOpen(recipe.open, folder)
        const running = await launch(`--lang=${language}`, ...opened)
        await take(running, recipe, path)
        return
      }
      test.skip(process.platform === 'win32' || !hasPython(), 'Its programs cannot run here.')
      const files = await makeJudgedSet(folder, '')
      const running = await launch(`--lang=${language}`, files.set)
      await running.window.getByTestId('set-page').waitFor()
      await judge(running, files)
      await take(running, recipe, path)
    })
  }
}

/** Adds the programs to their set, says what is expected of each, runs them, and goes to a run that is wrong. */
async function judge({ window, shell }: RunningApp, files: JudgedFiles): Promise<void> {
  const expected = { right: 'OK', wrong: 'WA', crashing: 'RE', slow: 'TLE' } as const
  const names = Object.keys(expected) as (keyof typeof expected)[]
  await window.locator('[role=tab][data-value=programs]').click()
  const heads = window.locator('[data-program]')
  await shell.answerOpenDialog(...names.map((name) => files[name]))
  await shell.choose('programs-add')
  await expect(heads).toHaveCount(names.length)
  for (const name of names) {
    await heads.filter({ hasText: name }).click()
    const verdict = window
      .getByTestId('program-pane')
      .getByRole('checkbox', { name: expected[name], exact: true })
    await verdict.click()
    await expect(verdict).toBeChecked()
  }
  await shell.choose('programs-run')
  const cells = window.locator('[data-testid=programs] [role=gridcell]')
  const tests = files.same.length + files.apart.length
  await expect(cells.filter({ hasText: /^\s*(OK|WA|RE|TLE)/ })).toHaveCount(names.length * tests, {
    timeout: 120_000,
  })
  await cells
    .filter({ hasText: /^\s*WA/ })
    .first()
    .click()
  await expect(window.getByTestId('cell-pane')).toContainText(MISREADING)
}
