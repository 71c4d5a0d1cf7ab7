import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mountDeadDisk } from '../dead-disk'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { samplePath } from '../samples'

/** More files than the system library has threads by itself. */
const FILES = 6

/** Waits until all levels of the last start are open, and the one in front is. */
async function allOpen(app: AppPage): Promise<void> {
  const bars = app.window.getByTestId('notice-bar')
  await expect(bars.filter({ hasText: `${FILES + 1} levels were restored` })).toBeVisible()
}

async function addLine(app: AppPage): Promise<void> {
  await app.showPane('Text')
  await app.text().click()
  const { text } = await app.snapshot()
  await app.press('Control+End')
  await app.window.keyboard.insertText('\n')
  await expect.poll(async () => (await app.snapshot()).text).toBe(`${text}\n`)
}

/** Saves the level in front as a user would: again where a very busy machine let the file's own disk seem silent. */
async function save(app: AppPage, path: string, text: string): Promise<void> {
  await expect(async () => {
    await app.press('Control+s')
    const message = (await app.status().innerText()).replaceAll('\n', ' ')
    await expect.poll(() => readFile(path, 'utf8'), { message, timeout: 5000 }).toBe(text)
  }).toPass()
}

test('a disk that does not answer holds up neither the start nor what lies elsewhere', async ({
  launch,
  relaunch,
  folder,
}) => {
  const sample = await readFile(samplePath('rockets'), 'utf8')
  const places = Array.from({ length: FILES }, (_, number) => join(folder, `share${number % 2}`))
  for (const place of places) await mkdir(place, { recursive: true })
  const shared = places.map((place, number) => join(place, `shared${number}.rockets`))
  for (const path of shared) await writeFile(path, sample)
  const local = join(folder, 'local.rockets')
  await writeFile(local, sample)

  const first = new AppPage(await launch(...shared, local))
  await expect.poll(async () => (await first.snapshot()).tabs.length).toBe(FILES + 1)
  await first.kept()
  await first.shell.kill()

  const shares = [...new Set(places)]
  const disks = shares.map(mountDeadDisk)
  test.skip(disks.includes(null), 'Only who may mount a disk can let one die: run it as root.')
  try {
    const app = new AppPage(await relaunch())
    await allOpen(app)
    await app.tab('local.rockets').click()
    await app.settled()

    await test.step('a local level is saved, and its edits are kept', async () => {
      await addLine(app)
      await save(app, local, `${sample}\n`)
      await app.window.keyboard.insertText('\n')
      await app.kept()
    })
    await test.step('saving there ends with a message', async () => {
      await app.tab('shared0.rockets').click()
      await app.settled()
      await addLine(app)
      await app.press('Control+s')
      const bars = app.window.getByTestId('notice-bar')
      await expect(
        bars.filter({ hasText: 'Waiting for the disk of shared0.rockets' }),
      ).toBeVisible()
      await expect(app.status()).toContainText(
        'The file cannot be written: its disk does not answer.',
      )
      await expect(bars.filter({ hasText: 'Waiting for' })).toBeHidden()
    })
    await test.step('once it is back, saving works', async () => {
      for (const disk of disks) disk!.wake()
      await save(app, shared[0]!, `${sample}\n`)
    })
    await app.kept()
    await app.shell.kill()
    for (const [number, place] of shares.entries()) disks[number] = mountDeadDisk(place)
    const last = new AppPage(await relaunch())
    await allOpen(last)
    await last.tab('local.rockets').click()
    expect((await last.settled()).text).toBe(`${sample}\n\n`)
    await test.step('and the app ends, though the disk still does not answer', async () => {
      await save(last, local, `${sample}\n\n`)
      await last.shell.answerMessageBox('Don’t save')
      await last.shell.close()
    })
  } finally {
    for (const disk of disks) disk?.wake()
  }
})
