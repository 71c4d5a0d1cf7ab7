import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { userDisks } from './disks'
import { SaveMarks, type Named } from './save-marks'
import { temporaryFolder } from './replace-file'
import { sweepFolder, temporaryStem } from './temporary-files'

let root: string
let levels: string
let errors: unknown[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'boardwright-marks-'))
  levels = join(root, 'levels')
  errors = []
  await mkdir(levels)
})
afterEach(() => rm(root, { recursive: true }))

const open = (): SaveMarks => new SaveMarks(join(root, 'saving'), (error) => errors.push(error))
const put = (name: string): Promise<void> => writeFile(join(levels, name), 'x')

/** A save that is under way when the app is killed: it never ends. */
async function cut(path: string, leave: (named: Named) => Promise<void>): Promise<void> {
  await new Promise<void>((resolve) => {
    void open().during(path, async (named) => {
      await leave(named)
      resolve()
      return new Promise(() => undefined)
    })
  })
}

test('what a cut saving has left is gone after the next start, and nothing else', async () => {
  const mine = ['level.txt', 'level.txt.1', 'level.txt.20240501', 'level.txt.bak', 'level2.txt.7']
  for (const name of mine) await put(name)
  await cut(join(levels, 'level.txt'), async (named) => {
    await named(join(levels, 'level.txt.3298534883'))
    await put('level.txt.3298534883')
  })
  expect(await readdir(levels)).toHaveLength(6)
  await open().sweep()
  expect((await readdir(levels)).sort()).toEqual([...mine].sort())
  expect(await readdir(join(root, 'saving'))).toEqual([])
  expect(errors).toEqual([])
})

test('of a folder that was written, and of nothing that looks like it', async () => {
  const mine = ['.package.12.part', '.package.x.part', '.package.99.part2']
  for (const name of mine) await mkdir(join(levels, name))
  await cut(join(levels, 'package'), async (named) => {
    const temporary = temporaryFolder(join(levels, 'package'))
    await named(temporary)
    await mkdir(join(temporary, 'data'), { recursive: true })
    await writeFile(join(temporary, 'data', '1.in'), 'x')
  })
  expect(await readdir(levels)).toHaveLength(4)
  await open().sweep()
  expect((await readdir(levels)).sort()).toEqual([...mine].sort())
  expect(errors).toEqual([])
})

test('a folder of such a name that is older stays', async () => {
  const path = join(levels, 'package')
  const temporary = temporaryFolder(path)
  await mkdir(temporary)
  const hourAgo = Date.now() / 1000 - 3600
  await utimes(temporary, hourAgo, hourAgo)
  await cut(path, (named) => named(temporary))
  await open().sweep()
  expect(await readdir(levels)).toHaveLength(1)
})

test('of a file with a very long name too', async () => {
  const name = 'n'.repeat(250)
  await put(name)
  const stem = temporaryStem(name)
  await cut(join(levels, name), async (named) => {
    await named(join(levels, `${stem}.123`))
    await put(stem)
    await put(`${stem}.123`)
  })
  await open().sweep()
  expect(await readdir(levels)).toEqual([name])
})

test('what others write beside the file at that moment stays, under any name', async () => {
  await cut(join(levels, 'level.txt'), (named) => named(join(levels, 'level.txt.3298534883')))
  await put('level.txt.2')
  await put('level.txt.3298534883')
  await open().sweep()
  expect(await readdir(levels)).toEqual(['level.txt.2'])
})

test('a saving that was cut before it had a name has left an empty file at most', async () => {
  await cut(join(levels, 'level.txt'), () => writeFile(join(levels, 'level.txt.77'), ''))
  await put('level.txt.78')
  await open().sweep()
  expect(await readdir(levels)).toEqual(['level.txt.78'])
})

test('a mark on a disk that does not answer is kept for the next start', async () => {
  await cut(join(levels, 'level.txt'), () => Promise.resolve())
  const noAnswer = Object.assign(new Error(), { code: 'ETIMEDOUT', syscall: 'wait' })
  vi.spyOn(userDisks, 'ask').mockRejectedValue(noAnswer)
  await open().sweep()
  vi.restoreAllMocks()
  expect(await readdir(join(root, 'saving'))).toHaveLength(1)
  await open().sweep()
  expect(await readdir(join(root, 'saving'))).toHaveLength(0)
})

test('what the user has put there since stays', async () => {
  await cut(join(levels, 'level.txt'), async () => undefined)
  await put('level.txt.2')
  const tomorrow = Date.now() / 1000 + 86_400
  await utimes(join(levels, 'level.txt.2'), tomorrow, tomorrow)
  await put('level.txt.03')
  await mkdir(join(levels, 'level.txt.5'))
  await open().sweep()
  expect((await readdir(levels)).sort()).toEqual(['level.txt.03', 'level.txt.2', 'level.txt.5'])
})

test('a save that ends leaves no mark, done or failed', async () => {
  const marks = open()
  await marks.sweep()
  expect(await marks.during(join(levels, 'level.txt'), async () => 7)).toBe(7)
  const failing = marks.during(join(levels, 'level.txt'), () => Promise.reject(new Error('full')))
  await expect(failing).rejects.toThrow('full')
  expect(await readdir(join(root, 'saving'))).toEqual([])
})

test('a mark that cannot be made is no reason not to save', async () => {
  await writeFile(join(root, 'saving'), 'a file in the place of the folder')
  await open().sweep()
  await open().during(join(levels, 'level.txt'), () => put('level.txt'))
  expect(await readFile(join(levels, 'level.txt'), 'utf8')).toBe('x')
  expect(errors.length).toBeGreaterThan(0)
})

test('broken marks and folders that have gone do no harm', async () => {
  await cut(join(levels, 'level.txt'), () => put('level.txt.9'))
  await writeFile(join(root, 'saving', 'broken.json'), '{')
  await rm(levels, { recursive: true })
  await open().sweep()
  expect(await readdir(join(root, 'saving'))).toEqual([])
})

test('folders of the app lose what cut writings have left before a moment', async () => {
  for (const name of ['a.journal', 'order.json', 'order.json.123', 'a.journal.4294967295']) {
    await put(name)
  }
  const began = Date.now() + 60_000
  for (const name of ['order.json.4294967296', '2024.12', 'new.json.5']) await put(name)
  await utimes(join(levels, 'new.json.5'), began / 1000 + 1, began / 1000 + 1)
  await sweepFolder(levels, began)
  expect((await readdir(levels)).sort()).toEqual([
    '2024.12',
    'a.journal',
    'new.json.5',
    'order.json',
    'order.json.4294967296',
  ])
  await sweepFolder(join(root, 'never'), began)
})
