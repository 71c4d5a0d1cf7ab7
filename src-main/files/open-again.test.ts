import { writeFile } from 'node:fs/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { soon } from '../../scripts/unit/soon'
import { useFolder } from '../../scripts/unit/use-folder'
import type { FileChange } from '@core/protocol/file-ticket'
import { userDisks } from './disks'
import { LevelFiles, type LevelFilesOptions } from './level-files'
import { RecentFiles } from './recent-files'

const { at, put, read } = useFolder()
let end = async (): Promise<void> => undefined
afterEach(() => end())

/** The files of an app, and what they tell of changes from outside. */
function filesAtWork(more: Partial<LevelFilesOptions> = {}) {
  const fail = (error: unknown) => expect.fail(String(error))
  const told: FileChange[] = []
  const recent = new RecentFiles(at('recent.json'), fail)
  const files = new LevelFiles({
    dialogs: { open: async () => [], save: async () => null },
    recent,
    onUse: () => undefined,
    onRecentChange: () => undefined,
    onOutside: (change) => told.push(change),
    logError: (_, error) => fail(error),
    ...more,
  })
  end = () => {
    files.close()
    return recent.settled()
  }
  return { files, told }
}

/** What comes of a question to a disk that does not answer: its time is that of the test. */
async function withoutAnswer<T>(ask: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  let isOver = false
  const answer = ask().finally(() => (isOver = true))
  while (!isOver) await vi.advanceTimersByTimeAsync(1000)
  vi.useRealTimers()
  return answer
}

test('opening a file that is open tells of what others have written, as its tab holds an older text', async () => {
  const { files, told } = filesAtWork()
  const path = put('a.txt', 'mine')
  const { file } = (await files.open([path])).files[0]!
  files.watch([file.ticket])
  expect((await files.open([path])).files[0]?.text).toBe('mine')
  expect(told).toEqual([])
  await writeFile(path, 'theirs')
  expect((await files.open([path])).files[0]?.text).toBe('theirs')
  expect(told).toEqual([{ ticket: file.ticket, text: 'theirs', problem: null }])
})

test('a file of the last session whose disk does not answer is reported once it does', async () => {
  const { files, told } = filesAtWork()
  const path = put('a.txt', 'theirs')
  // Nothing that is asked of that folder gets an answer while this one has none.
  let wake = (): void => undefined
  const dead = userDisks.ask(path, () => new Promise<void>((resolve) => (wake = resolve)), 1)
  await expect(dead).rejects.toMatchObject({ code: 'ETIMEDOUT' })
  const [one, other] = await withoutAnswer(() =>
    Promise.all([files.openAgain(path, 'mine'), files.openAgain(at('b.txt'), 'mine')]),
  )
  expect([one.onDisk, other.onDisk]).toEqual([null, null])
  expect(one.file.path).toBe(path)
  expect(await withoutAnswer(() => files.save(one.file.ticket, 'mine'))).toMatchObject({
    ok: false,
    error: { code: 'ETIMEDOUT', message: 'The file cannot be written: its disk does not answer.' },
  })
  files.watch([one.file.ticket])
  wake()
  await soon(() =>
    expect(told).toEqual([{ ticket: one.file.ticket, text: 'theirs', problem: null }]),
  )
})

test('a dropped file that is not called as levels are is written only after a question', async () => {
  const mayWriteDropped = vi.fn(() => Promise.resolve(false))
  const { files, told } = filesAtWork({ mayWriteDropped })
  const saved = { ok: true }
  for (const name of ['.profile', 'run.sh', 'level.txt', 'level.rockets']) put(name, 'old')
  const drop = async (name: string) => (await files.openDropped([at(name)])).files[0]!.file.ticket
  const foreign = await drop('.profile')
  expect(await files.save(foreign, 'new', true)).toMatchObject({ error: { code: 'UNASKED' } })
  expect(read('.profile')).toBe('old')
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
  const own = (await files.open([at('run.sh')])).files[0]!.file.ticket
  await drop('run.sh')
  expect(await files.save(own, 'new')).toMatchObject(saved)
  expect(mayWriteDropped).toHaveBeenCalledTimes(2)
  expect(told).toEqual([])
})
