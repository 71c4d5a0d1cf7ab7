// long because it has all that is done with the user's files.
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
  readlink,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { skipWithout } from '../../scripts/unit/needs'
import { soon } from '../../scripts/unit/soon'
import type { FileMove } from '@core/protocol/file-ticket'
import type { Dialogs } from './dialogs'
import { LevelFiles } from './level-files'
import { RecentFiles } from './recent-files'

const openDialog = vi.fn<Dialogs['open']>()
const saveDialog = vi.fn<Dialogs['save']>()

let folder: string
let recent: RecentFiles
let files: LevelFiles
let changes: number
let used: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-files-'))
  changes = 0
  used = []
  recent = new RecentFiles(join(folder, 'store', 'recent.json'), (error) => {
    throw error
  })
  files = new LevelFiles({
    dialogs: { open: openDialog, save: saveDialog },
    recent,
    onUse: (path) => used.push(path),
    onRecentChange: () => changes++,
    onOutside: () => undefined,
    logError: (message, error) => expect.fail(`${message}: ${String(error)}`),
  })
  vi.resetAllMocks()
})

afterEach(async () => {
  await recent.settled()
  files.close()
  await rm(folder, { recursive: true, force: true })
})

const inFolder = (name: string): string => join(folder, name)

async function put(name: string, data: string | Uint8Array): Promise<string> {
  await writeFile(inFolder(name), data)
  return inFolder(name)
}

async function openOnly(path: string) {
  const reply = await files.open([path])
  expect(reply.problems).toEqual([])
  return reply.files[0]!
}

async function problemOf(path: string) {
  const reply = await files.open([path])
  expect(reply.files).toEqual([])
  const { code, message } = reply.problems[0]!
  return [code, message]
}

describe('opening', () => {
  test('gives text and ticket of the files chosen in the dialog, and remembers their folder', async () => {
    const path = await put('level.in', '5 5\r\nпять\n')
    openDialog.mockResolvedValue([path])
    const reply = await files.askAndOpen([{ name: 'Levels', extensions: ['in'] }])
    expect(reply).toEqual({
      files: [
        {
          file: { ticket: expect.any(String), path, real: await realpath(path), name: 'level.in' },
          text: '5 5\r\nпять\n',
        },
      ],
      problems: [],
    })
    expect([recent.paths, used]).toEqual([[path], [path]])
    await files.askAndOpen([])
    expect(openDialog.mock.lastCall![0]).toMatchObject({ defaultPath: folder })
  })

  test('gives nothing when the dialog is cancelled', async () => {
    openDialog.mockResolvedValue([])
    expect(await files.askAndOpen([])).toEqual({ files: [], problems: [] })
  })

  test('a broken file does not stop the others', async () => {
    const good = await put('good.in', '1\n')
    const reply = await files.open([inFolder('none.in'), good])
    expect(reply.files.map((opened) => opened.text)).toEqual(['1\n'])
    expect(reply.problems).toEqual([
      {
        path: inFolder('none.in'),
        code: 'ENOENT',
        message: 'The file cannot be read: there is no such file or folder.',
      },
    ])
  })

  test('leaves out a byte order mark', async () => {
    const opened = await openOnly(await put('bom.in', '\ufeff5 5\n'))
    expect(opened.text).toBe('5 5\n')
  })

  test('refuses what has no path, and never looks beside the app for it', async () => {
    expect(await problemOf('')).toEqual([
      'NOPATH',
      'The dropped item is not a file on this computer.',
    ])
    expect((await problemOf('package.json'))[0]).toBe('NOPATH')
  })

  test('refuses a long text that no game reads, and opens a short one to be mended', async () => {
    const strange = '<html><body>\n'
    const [code, message] = await problemOf(await put('long', strange.repeat(100_000)))
    expect(code).toBe('UNREADABLE')
    expect(message).toMatch(
      /^This file doesn’t match any game\. Closest: .+\. Line \d+, column \d+: /,
    )
    expect((await openOnly(await put('short', strange))).text).toBe(strange)
    expect(await problemOf(await put('blank', '\n'.repeat(2_000_000)))).toEqual([
      'UNREADABLE',
      'The file is empty.',
    ])
    expect(recent.paths).toEqual([inFolder('short')])
  })

  test('opens a long level, and refuses one with megabytes of rubbish behind it', async () => {
    const rocketLevel = (turns: number): string =>
      `5 5\n1\n1\n${turns}\n1 2\n2 E\n${'2 0 W\n'.repeat(turns)}`
    const level = rocketLevel(90_000)
    expect((await openOnly(await put('long', level + '\n'.repeat(1_000_000)))).text).toContain(
      '5 5',
    )
    expect(await problemOf(await put('tail', level + 'x y\n'.repeat(1_000_000)))).toEqual([
      'UNREADABLE',
      'Only the first megabyte of this file is a valid Rockets level; expected a whole level without errors.',
    ])
  })
})

