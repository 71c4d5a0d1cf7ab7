import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { skipWithout } from '../../scripts/unit/needs'
import { Backups } from './backups'

let root: string
let file: string
let rule = { count: 10, minutes: 0 }
let time: number
let errors: unknown[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'boardwright-backups-'))
  file = join(root, 'level.txt')
  rule = { count: 10, minutes: 0 }
  time = Date.parse('2024-05-01T10:20:30.123Z')
  errors = []
})
afterEach(() => rm(root, { recursive: true }))

function open(patience = 600_000): Backups {
  const options = { rule: () => rule, onError: (error: unknown) => errors.push(error) }
  return new Backups(join(root, 'backups'), { ...options, now: () => time, patience })
}

/** Saves a text as the app does: what was there is kept before. */
async function save(backups: Backups, text: string): Promise<void> {
  await backups.keep(file)
  await writeFile(file, text)
}

async function texts(backups: Backups): Promise<(string | null)[]> {
  const found = (await backups.list(file)).map(async ({ number }) => {
    const read = await backups.read(file, number)
    return read.ok ? read.value : null
  })
  return Promise.all(found)
}

test('what a file held before each saving is kept, the newest first', async () => {
  const backups = open()
  for (const text of ['one', 'two', 'three!']) {
    await save(backups, text)
    time += 1000
  }
  expect(await backups.list(file)).toEqual([
    { number: 2, time: Date.parse('2024-05-01T10:20:32.123Z'), size: 3 },
    { number: 1, time: Date.parse('2024-05-01T10:20:31.123Z'), size: 3 },
  ])
  expect(await texts(backups)).toEqual(['two', 'one'])
  expect(await readFile(file, 'utf8')).toBe('three!')
  expect(errors).toEqual([])
})

test('the oldest go when there are too many, and numbers count on', async () => {
  const backups = open()
  rule = { count: 3, minutes: 0 }
  for (let text = 0; text < 8; text++) await save(backups, String(text))
  const numbers = (await backups.list(file)).map(({ number }) => number)
  expect([numbers, await texts(backups)]).toEqual([
    [7, 6, 5],
    ['6', '5', '4'],
  ])
  rule = { count: 1, minutes: 0 }
  await save(open(), 'a restart later')
  expect(await texts(backups)).toEqual(['7'])
})

test('at most one is made within the time that was set, also after a restart', async () => {
  rule = { count: 10, minutes: 5 }
  const backups = open()
  for (const text of ['one', 'two', 'three']) await save(backups, text)
  time += 5 * 60_000 - 1
  await save(open(), 'four')
  expect(await texts(backups)).toEqual(['one'])
  time += 1
  await save(backups, 'five')
  expect(await texts(backups)).toEqual(['four', 'one'])
})

test('a clock that was set back does not put an end to backups', async () => {
  rule = { count: 10, minutes: 5 }
  const backups = open()
  await save(backups, 'one')
  await save(backups, 'two')
  time -= 3_600_000
  await save(backups, 'three')
  expect(await texts(backups)).toEqual(['two', 'one'])
})

test('nothing is kept twice in a row, of nothing, or when none are wanted', async () => {
  const backups = open()
  await save(backups, 'one')
  await save(backups, 'two')
  await writeFile(file, 'one')
  await save(backups, 'three')
  expect(await texts(backups)).toEqual(['one'])
  rule = { count: 0, minutes: 0 }
  await save(backups, 'four')
  expect(await texts(backups)).toEqual(['one'])
  expect(await backups.list(join(root, 'other.txt'))).toEqual([])
})

test('each file has backups of its own, byte for byte', async () => {
  const backups = open()
  const bytes = Buffer.from([0xff, 0xfe, 0x31, 0x00, 0x0d, 0x0a])
  await writeFile(file, bytes)
  await save(backups, 'x')
  await writeFile(join(root, 'level2.txt'), 'other')
  await backups.keep(join(root, 'level2.txt'))
  const folders = await readdir(join(root, 'backups'))
  expect(folders).toHaveLength(2)
  expect(await backups.list(file)).toMatchObject([{ size: 6 }])
  const [place] = folders.filter((name) => name !== '').sort()
  expect(place).toMatch(/^[0-9a-f]{64}$/)
  const kept = await Promise.all(
    folders.map(async (name) => {
      const [backup] = (await readdir(join(root, 'backups', name))).filter((one) => one !== 'path')
      return readFile(join(root, 'backups', name, backup!))
    }),
  )
  expect(kept.some((content) => content.equals(bytes))).toBe(true)
})

test('a backup that cannot be made is reported and harms nothing', async () => {
  await writeFile(join(root, 'backups'), 'a file in the place of the folder')
  const backups = open()
  await writeFile(file, 'one')
  await save(backups, 'two')
  expect(await readFile(file, 'utf8')).toBe('two')
  expect(errors).toMatchObject([{ code: 'ENOTDIR' }])
  expect(await backups.list(file)).toEqual([])
})

test('nor does one of a file that cannot be read', async (context) => {
  skipWithout(context, 'user')
  await writeFile(file, 'one')
  await chmod(file, 0o000)
  await open().keep(file)
  expect(errors).toMatchObject([{ code: 'EACCES' }])
})

test('a saving does not wait for a backup that takes too long', async () => {
  const backups = open(20)
  let end = (): void => undefined
  // As if the backup before this one did not come to its end.
  Object.assign(backups, { working: new Promise<void>((resolve) => (end = resolve)) })
  await save(backups, 'one')
  expect(await readFile(file, 'utf8')).toBe('one')
  end()
  await backups.settled()
  expect(errors).toEqual([])
})

test('a backup that is gone meanwhile is reported', async () => {
  const read = await open().read(file, 7)
  expect(read).toMatchObject({ ok: false, error: { code: 'ENOENT' } })
})

test('what is no backup does not count', async () => {
  const backups = open()
  await save(backups, 'one')
  await save(backups, 'two')
  const [place] = await readdir(join(root, 'backups'))
  await mkdir(join(root, 'backups', place!, '0009-x.txt'))
  await writeFile(join(root, 'backups', place!, '0001-2024.txt.12345'), '')
  expect(await texts(backups)).toEqual(['one'])
})
