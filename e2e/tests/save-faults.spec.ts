import { execFileSync } from 'node:child_process'
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '../fixtures'
import { AppPage } from '../pages/app'
import { fill, mountSmallDisk } from '../small-disk'
import { samplePath } from '../samples'

const sample = samplePath('rockets')

/** Makes the level dirty. */
async function edit(app: AppPage, text: string): Promise<void> {
  await app.settled()
  await app.showPane('Text')
  await app.text().click()
  await app.press('Control+End')
  await app.window.keyboard.insertText(text)
  await expect.poll(async () => (await app.snapshot()).tabs[0]!.isDirty).toBe(true)
}

test('on a full disk saving says so, the document stays dirty and the file whole @always', async ({
  open,
  folder,
}) => {
  const disk = join(folder, 'disk')
  await mkdir(disk)
  test.skip(!mountSmallDisk(disk), 'Only who may mount a disk can fill it up: run it as root.')
  try {
    const file = join(disk, 'level.txt')
    await copyFile(sample, file)
    const app = new AppPage(await open(file))
    await edit(app, '\n')
    await fill(join(disk, 'filler'))
    await app.press('Control+s')
    await expect(app.status()).toContainText('The file cannot be written: the disk is full.')
    expect((await app.snapshot()).tabs).toEqual([{ name: 'level.txt', isDirty: true }])
    expect(await readFile(file, 'utf8')).toBe(await readFile(sample, 'utf8'))
    expect((await readdir(disk)).sort()).toEqual(['filler', 'level.txt'])
    await rm(join(disk, 'filler'))
    await app.press('Control+s')
    await expect(app.status()).toContainText('Saved level.txt')
    expect((await app.snapshot()).tabs[0]!.isDirty).toBe(false)
  } finally {
    execFileSync('umount', ['-l', disk])
  }
})

test('when its folder has vanished saving says so, and the text can be saved elsewhere @always', async ({
  open,
  folder,
}) => {
  const place = join(folder, 'place')
  await mkdir(place)
  const file = join(place, 'level.txt')
  await copyFile(sample, file)
  const app = new AppPage(await open(file))
  await edit(app, '\n')
  await rm(place, { recursive: true })
  await app.press('Control+s')
  await expect(app.status()).toContainText(
    'The file cannot be written: there is no such file or folder.',
  )
  expect((await app.snapshot()).tabs).toEqual([{ name: 'level.txt', isDirty: true }])
  await mkdir(place)
  await app.press('Control+s')
  await expect(app.status()).toContainText('Saved level.txt')
  expect(await readFile(file, 'utf8')).toBe((await app.snapshot()).text)
  expect((await app.snapshot()).tabs[0]!.isDirty).toBe(false)
})

test('a locked file is reported, the document stays dirty and the file as it was @always', async ({
  open,
  folder,
}) => {
  const file = join(folder, `${'a very long name, 界 '.repeat(10)}.txt`)
  await copyFile(sample, file)
  test.skip(!lock('+', file), 'No file can be locked: run it as root, on a disk such as ext4.')
  try {
    const app = new AppPage(await open(file))
    await edit(app, '\n')
    const before = (await readdir(folder)).sort()
    await app.press('Control+s')
    await expect(app.status()).toContainText(
      'The file cannot be written: the system does not allow it.',
    )
    expect((await app.snapshot()).tabs[0]!.isDirty).toBe(true)
    expect(await readFile(file, 'utf8')).toBe(await readFile(sample, 'utf8'))
    expect((await readdir(folder)).sort()).toEqual(before)
    lock('-', file)
    await app.press('Control+s')
    await expect(app.status()).toContainText('Saved')
    expect((await app.snapshot()).tabs[0]!.isDirty).toBe(false)
    expect(await readFile(file, 'utf8')).toBe((await app.snapshot()).text)
    expect((await readdir(folder)).sort()).toEqual(before)
  } finally {
    lock('-', file)
  }
})

/** Makes a file unchangeable for all users, or takes that back; false if that cannot be done. */
function lock(sign: '+' | '-', path: string): boolean {
  try {
    execFileSync('chattr', [`${sign}i`, path], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
