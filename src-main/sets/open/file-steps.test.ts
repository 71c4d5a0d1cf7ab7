import {
  mkdir,
  mkdtemp,
  open,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
  type FileHandle,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { FileEdit } from './file-edit'
import { FileSteps } from './file-steps'

let folder: string
let steps: FileSteps
let guarded: string[]
let binned: string[]

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'steps-'))
  await mkdir(join(folder, 'secret'))
  guarded = []
  binned = []
  steps = new FileSteps(folder, {
    guard: (path, write) => {
      guarded.push(path)
      return write(() => Promise.resolve())
    },
    trash: async (path) => {
      binned.push(path)
      await rm(path)
    },
  })
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true })
})

const put = (path: string, text: string): Promise<void> => writeFile(join(folder, path), text)
const text = (path: string): Promise<string> => readFile(join(folder, path), 'utf8')
const fresh = (path: string): FileEdit => ({ path, before: null, after: `${path}\n` })

test('a step is done and taken back whole', async () => {
  await put('2.ans', 'old\n')
  const edits = [fresh('secret/1.ans'), { path: '2.ans', before: 'old\n', after: 'new\n' }]
  expect(await steps.do({ label: 'write 2 answers', edits })).toEqual({
    done: ['secret/1.ans', '2.ans'],
    left: [],
    problem: null,
    undo: 'write 2 answers',
    redo: null,
  })
  expect([await text('secret/1.ans'), await text('2.ans')]).toEqual(['secret/1.ans\n', 'new\n'])
  expect(guarded).toEqual([join(folder, 'secret/1.ans'), join(folder, '2.ans')])
  expect(await steps.undo()).toMatchObject({
    done: ['2.ans', 'secret/1.ans'],
    ...{ undo: null, redo: 'write 2 answers' },
  })
  expect(await text('2.ans')).toBe('old\n')
  expect(await readdir(join(folder, 'secret'))).toEqual([])
  const nothing = { done: [], left: [], problem: null }
  const redo = 'write 2 answers'
  expect(await steps.undo()).toEqual({ ...nothing, undo: null, redo })

  expect(await steps.redo()).toMatchObject({
    done: ['secret/1.ans', '2.ans'],
    ...{ undo: 'write 2 answers', redo: null },
  })
  expect([await text('secret/1.ans'), await text('2.ans')]).toEqual(['secret/1.ans\n', 'new\n'])
  expect(await steps.redo()).toEqual({ ...nothing, undo: 'write 2 answers', redo: null })
  await steps.undo()
  expect(await readdir(join(folder, 'secret'))).toEqual([])
})

test('a new step ends what could be done again, one that could do nothing does not', async () => {
  await steps.do({ label: 'write one', edits: [fresh('1.ans')] })
  await steps.undo()
  await put('2.ans', 'by others\n')
  const refused = await steps.do({ label: 'write another', edits: [fresh('2.ans')] })
  expect(refused).toMatchObject({ done: [], undo: null, redo: 'write one' })
  const done = await steps.do({ label: 'write a third', edits: [fresh('3.ans')] })
  expect(done).toMatchObject({ undo: 'write a third', redo: null })
  expect(await steps.redo()).toMatchObject({ done: [] })
})

test('a file that was thrown away goes to the trash again, and its new name is given again', async () => {
  await put('1.in', 'first\n')
  await put('2.in', 'second\n')
  const bin = { path: '1.in', before: 'first\n', after: null, isToBin: true }
  await steps.do({ label: 'throw away', edits: [bin] })
  await steps.do({ label: 'rename', edits: [{ from: '2.in', to: 'secret/1.in' }] })
  await steps.undo()
  await steps.undo()
  expect([await text('1.in'), await text('2.in')]).toEqual(['first\n', 'second\n'])
  expect(await steps.redo()).toMatchObject({ done: ['1.in'], redo: 'rename' })
  expect(binned).toEqual([join(folder, '1.in'), join(folder, '1.in')])
  expect(await steps.redo()).toMatchObject({ done: ['secret/1.in'], redo: null })
  expect(await readdir(folder, { recursive: true })).toEqual(['secret', 'secret/1.in'])
})

test('what has changed since it was undone is left alone, and done again later', async () => {
  await steps.do({ label: 'write', edits: [fresh('1.ans'), fresh('2.ans')] })
  await steps.undo()
  await put('1.ans', 'by others\n')
  expect(await steps.redo()).toMatchObject({
    ...{ done: ['2.ans'], left: ['1.ans'], problem: { code: 'CHANGED' } },
    ...{ undo: 'write', redo: 'write' },
  })
  expect(await text('1.ans')).toBe('by others\n')
  await rm(join(folder, '1.ans'))
  expect(await steps.redo()).toMatchObject({ done: ['1.ans'], redo: null })
})

test('a file that has changed since is left alone, both ways', async () => {
  await put('1.ans', 'by others\n')
  const done = await steps.do({ label: 'write', edits: [fresh('1.ans'), fresh('2.ans')] })
  expect(done).toMatchObject({ done: ['2.ans'], left: ['1.ans'], problem: { code: 'CHANGED' } })
  await put('2.ans', 'by others\n')
  expect(await steps.undo()).toMatchObject({ left: ['2.ans'], problem: { code: 'CHANGED' } })
  expect([await text('1.ans'), await text('2.ans')]).toEqual(['by others\n', 'by others\n'])
})

test('a link is not followed out of the folder', async () => {
  await put('secret/own', 'mine\n')
  await symlink(join(folder, 'secret/own'), join(folder, '1.ans'))
  const edits = [{ path: '1.ans', before: 'mine\n', after: 'x\n' }]
  expect((await steps.do({ label: 'write', edits })).problem).toMatchObject({ code: 'LINK' })
  expect(await text('secret/own')).toBe('mine\n')
})

test('a disk that fills up in the middle is told with what was done, and nothing is half-written', async () => {
  const handle = await open(import.meta.filename)
  await handle.close()
  const handles = Object.getPrototypeOf(handle) as FileHandle
  const write = handles.write as (this: FileHandle, ...args: unknown[]) => Promise<unknown>
  const full = vi.spyOn(handles, 'write').mockImplementation(async function (
    this: FileHandle,
    bytes: Buffer,
    ...args: unknown[]
  ) {
    if (bytes.toString() !== '2.ans\n') return write.call(this, bytes, ...args)
    await this.appendFile(bytes.subarray(0, 2))
    throw Object.assign(new Error('full'), { code: 'ENOSPC', syscall: 'write' })
  } as never)

  const edits = ['1.ans', '2.ans', '3.ans'].map(fresh)
  expect(await steps.do({ label: 'write 3 answers', edits })).toMatchObject({
    done: ['1.ans'],
    left: ['2.ans', '3.ans'],
    problem: { code: 'ENOSPC', message: 'The file cannot be written: the disk is full.' },
    undo: 'write 3 answers',
  })
  expect((await readdir(folder)).sort()).toEqual(['1.ans', 'secret'])
  full.mockRestore()
  expect(await steps.undo()).toMatchObject({ done: ['1.ans'], undo: null })
  expect(await readdir(folder)).toEqual(['secret'])
})
