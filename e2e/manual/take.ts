import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type RunningApp } from '../fixtures'
import { AppPage } from '../pages/app'
import { makeSet } from '../pest-set'
import { copyOfSample, samplePath } from '../samples'
import { withFewerColours } from './fewer-colours'
import type { Recipe } from './recipes'

/** The file or folder that a recipe opens; none for the start page. */
export async function whatToOpen(what: string, folder: string): Promise<string[]> {
  if (what === 'start') return []
  if (what === 'set') return [await makeSet(folder)]
  const [game, sample] = what.split('/') as [string, string?]
  if (what !== 'broken') return [samplePath(game, sample && `${sample}/level.txt`)]
  const { file, text } = await copyOfSample(folder)
  const lines = text.split('\n')
  lines[4] = '0 0'
  await writeFile(file, lines.join('\n'))
  return [file]
}

/** Does what a recipe says, and takes its picture. */
export async function take(running: RunningApp, { open, does, of, size }: Recipe, path: string) {
  const app = new AppPage(running)
  const { window, shell } = running
  const isSet = open === 'set' || open === 'judged'
  const isLevel = !isSet && open !== 'start'
  await shell.resize(...(size ?? [1280, 800]))
  if (open === 'start') await window.getByTestId('start-page').waitFor()
  else if (isSet) await window.getByTestId('set-page').waitFor()
  else if (open !== 'broken') await app.settled()
  else await window.locator('[data-board]').waitFor()
  if (isLevel) await window.locator('[data-board]').focus()
  for (const step of does) {
    if (step.startsWith('#')) await shell.choose(step.slice(1))
    else if (step.startsWith('?')) await window.locator(step.slice(1)).first().waitFor()
    else if (step.startsWith('!'))
      await window
        .locator(`[role=tab]:has([data-help="${step.slice(1)}"])`)
        .first()
        .click()
    else if (step.startsWith('@'))
      await window.locator(`[role=tab][data-value=${step.slice(1)}]`).click()
    else await window.keyboard.press(step)
    if (isLevel && open !== 'broken') await app.settled()
  }
  const shown = window.locator(of ?? 'body').first()
  await shown.waitFor()
  await mkdir(join(path, '..'), { recursive: true })
  await shown.screenshot({ path, animations: 'disabled' })
  const png = withFewerColours(await readFile(path))
  await writeFile(path, png)
  // The size of the picture is at the head of the file.
  expect(png.readUInt32BE(16)).toBeGreaterThan(100)
}
