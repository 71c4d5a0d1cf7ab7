// Long because all that is tried here needs a whole set that is open, on disk and on threads.
import { mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { soon } from '../../../scripts/unit/soon'
import type { EventName, Events } from '@core/protocol/ipc'
import type { OpenedSet, TestSummary } from '@core/protocol/set'
import { looksIn } from '@core/protocol/told-looks'
import { SAMPLE as OTHER } from '../../cli/testing/level-folder'
import { RecentFiles } from '../../files/recent-files'
import { RecentTickets } from '../../files/recent-tickets'
import type { Workers } from '../../threads/suite-pool'
import { SameThread } from '../../threads/testing/same-thread'
import { NOTES_NAME, withNote } from '../notes'
import { addTest } from './new-test'
import { SetHost } from './set-host'
import { putFile } from '../testing/put-file'

const SAMPLE = '5 5\n2\n1\n1\n1 1\n2 2\n3 N\n3 3 N\n'

let root: string
let folder: string
let host: SetHost
let recent: RecentFiles
let recentTickets: RecentTickets
let sets: OpenedSet[]
let rows: Map<string, TestSummary>
let listed: number
let started: number
let closed: number
let texts: number

class CountedThreads extends SameThread implements Workers {
  override start: SameThread['start'] = (tasks, tell) => {
    texts += tasks.length
    return super.start(tasks, tell)
  }

  override close(): Promise<void> {
    closed++
    return super.close()
  }
}

function announce<N extends EventName>(name: N, payload: Events[N]): void {
  if (name === 'set:opened') sets.push(payload as OpenedSet)
  if (name === 'set:listed') listed++
  if (name !== 'set:looked') return
  for (const row of looksIn(payload as Events['set:looked']).tests) rows.set(row.path, row)
}

function makeHost(version = '1'): SetHost {
  return new SetHost({
    dialogs: { open: () => Promise.resolve([folder]) },
    files: {
      open: ([path]) =>
        Promise.resolve({
          files: [{ file: { ticket: 't', path: path!, real: path!, name: '' }, text: '' }],
          problems: [],
        }),
    },
    recent,
    recentTickets,
    kept: null,
    onRecentChange: () => undefined,
    hands: { guard: (_path, write) => write(() => Promise.resolve()), trash: (path) => rm(path) },
    makeWorkers: () => {
      started++
      return new CountedThreads()
    },
    looksFolder: join(root, 'looks'),
    version,
    script: join(root, 'none.js'),
    announce,
    logError: fail,
  })
}

function fail(...args: unknown[]): void {
  throw new Error(args.map(String).join())
}

const put = (path: string, content: string | Uint8Array) => putFile(folder, path, content)

/** Opens the folder and waits until all is looked at. */
async function open(): Promise<string> {
  rows.clear()
  expect(await host.askAndOpen()).toBeNull()
  const { set, list } = sets.at(-1)!
  await soon(() => expect(rows.size).toBeGreaterThanOrEqual(list.tests.length))
  return set
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'set-host-'))
  folder = join(root, 'tests')
  await put('01.in', SAMPLE)
  ;[sets, rows] = [[], new Map()]
  listed = started = closed = texts = 0
  recent = new RecentFiles(join(root, 'recent.json'), fail)
  recentTickets = new RecentTickets(recent)
  host = makeHost()
})

afterEach(async () => {
  await host.closeAll()
  await recent.settled()
  await rm(root, { recursive: true })
})