describe('saving', () => {
  test('replaces the text, keeps the mode and leaves nothing else behind', async () => {
    const path = await put('level.in', 'old')
    await chmod(path, 0o640)
    const { file } = await openOnly(path)
    expect(await files.save(file.ticket, 'new\n')).toEqual({ ok: true, value: file })
    expect(await readFile(path, 'utf8')).toBe('new\n')
    expect((await stat(path)).mode & 0o777).toBe(0o640)
    await recent.settled()
    expect((await readdir(folder)).sort()).toEqual(['level.in', 'store'])
  })

  test('a shorter and a longer text take the place of the old one whole', async () => {
    const { file } = await openOnly(await put('level.in', 'x'.repeat(100_000)))
    for (const text of ['short\n', 'ы'.repeat(300_000), '']) {
      await files.save(file.ticket, text)
      expect(await readFile(file.path, 'utf8')).toBe(text)
    }
  })

  test('writes through a link and leaves it a link', async () => {
    await mkdir(inFolder('real'))
    const real = await put('real/level.in', 'old')
    await symlink('real/level.in', inFolder('link.in'))
    const { file } = await openOnly(inFolder('link.in'))
    await files.save(file.ticket, 'new')
    expect(await readFile(real, 'utf8')).toBe('new')
    expect(await readlink(inFolder('link.in'))).toBe('real/level.in')
  })

  test('writes the missing file of a dangling link', async () => {
    await symlink('later.in', inFolder('link.in'))
    saveDialog.mockResolvedValue(inFolder('link.in'))
    expect(await files.askAndSave('level.in', [], 'text')).toMatchObject({ ok: true })
    expect(await readFile(inFolder('later.in'), 'utf8')).toBe('text')
    expect(await readlink(inFolder('link.in'))).toBe('later.in')
  })

  test('saves where the dialog says, and the ticket is good for saving again', async () => {
    const path = inFolder('fresh.in')
    saveDialog.mockResolvedValue(path)
    const first = await files.askAndSave('../../etc/level.in', [], 'one')
    expect(saveDialog.mock.lastCall![0]).toMatchObject({ defaultPath: 'level.in' })
    if (!first.ok || !first.value) throw new Error('not saved')
    await files.save(first.value.ticket, 'two')
    expect(await readFile(path, 'utf8')).toBe('two')
    expect(recent.paths).toEqual([path])
  })

  test('does not replace a file that another tab holds, by any path to it', async () => {
    const mine = await openOnly(await put('mine.in', 'mine'))
    const other = await openOnly(await put('other.in', 'old'))
    await symlink('other.in', inFolder('link.in'))
    files.watch([mine.file.ticket, other.file.ticket])
    for (const name of ['other.in', 'link.in']) {
      saveDialog.mockResolvedValue(inFolder(name))
      expect(await files.askAndSave('x', [], 'new', mine.file.ticket)).toMatchObject({
        ok: false,
        error: {
          code: 'OPEN',
          message: `${name} is open in another tab: save it there, or close it first.`,
        },
      })
    }
    expect(await readFile(other.file.path, 'utf8')).toBe('old')
    expect(await files.askAndSave('x', [], 'new', other.file.ticket)).toMatchObject({ ok: true })
    expect(await readFile(other.file.path, 'utf8')).toBe('new')
  })

  test('does nothing when the dialog is cancelled', async () => {
    saveDialog.mockResolvedValue(null)
    expect(await files.askAndSave('level.in', [], 'text')).toEqual({ ok: true, value: null })
    expect(await readdir(folder)).toEqual([])
  })

  test('refuses a ticket that was never given out, also one of the recent list', async () => {
    const path = await put('level.in', 'old')
    recent.add(path)
    const [listed] = await files.recent()
    for (const ticket of ['made-up', path, listed!.ticket]) {
      expect(await files.save(ticket, 'new')).toMatchObject({
        ok: false,
        error: { code: 'TICKET' },
      })
    }
    expect(await readFile(path, 'utf8')).toBe('old')
  })

  test('says that a place is a folder or lies under a file', async () => {
    const below = join(await put('file', ''), 'level.in')
    for (const [filePath, code] of [
      [folder, 'NOTFILE'],
      [below, 'ENOTDIR'],
      [inFolder('no/where.in'), 'ENOENT'],
    ] as const) {
      saveDialog.mockResolvedValue(filePath)
      expect(await files.askAndSave('x', [], 'text')).toMatchObject({ ok: false, error: { code } })
    }
  })

  test('says that a folder is read-only, and the old text stays', async (context) => {
    skipWithout(context, 'unix', 'user')
    await mkdir(inFolder('locked'))
    const { file } = await openOnly(await put('locked/level.in', 'old'))
    await chmod(inFolder('locked'), 0o500)
    expect(await files.save(file.ticket, 'new')).toMatchObject({
      ok: false,
      error: { code: 'EACCES', message: 'The file cannot be written: permission denied.' },
    })
    expect(await readFile(file.path, 'utf8')).toBe('old')
    await chmod(inFolder('locked'), 0o700)
  })
})

