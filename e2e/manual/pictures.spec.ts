import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type RunningApp, root, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { makeSet } from '../pest-set'
import { copyOfSample, samplePath } from '../samples'
import { type Recipe, recipes } from './recipes'

const target = join(root, 'out/renderer/manual')

for (const language of ['en', 'ru']) {
  for (const [name, recipe] of Object.entries(recipes)) {
    test(`${language}/${name}`, async ({ launch, folder }) => {
      const path = await whatToOpen(recipe.open, folder)
      const running = await launch(`--lang=${language}`, path)
      await take(running, recipe, join(target, language, `${name}.png`))
    })
  }
}

async function whatToOpen(what: string, folder: string): Promise<string> {
  if (what === 'set') return makeSet(folder)
  if (what !== 'broken') return samplePath(what)
  const { file, text } = await copyOfSample(folder)
  const lines = text.split('\n')
  lines[4] = '0 0'
  await writeFile(file, lines.join('\n'))
  return file
}

async function take(running: RunningApp, { open, does, of, size }: Recipe, path: string) {
  const app = new AppPage(running)
  const { window, shell } = running
  await shell.resize(...(size ?? [1280, 800]))
  if (open === 'set') await window.getByTestId('set-page').waitFor()
  else if (open !== 'broken') await app.settled()
  else await window.locator('[data-board]').waitFor()
  if (open !== 'set') await window.locator('[data-board]').focus()
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
    if (open !== 'set' && open !== 'broken') await app.settled()
  }
  const shown = window.locator(of ?? 'body').first()
  await shown.waitFor()
  await mkdir(join(path, '..'), { recursive: true })
  await shown.screenshot({ path, animations: 'disabled' })
  // Its size stands at the head of a PNG file.
  const head = await readFile(path)
  expect(head.readUInt32BE(16)).toBeGreaterThan(100)
}
