import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import type { Probe } from '../pages/probe'
import { samplePath } from '../samples'

const sample = samplePath('rockets')
const MEGABYTE = 1024 * 1024

/** Letters of the text; the text itself stays in the page. */
const lengthIn = async (app: AppPage) => {
  await app.window.waitForFunction(() => '__probe' in window)
  return app.window.evaluate(
    () => (window as unknown as { __probe: Probe }).__probe.snapshot().text?.length,
  )
}

test('of a level as long as may be an edit is kept, and none makes it longer', async ({
  launch,
  relaunch,
  folder,
}) => {
  const file = join(folder, 'long.txt')
  const text = await readFile(sample, 'utf8')
  const blanks = `${' '.repeat(99)}\n`
  await writeFile(file, text + blanks.repeat(Math.floor((15.9 * MEGABYTE) / blanks.length)))
  const app = new AppPage(await launch(file))
  const length = Buffer.byteLength(await readFile(file))
  await expect.poll(() => lengthIn(app)).toBe(length)
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+Home')
  await app.press('End')
  await app.window.keyboard.insertText(' ')
  await expect.poll(() => lengthIn(app)).toBe(length + 1)
  await app.kept()
  await app.shell.kill()

  const again = new AppPage(await relaunch())
  await expect.poll(() => lengthIn(again)).toBe(length + 1)
  await again.text().click()
  await again.press('Control+Home')
  await again.window.keyboard.insertText('x'.repeat(MEGABYTE / 4))
  await expect(again.status()).toContainText(
    'Levels may be at most 16 MB: this change would make it larger.',
  )
  await expect(again.text().locator('.cm-line').first()).toHaveText(text.split('\n')[0]!)
  expect(await lengthIn(again)).toBe(length + 1)
})
