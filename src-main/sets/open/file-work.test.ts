import { mkdir, mkdtemp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { tries } from '@core/conformance/testing/tries'
import type { FilePlan, SetJob, SetStep } from '@core/protocol/set'
import { testFilesOf } from '@core/suite/set-files'
import { madeHash } from '../made-hash'
import { NOTES_NAME } from '../notes'
import { FileSteps } from './file-steps'
import { FileWork } from './file-work'
import { NotesFile } from './notes-file'
import type { OpenSet } from './open-set'
import { putFile } from '../testing/put-file'

vi.mock('node:fs/promises', async (actual) => {
  const real = await actual<{ rename: typeof rename }>()
  return { ...real, rename: vi.fn<typeof rename>(real.rename) }
})

let root: string
let folder: string
let steps: FileSteps
let work: FileWork
let canBin: boolean
let moved: string[]

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'file-work-'))
  await begin('set')
})
afterEach(async () => {
  vi.mocked(rename).mockClear()
  await rm(root, { recursive: true })
})

/** The part of a set that file work uses, over a named folder. */
async function begin(name: string): Promise<void> {
  folder = join(root, name)
  await mkdir(folder)
  canBin = true
  moved = []
  steps = new FileSteps(folder, {
    guard: (_path, write) => write(() => Promise.resolve()),
    trash: async (path) => {
      if (!canBin) throw new Error('there is none')
      await rm(path)
    },
    hold: () => (all) => moved.push(...all.map(({ from, to }) => `${short(from)} ${short(to)}`)),
  })
  const notes = new NotesFile(join(folder, NOTES_NAME))
  let paths: string[] = []
  const set = {
    notes,
    refresh: async () => {
      const all = await readdir(folder, { recursive: true, withFileTypes: true })
      paths = all.flatMap((entry) =>
        entry.isDirectory() ? [] : short(join(entry.parentPath, entry.name)),
      )
      await notes.refresh(paths.includes(NOTES_NAME) ? paths.join() : null)
    },
    get files() {
      const others = paths.filter((path) => path !== NOTES_NAME)
      return { tests: testFilesOf(others), paths: others }
    },
    test: (path: string) => (paths.includes(path) ? {} : null),
    fullPath: (path: string) => join(folder, path),
  }
  work = new FileWork(set as unknown as OpenSet, steps)
}

const short = (path: string): string => path.slice(folder.length + 1)

const put = (path: string, content: string | Uint8Array) => putFile(folder, path, content)

const notesOf = (notes: Readonly<Record<string, string>>): string => {
  const tests = Object.fromEntries(Object.entries(notes).map(([path, note]) => [path, { note }]))
  return `${JSON.stringify({ version: 1, groups: {}, tests }, null, 2)}\n`
}

/** All files and folders with what they hold. */
async function all(): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found = entries.map(async (entry) => {
    const path = join(entry.parentPath, entry.name)
    const text = entry.isFile() ? await readFile(path, 'latin1') : '/'
    return [short(path), text] as const
  })
  return Object.fromEntries((await Promise.all(found)).sort())
}

async function planned(job: SetJob): Promise<FilePlan> {
  const plan = await work.plan(job)
  if (!plan.ok) throw new Error(plan.error.message)
  return plan.value
}

const done = async (job: SetJob): Promise<SetStep> =>
  (await work.carryOut((await planned(job)).plan))!

test('a test moves with its answer and its note, and undo gives all back byte for byte', async () => {
  await put('01-a.in', 'a')
  await put('02-b.in', new Uint8Array([0xef, 0xbb, 0xbf, 0x62]))
  await put('02-b.ans', '2\n')
  await put(NOTES_NAME, notesOf({ '02-b.in': 'why' }).replaceAll('  ', '\t'))
  const before = await all()
  const job = { kind: 'place', paths: ['02-b.in'], group: '', before: '01-a.in' } as const
  const plan = await planned(job)
  expect(plan).toMatchObject({ tests: ['01-b.in'], notes: 1, over: [], gone: [], left: [] })
  expect((await work.carryOut(plan.plan))!).toMatchObject({
    done: ['01-b.in', '01-b.ans', '02-a.in', NOTES_NAME],
    left: [],
    problem: null,
    undo: 'reorder 3 files',
  })
  expect(await all()).toEqual({
    '01-b.in': '\xef\xbb\xbfb',
    '01-b.ans': '2\n',
    '02-a.in': 'a',
    [NOTES_NAME]: notesOf({ '01-b.in': 'why' }),
  })
  expect(moved).toContain('02-b.in 01-b.in')
  expect(await steps.undo()).toMatchObject({ problem: null, undo: null })
  expect(await all()).toEqual(before)
})

