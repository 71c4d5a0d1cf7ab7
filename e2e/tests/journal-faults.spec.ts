import { execFileSync } from 'node:child_process'
import { mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fill, mountSmallDisk } from '../small-disk'
import { expect, needsElectron, test } from '../fixtures'
import { PATIENCE } from '../patience'
import { AppPage } from '../pages/app'
import { samplePath } from '../samples'

const sample = samplePath('rockets')

/** Types at the end of the text. */
async function type(app: AppPage, text: string): Promise<void> {
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+End')
  await app.window.keyboard.insertText(text)
}

const journals = async (data: string) =>
  (await readdir(join(data, 'journal'))).filter((name) => name.endsWith('.journal'))

test('a journal damaged in the middle is reported and put aside', async ({ open, reopen }) => {
  const app = new AppPage(await open(sample))
  const { text } = await app.settled()
  for (const line of ['\n', '\n\n', '\n']) {
    await type(app, line)
    await app.kept()
  }
  let [name, bytes] = ['', Buffer.of()]
  const running = await reopen(async (data) => {
    name = (await journals(data))[0]!
    const path = join(data, 'journal', name)
    bytes = await readFile(path)
    const edit = bytes.indexOf('"kind":"edit"', bytes.indexOf('\n'))
    bytes[edit + 1]! ^= 1
    await writeFile(path, bytes)
  })
  const again = new AppPage(running)
  await expect(
    again.notice('One recovered level was damaged on disk. Everything readable has been opened'),
  ).toBeVisible()
  expect((await again.settled()).text).toBe(text)
  expect(await readFile(join(running.data, 'journal', 'damaged', name))).toEqual(bytes)
  await again.kept()
  // What was started over is sound.
  const third = new AppPage(await reopen())
  await expect(third.window.getByTestId('notice-bar')).not.toContainText('damaged')
  expect((await third.settled()).text).toBe(text)
})

test('started twice without an edit, undo still reaches back', async ({ open, reopen }) => {
  const first = new AppPage(await open(sample))
  const { text } = await first.settled()
  await type(first, '\n\n')
  const edited = (await first.settled()).text
  await first.kept()
  for (const isKept of [true, false]) {
    const again = new AppPage(await reopen())
    await expect.poll(async () => (await again.snapshot()).text).toBe(edited)
    if (isKept) await again.kept()
  }
  const last = new AppPage(await reopen())
  await last.settled()
  await last.showPane('Text')
  await last.text().click()
  await last.press('Control+z')
  expect((await last.settled()).text).toBe(text)
})

test('where no journal can be written the app says so and works', async ({ launch, folder }) => {
  const data = join(folder, 'data-0')
  await mkdir(data)
  await writeFile(join(data, 'journal'), 'a file in the place of the folder')
  const app = new AppPage(await launch(sample))
  await app.settled()
  await expect(
    app.notice('Unsaved changes cannot be protected against a crash right now: '),
  ).toBeVisible()
  await rm(join(data, 'journal'))
  await expect(app.window.getByTestId('notice-bar')).toBeHidden()
  await app.kept()
  expect(await journals(data)).toHaveLength(1)
})

test('on a full disk the app says that changes are not kept, and keeps them later', async ({
  launch,
  relaunch,
  folder,
}) => {
  const data = join(folder, 'data-0')
  const place = join(data, 'journal')
  await mkdir(place, { recursive: true })
  test.skip(!mountSmallDisk(place), 'Only who may mount a disk can fill it up: run it as root.')
  try {
    const app = new AppPage(await launch(sample))
    await app.settled()
    await app.kept()
    await fill(join(place, 'filler'))
    await type(app, ' '.repeat(5000))
    const bar = app.window.getByTestId('notice-bar')
    await expect(bar).toContainText(
      'cannot be protected against a crash right now: the disk is full',
    )
    await rm(join(place, 'filler'))
    await expect(bar).toBeHidden()
    await app.kept()
    const { text } = await app.snapshot()
    await app.shell.kill()
    const again = new AppPage(await relaunch())
    await expect.poll(async () => (await again.snapshot()).text).toBe(text)
    await again.shell.kill()
  } finally {
    execFileSync('umount', ['-l', place])
  }
})

test('a page that crashed and was closed counts as a crash', async ({ launch, relaunch }) => {
  needsElectron('it tells that a page has crashed')
  const app = new AppPage(await launch(sample))
  await app.settled()
  await type(app, '\n')
  await app.kept()
  await app.shell.answerMessageBox('Close')
  const ended = app.shell.electron.waitForEvent('close', { timeout: PATIENCE })
  await app.shell.electron
    .evaluate(({ BrowserWindow }) =>
      BrowserWindow.getAllWindows()[0]!.webContents.forcefullyCrashRenderer(),
    )
    .catch(() => undefined)
  await ended
  const again = new AppPage(await relaunch())
  await expect(again.notice('1 level was restored: level.txt (unsaved changes)')).toBeVisible()
})