describe('a folder that is opened', () => {
  test('is listed by groups, and each test is looked at', async () => {
    await put('secret/02.in', 'nothing that a game reads')
    await put('01.ans', 'wrong\n')
    const set = await open()
    expect(sets[0]!.list.tests.map(({ path }) => path)).toEqual(['01.in', 'secret/02.in'])
    expect(rows.get('01.in')).toMatchObject({ game: 'rockets', unread: null, expected: 'differs' })
    expect(rows.get('secret/02.in')!.errors).toBeGreaterThan(0)
    const [coverage] = host.find(set)!.set.coverage()
    expect(coverage).toMatchObject({ game: 'rockets', tests: 1 })
  })

  test('has a row for what cannot be read, which says why', async () => {
    await symlink(join(root, 'gone'), join(folder, '03.in'))
    await writeFile(join(folder, '04.in'), new Uint8Array([0x35, 0xff]))
    await open()
    expect(rows.get('03.in')!.unread).toContain('no such file')
    expect(rows.get('04.in')!.unread).toContain('Line 1')
    expect(rows.get('01.in')!.unread).toBeNull()
  })

  test('is opened once, and can be opened again from the recent list', async () => {
    const set = await open()
    expect(await open()).toBe(set)
    expect(texts).toBe(1)
    const [first] = await recentTickets.list()
    expect(first!.path).toBe(folder)
    await host.close(set)
    expect(await host.openRecent(first!.ticket)).toBeNull()
    await rm(folder, { recursive: true })
    await host.closeAll()
    expect(await host.openRecent(first!.ticket)).toMatchObject({ code: 'ENOENT' })
    expect(await recentTickets.list()).toEqual([])
    expect((await host.openRecent('strange'))!.code).toBe('TICKET')
  })

  test('lets threads go when it is closed', async () => {
    await host.close(await open())
    expect([started, closed]).toEqual([1, 1])
  })

  test('names no file but its tests', async () => {
    await put('Makefile', '')
    const set = await open()
    expect((await host.openTest(set, '01.in')).ok).toBe(true)
    for (const path of ['../recent.json', 'Makefile', '/etc/passwd', '__proto__'])
      expect(await host.openTest(set, path)).toMatchObject({ ok: false })
    expect(await host.openTest('strange', '01.in')).toMatchObject({ ok: false })
  })
})

describe('what was looked at', () => {
  test('is known the next time, and not with another version of the app', async () => {
    await host.close(await open())
    host = makeHost()
    await host.close(await open())
    expect(texts).toBe(1)
    host = makeHost('2')
    await host.close(await open())
    expect(texts).toBe(2)
  })

  test('is forgotten where it is damaged', async () => {
    await host.close(await open())
    const [name] = await readdir(join(root, 'looks'))
    const path = join(root, 'looks', name!)
    const kept = await readFile(path, 'utf8')
    await writeFile(path, kept.replace('"caught"', '"cauhgt"'))
    host = makeHost()
    await open()
    expect(texts).toBe(2)
    expect(rows.get('01.in')!.game).toBe('rockets')
  })
})

describe('changes on disk', () => {
  test('are followed: only what has changed is looked at again', async () => {
    await put('02.in', SAMPLE)
    const set = await open()
    await put('02.in', SAMPLE.replace('3 3 N', '4 4 N'))
    await put('03.in', 'x')
    await host.find(set)!.set.refresh()
    await soon(() => expect(rows.has('03.in')).toBe(true))
    expect([listed, texts]).toEqual([1, 4])
    await rm(join(folder, '01.in'))
    await host.find(set)!.set.refresh()
    expect(host.find(set)!.set.listed.tests.map(({ name }) => name)).toEqual(['02', '03'])
    await host.find(set)!.set.refresh()
    expect([listed, texts]).toEqual([2, 4])
  })

  test('an answer that comes is compared', async () => {
    const set = await open()
    await put('01.ans', rows.get('01.in')!.answer!)
    await host.find(set)!.set.refresh()
    await soon(() => expect(rows.get('01.in')!.expected).toBe('equal'))
    expect(texts).toBe(1)
  })

  test('a folder that goes is told, and goes on when it is back', async () => {
    const set = await open()
    const one = host.find(set)!.set
    await rename(folder, `${folder}-aside`)
    await one.refresh()
    expect(one.listed).toMatchObject({ tests: [{ path: '01.in' }], problem: { code: 'ENOENT' } })
    await rename(`${folder}-aside`, folder)
    await one.refresh()
    expect(one.listed.problem).toBeNull()
    expect([listed, texts]).toEqual([2, 1])
  })

  test('notes are kept in a file of their own, a step each that is taken back', async () => {
    const { set, steps } = host.find(await open())!
    const note = async (text: string): Promise<void> => {
      const edit = await set.notes.planned(withNote('01.in', text))
      if (!edit.ok) throw new Error(edit.error.message)
      await steps.do({ label: 'note 01.in', edits: [edit.value] })
      await set.refresh()
    }
    await note('a sample')
    await note('the sample')
    const written = JSON.parse(await readFile(join(folder, NOTES_NAME), 'utf8')) as unknown
    expect(written).toEqual({ version: 1, groups: {}, tests: { '01.in': { note: 'the sample' } } })
    expect(await steps.undo()).toMatchObject({ problem: null, undo: 'note 01.in' })
    await set.refresh()
    expect(set.listed.notes.tests).toEqual({ '01.in': 'a sample' })
    await steps.undo()
    expect(await readdir(folder)).toEqual(['01.in'])
  })
})