test('a note that was changed since goes back with its test, and the others stay', async () => {
  await put('1.in', 'a')
  await put('2.in', 'b')
  await put(NOTES_NAME, notesOf({ '1.in': 'old' }))
  await done({ kind: 'rename', path: '1.in', name: '7' })
  await put(NOTES_NAME, notesOf({ '2.in': 'other', '7.in': 'new' }))
  await steps.undo()
  expect((await all())[NOTES_NAME]).toBe(notesOf({ '1.in': 'new', '2.in': 'other' }))
})

test('tests come back from the bin; one that cannot go there stays and says why', async () => {
  await put('g/1.in', 'a')
  await put('g/1.ans', 'x')
  await put('2.in', 'b')
  await symlink(join(folder, '2.in'), join(folder, '3.in'))
  await put(NOTES_NAME, notesOf({ 'g/1.in': 'why' }))
  const before = await all()
  const job = { kind: 'bin', paths: ['g/1.in', '3.in', 'unknown.in'] } as const
  const plan = await planned(job)
  expect(plan).toMatchObject({ gone: ['g/1.in', 'g/1.ans'], left: [{ path: '3.in' }] })
  await work.carryOut(plan.plan)
  expect(Object.keys(await all())).toEqual(['2.in', '3.in', NOTES_NAME, 'g'])
  await steps.undo()
  expect(await all()).toEqual(before)
  canBin = false
  expect(await done(job)).toMatchObject({ done: [], problem: { code: 'EBIN' } })
  expect(await all()).toEqual(before)
})

test('a folder that is a link leads nowhere', async () => {
  await put('1.in', 'a')
  await symlink(root, join(folder, 'out'))
  const before = await all()
  for (const job of [
    { kind: 'move', paths: ['1.in'], group: 'out/x' },
    { kind: 'add', tests: [{ text: '', group: 'out', name: '2', note: '' }] },
  ] as const)
    expect(await done(job)).toMatchObject({ done: [], problem: { code: 'LINK' } })
  expect(await all()).toEqual(before)
  expect((await readdir(root)).sort()).toEqual(['set'])
})

test('a copy has an answer and a note of its own; a new test is never given the answer of a lost one', async () => {
  await put('s/1.txt', 'a')
  await put('s/1.ans', 'x')
  await put('s/4.ans', 'lost')
  await put(NOTES_NAME, notesOf({ 's/1.txt': 'why' }))
  await done({ kind: 'duplicate', paths: ['s/1.txt'] })
  expect(await all()).toMatchObject({
    's/1-2.txt': 'a',
    's/1-2.ans': 'x',
    [NOTES_NAME]: notesOf({ 's/1-2.txt': 'why', 's/1.txt': 'why' }),
  })
  const fresh = { text: 'n', group: 's', name: '4', note: 'new' }
  expect((await planned({ kind: 'add', tests: [fresh, fresh] })).fresh).toEqual([
    's/4-2.txt',
    's/4-3.txt',
  ])
})

test('how a test was made comes with it, follows a rewriting of it, and goes back with that', async () => {
  const how = { by: 'generate', game: 'rockets', seed: 5, settings: { width: 5 } } as const
  await done({ kind: 'add', tests: [{ text: 'one', group: '', name: '1', note: 'why', how }] })
  const noted = async (): Promise<unknown> => JSON.parse((await all())[NOTES_NAME]!).tests
  const first = { note: 'why', made: { ...how, hash: madeHash('one') } }
  expect(await noted()).toEqual({ '1.in': first })
  const made = { ...how, hash: madeHash('two') }
  const texts = [{ path: '1.in', before: 'one', after: 'two', made }]
  await done({ kind: 'rewrite', label: 'make 1 test again', texts })
  expect(await noted()).toEqual({ '1.in': { note: 'why', made } })
  await steps.undo()
  expect([(await all())['1.in'], await noted()]).toEqual(['one', { '1.in': first }])
})