describe('files that the app itself moves', () => {
  test('keep their tabs: what is open is told, and saved where it lies now', async () => {
    const [a, b] = [await put('a.in', 'A'), await put('b.in', 'B')]
    const opened = (await files.open([a, b])).files
    files.watch(opened.map(({ file }) => file.ticket))
    const told: FileMove[] = []
    const release = files.holdChanges((moves) => told.push(...moves))
    const aside = inFolder('aside')
    const moves = [
      { from: a, to: aside },
      { from: b, to: a },
      { from: aside, to: b },
    ]
    for (const { from, to } of moves) await rename(from, to)
    release(moves)
    await soon(() => expect(told).toHaveLength(2))
    const [first, second] = opened.map(({ file }) => file)
    expect(told).toEqual([
      { ticket: first!.ticket, file: second },
      { ticket: second!.ticket, file: first },
    ])
    expect(recent.paths).toEqual([a, b])
    // Nobody else has written them: a save is not held up.
    expect((await files.save(second!.ticket, 'A2')).ok).toBe(true)
    expect([await readFile(a, 'utf8'), await readFile(b, 'utf8')]).toEqual(['B', 'A2'])
  })
})

describe('the recent list', () => {
  test('opens a file again by its ticket and drops one that is gone', async () => {
    const kept = await put('kept.in', '1')
    const gone = await put('gone.in', '2')
    await openOnly(kept)
    await openOnly(gone)
    await rm(gone)
    const [first, second] = await files.recent()
    expect([first!.path, second!.path]).toEqual([gone, kept])
    expect(await files.openRecent(first!.ticket)).toMatchObject({
      ok: false,
      error: { code: 'ENOENT' },
    })
    expect(recent.paths).toEqual([kept])
    expect(await files.openRecent(second!.ticket)).toMatchObject({ ok: true, value: { text: '1' } })
    expect(changes).toBeGreaterThan(0)
  })

  test('after clearing, its old tickets open nothing', async () => {
    await openOnly(await put('level.in', '1'))
    const [listed] = await files.recent()
    files.clearRecent()
    expect(await files.recent()).toEqual([])
    expect(await files.openRecent(listed!.ticket)).toMatchObject({
      ok: false,
      error: { code: 'TICKET' },
    })
  })
})
