import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type RunningApp, root, test } from '../fixtures'
import { hasPython, type JudgedFiles, makeJudgedSet, MISREADING } from '../judged-set'
import { AppPage } from '../pages/app'
import { makeSet } from '../pest-set'
import { copyOfSample, samplePath } from '../samples'
import { type Recipe, recipes } from './recipes'

const target = join(root, 'out/renderer/manual')

for (const language of ['en', 'ru']) {
  for (const [name, recipe] of Object.entries(recipes)) {
    test(`${language}/${name}`, async ({ launch, folder }) => {
      const path = join(target, language, `${name}.png`)
      if (recipe.open !== 'judged') {
        const running = await launch(`--lang=${language}`, await whatToOpen(recipe.open, folder))
        await take(running, recipe, path)
        return
      }
      test.skip(process.platform === 'win32' || !hasPython(), 'Its programs cannot run here.')
      test.setTimeout(180_000)
      const files = await makeJudgedSet(folder, '')
      const running = await launch(`--lang=${language}`, files.set)
      await running.window.getByTestId('set-page').waitFor()
      await judge(running, files)
      await take(running, recipe, path)
    })
  }
}

async function whatToOpen(what: string, folder: string): Promise<string> {
  if (what === 'set') return makeSet(folder)
  const [game, sample] = what.split('/') as [string, string?]
  if (what !== 'broken') return samplePath(game, sample && `${sample}/level.txt`)
  const { file, text } = await copyOfSample(folder)
  const lines = text.split('\n')
  lines[4] = '0 0'
  await writeFile(file, lines.join('\n'))
  return file
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

async function take(running: RunningApp, { open, does, of, size }: Recipe, path: string) {
  const app = new AppPage(running)
  const { window, shell } = running
  const isSet = open === 'set' || open === 'judged'
  await shell.resize(...(size ?? [1280, 800]))
  if (isSet) await window.getByTestId('set-page').waitFor()
  else if (open !== 'broken') await app.settled()
  else await window.locator('[data-board]').waitFor()
  if (!isSet) await window.locator('[data-board]').focus()
  for (const step of does) {
    if (step.startsWith('#')) await shell.choose(step.slice(1))
    else if (step.startsWith('!'))
      await window
        .locator(`[role=tab]:has([data-help="${step.slice(1)}"])`)
        .first()
        .click()
    else if (step.startsWith('@'))
      await window.locator(`[role=tab][data-value=${step.slice(1)}]`).click()
    else await window.keyboard.press(step)
    if (!isSet && open !== 'broken') await app.settled()
  }
  const shown = window.locator(of ?? 'body').first()
  await shown.waitFor()
  await mkdir(join(path, '..'), { recursive: true })
  await shown.screenshot({ path, animations: 'disabled' })
  // Its size stands at the head of a PNG file.
  const head = await readFile(path)
  expect(head.readUInt32BE(16)).toBeGreaterThan(100)
}