test('what has come into the way since the plan stops the whole step, and all is as it was', async () => {
  for (const name of ['1', '2', '3']) await put(`${name}.in`, name)
  const before = await all()
  const plan = await planned({ kind: 'place', paths: ['3.in'], group: 'new/er', before: null })
  await put('new/er/3.in', 'by others')
  const step = await work.carryOut(plan.plan)
  expect(step).toMatchObject({ done: [], problem: { code: 'EXISTS' }, undo: null })
  expect(await all()).toEqual({ ...before, new: '/', 'new/er': '/', 'new/er/3.in': 'by others' })
  expect(await work.carryOut(plan.plan)).toBeNull()
})

test('a disk that fails in the middle of renumbering leaves every test under its old name', async () => {
  const names = ['01', '02', '03', '04', '05']
  for (const name of names) await put(`g/${name}.in`, name)
  const before = await all()
  const job = { kind: 'place', paths: ['g/05.in'], group: 'g', before: 'g/01.in' } as const
  const plan = await planned(job)
  const real = vi.mocked(rename).getMockImplementation()!
  for (const failing of [0, 1, 3, 5]) {
    let count = 0
    vi.mocked(rename).mockImplementation(async (from, to) => {
      if (count++ === failing)
        throw Object.assign(new Error('io'), { code: 'EIO', syscall: 'rename' })
      return real(from, to)
    })
    const again = failing === 0 ? plan : await planned(job)
    const step = await work.carryOut(again.plan)
    vi.mocked(rename).mockImplementation(real)
    expect(step).toMatchObject({ done: [], problem: { code: 'EIO' }, undo: null })
    expect(step!.left).toHaveLength(5)
    expect(await all()).toEqual(before)
  }
})

const text = fc.constantFrom('5 5\n', '', '\ufeffx', 'y\r\n')
const file = fc.tuple(
  fc.constantFrom('', 'a/', 'b/'),
  fc.constantFrom('1', '02-x', '10', 'walls'),
  fc.constantFrom('.in', '.txt', '.ans', '.desc'),
  text,
)
const job = fc.record({
  kind: fc.constantFrom('duplicate', 'rename', 'move', 'place', 'number', 'bin', 'add', 'rewrite'),
  picks: fc.array(fc.nat(20), { minLength: 1, maxLength: 4 }),
  group: fc.constantFrom('', 'a', 'c', 'c/d'),
  name: fc.constantFrom('1', '7', 'walls-2'),
})

test('any steps one after the other, undone, give the folder back byte for byte', async () => {
  let run = 0
  const property = fc.asyncProperty(
    fc.uniqueArray(file, {
      minLength: 1,
      maxLength: 8,
      selector: (parts) => parts.slice(0, 3).join(''),
    }),
    fc.array(job, { minLength: 1, maxLength: 6 }),
    async (files, jobs) => {
      await begin(`run ${run++}`)
      for (const [group, name, ending, content] of files) await put(group + name + ending, content)
      const first = testFilesOf(files.map((parts) => parts.slice(0, 3).join('')))[0]
      if (first) await put(NOTES_NAME, notesOf({ [first.path]: 'a note' }))
      const states = [await all()]
      for (const { kind, picks, group, name } of jobs) {
        const tests = testFilesOf(Object.keys(states.at(-1)!).filter((path) => path !== NOTES_NAME))
        if (tests.length === 0) break
        const paths = picks.map((pick) => tests[pick % tests.length]!.path)
        const before = tests.find((one) => one.group === group)?.path ?? null
        const now = states.at(-1)![paths[0]!]!
        const texts = [{ path: paths[0]!, before: now.replace('\xef\xbb\xbf', ''), after: 'new' }]
        const fresh = { text: 'n', group, name, note: 'b' }
        const plan = await work.plan(
          {
            duplicate: { kind: 'duplicate', paths },
            rename: { kind: 'rename', path: paths[0]!, name },
            move: { kind: 'move', paths, group },
            place: { kind: 'place', paths, group, before },
            number: { kind: 'number', group },
            bin: { kind: 'bin', paths },
            add: { kind: 'add', tests: [fresh] },
            rewrite: { kind: 'rewrite', label: 'x', texts },
          }[kind] as SetJob,
        )
        if (!plan.ok) continue
        const step = (await work.carryOut(plan.value.plan))!
        expect(step.problem).toBeNull()
        if (step.done.length > 0) states.push(await all())
      }
      while (states.length > 1) {
        states.pop()
        expect((await steps.undo()).problem).toBeNull()
        expect(await all()).toEqual(states.at(-1))
      }
    },
  )
  await fc.assert(property, { numRuns: tries(12, 40), seed: 8 })
})
