import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { soon } from '../../scripts/unit/soon'
import type { FileChange } from '@core/protocol/file-ticket'
import { userDisks } from './disks'
import { LevelFiles } from './level-files'
import { RecentFiles } from './recent-files'

const dialogs = { open: async () => [], save: async () => null }

test('opening a file that is open tells of what others have written, as its tab holds an older text', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boardwright-again-'))
  const fail = (error: unknown) => expect.fail(String(error))
  const told: FileChange[] = []
  const recent = new RecentFiles(join(folder, 'recent.json'), fail)
  const files = new LevelFiles({
    dialogs,
    recent,
    onUse: () => undefined,
    onRecentChange: () => undefined,
    onOutside: (change) => told.push(change),
    logError: (_, error) => fail(error),
  })
  const path = join(folder, 'a.txt')
  await writeFile(path, 'mine')
  const { file } = (await files.open([path])).files[0]!
  files.watch([file.ticket])
  expect((await files.open([path])).files[0]?.text).toBe('mine')
  expect(told).toEqual([])
  await writeFile(path, 'theirs')
  expect((await files.open([path])).files[0]?.text).toBe('theirs')
  expect(told).toEqual([{ ticket: file.ticket, text: 'theirs', problem: null }])
  files.close()
  await recent.settled()
  await rm(folder, { recursive: true })
})

test('a file of the last session whose disk does not answer is reported once it does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boardwright-again-'))
  const fail = (error: unknown) => expect.fail(String(error))
  const told: FileChange[] = []
  const recent = new RecentFiles(join(folder, 'recent.json'), fail)
  const files = new LevelFiles({
    dialogs,
    recent,
    onUse: () => undefined,
    onRecentChange: () => undefined,
    onOutside: (change) => told.push(change),
    logError: (_, error) => fail(error),
  })
  const path = join(folder, 'a.txt')
  await writeFile(path, 'theirs')
  // Nothing that is asked of that folder gets an answer while this one has none.
  let wake = (): void => undefined
  const dead = userDisks.ask(path, () => new Promise<void>((resolve) => (wake = resolve)), 1)
  await expect(dead).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  const [one, other] = await Promise.all([
    files.openAgain(path, 'mine'),
    files.openAgain(join(folder, 'b.txt'), 'mine'),
  ])
  expect([one.onDisk, other.onDisk]).toEqual([null, null])
  expect(one.file.path).toBe(path)
  expect(await files.save(one.file.ticket, 'mine')).toMatchObject({
    ok: false,
    error: { code: 'ETIMEDOUT', message: 'The file cannot be written: its disk does not answer.' },
  })
  files.watch([one.file.ticket])
  wake()
  await soon(() =>
    expect(told).toEqual([{ ticket: one.file.ticket, text: 'theirs', problem: null }]),
  )
  files.close()
  await recent.settled()
  await rm(folder, { recursive: true })
})

test('a dropped file that is not called as levels are is written only after a question', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'boardwright-dropped-'))
  const fail = (error: unknown) => expect.fail(String(error))
  const recent = new RecentFiles(join(folder, 'recent.json'), fail)
  const mayWriteDropped = vi.fn(() => Promise.resolve(false))
  const files = new LevelFiles({
    dialogs,
    recent,
    onUse: () => undefined,
    onRecentChange: () => undefined,
    onOutside: fail,
    mayWriteDropped,
    logError: (_, error) => fail(error),
  })
  const saved = { ok: true }
  for (const name of ['.profile', 'run.sh', 'level.txt', 'level.rockets']) {
    await writeFile(join(folder, name), 'old')
  }
  const drop = async (name: string) =>
    (await files.openDropped([join(folder, name)])).files[0]!.file.ticket
  const foreign = await drop('.profile')
  expect(await files.save(foreign, 'new', true)).toMatchObject({ error: { code: 'UNASKED' } })
  expect(await readFile(join(folder, '.profile'), 'utf8')).toBe('old')
  // What saves by itself asks nothing.
  expect(await files.save(foreign, 'new', false, false)).toMatchObject({
    error: { code: 'UNASKED' },
  })
  expect(mayWriteDropped).toHaveBeenCalledTimes(1)
  mayWriteDropped.mockResolvedValueOnce(true)
  expect(await files.save(foreign, 'new')).toMatchObject(saved)
  expect(await files.save(foreign, 'newer')).toMatchObject(saved)
  expect(mayWriteDropped).toHaveBeenCalledTimes(2)
  for (const name of ['level.txt', 'level.rockets']) {
    expect(await files.save(await drop(name), 'new')).toMatchObject(saved)
  }
  // A file that the user has opened may be written.
  const own = (await files.open([join(folder, 'run.sh')])).files[0]!.file.ticket
  await drop('run.sh')
  expect(await files.save(own, 'new')).toMatchObject(saved)
  expect(mayWriteDropped).toHaveBeenCalledTimes(2)
  await recent.settled()
  await rm(folder, { recursive: true })
})