describe('what is written into the folder', () => {
  test('answers are planned, written and taken back', async () => {
    await put('02.in', SAMPLE)
    await put('03.in', 'no level')
    await put('04.in', SAMPLE)
    await put('02.ans', 'wrong\n')
    const id = await open()
    const { answers, steps, set } = host.find(id)!
    await put('04.ans', rows.get('04.in')!.answer!)
    const plan = await answers.plan([...rows.keys(), 'gone.in'], 'ans')
    expect(plan).toMatchObject({
      fresh: ['01.ans'],
      over: ['02.ans'],
      equal: ['04.ans'],
      without: ['03.in'],
    })
    expect(await answers.write('an older plan')).toBeNull()
    expect((await answers.write(plan.plan))!.done).toEqual(['01.ans', '02.ans'])
    await set.refresh()
    await soon(() => {
      expect(rows.get('01.in')!.expected).toBe('equal')
      expect(rows.get('02.in')!.expected).toBe('equal')
    })
    expect((await steps.undo()).problem).toBeNull()
    expect(await readFile(join(folder, '02.ans'), 'utf8')).toBe('wrong\n')
    expect(await readdir(folder)).not.toContain('01.ans')
  })

  test('a plan writes no answer whose test is gone or another by then, and says so', async () => {
    for (const name of ['02.in', '03.in', '04.in']) await put(name, SAMPLE)
    await put('04.in.out', 'wrong\n')
    const { answers, steps } = host.find(await open())!
    const plan = await answers.plan([...rows.keys()], 'out')
    expect(plan).toMatchObject({ fresh: ['01.out', '02.out', '03.out'], over: ['04.in.out'] })
    await rename(join(folder, '02.in'), join(folder, '02b.in'))
    await put('03.in', OTHER)
    const step = (await answers.write(plan.plan))!
    expect(step).toMatchObject({ done: ['01.out', '04.in.out'], left: ['02.out', '03.out'] })
    expect(step.problem!.message).toBe('Their tests are gone, or have changed since.')
    expect((await readdir(folder)).sort()).toEqual([
      ...['01.in', '01.out', '02b.in', '03.in', '04.in', '04.in.out'],
    ])
    expect([...(await steps.undo()).done].sort()).toEqual(['01.out', '04.in.out'])
  })

  test('a test that was saved a moment ago is looked at before its answer is planned, and before it is written', async () => {
    const { answers } = host.find(await open())!
    const held = rows.get('01.in')!.answer
    await put('01.in', OTHER)
    const plan = await answers.plan(['01.in'], 'ans')
    expect(plan).toMatchObject({ fresh: ['01.ans'], without: [] })
    // Saved once more, with the same meaning.
    await put('01.in', `${OTHER}\n`)
    expect(await answers.write(plan.plan)).toMatchObject({ done: ['01.ans'], left: [] })
    const written = await readFile(join(folder, '01.ans'), 'utf8')
    expect([written === held, written]).toEqual([false, rows.get('01.in')!.answer])
  })

  test('tests that would share a file with another answer get none', async () => {
    await put('01.txt', OTHER)
    const { answers } = host.find(await open())!
    const answersFound = [...rows.values()].map(({ answer }) => answer)
    expect(new Set(answersFound).size).toBe(2)
    expect(await answers.plan([...rows.keys()], 'out')).toMatchObject({
      fresh: [],
      without: ['01.in', '01.txt'],
    })
  })

  test('a new test gets a name that is free, and its note', async () => {
    await put('secret/found.txt', SAMPLE)
    await put('secret/found-2.txt', SAMPLE)
    const { files, set, steps } = host.find(await open())!
    const test = { text: SAMPLE, group: 'secret', name: 'found', note: 'catches no-floor' }
    expect(await addTest(files, test)).toEqual({ ok: true, value: 'secret/found-3.txt' })
    expect(set.listed.notes.tests).toEqual({ 'secret/found-3.txt': 'catches no-floor' })
    await soon(() => expect(rows.has('secret/found-3.txt')).toBe(true))
    // With its note it is one step.
    expect((await steps.undo()).done).toEqual([NOTES_NAME, 'secret/found-3.txt'])
    await set.refresh()
    expect(set.listed.notes.tests).toEqual({})
    const strange = await addTest(files, { ...test, group: '../none' })
    expect(strange).toMatchObject({ ok: false, error: { code: 'REFUSED' } })
  })
})
