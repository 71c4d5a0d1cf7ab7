import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  backOf,
  bytesAt,
  clearFolders,
  type FileEdit,
  foundAt,
  makeEdit,
  pathOf,
} from './file-edit'
import { putFile } from '../testing/put-file'

let folder: string
let binned: string[]
let canBin: boolean

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'edits-'))
  binned = []
  canBin = true
})
afterEach(() => rm(folder, { recursive: true }))

const put = (path: string, content: string | Uint8Array) => putFile(folder, path, content)
const text = (path: string) => readFile(join(folder, path), 'utf8')
const list = async () => (await readdir(folder, { recursive: true })).sort()
const make = (edit: FileEdit) =>
  makeEdit(folder, edit, {
    guard: (_path, write) => write(() => Promise.resolve()),
    trash: async (path) => {
      if (!canBin) throw new Error('there is none')
      binned.push(path)
      await rm(path)
    },
  })
const codeOf = async (edit: FileEdit): Promise<string> => {
  const made = await make(edit)
  return made.ok ? '' : made.error.code
}

test('a file is written where it holds what it is to hold, and left alone where it does not', async () => {
  await put('1.ans', 'old\n')
  expect(await codeOf({ path: '1.ans', before: 'older\n', after: 'new\n' })).toBe('CHANGED')
  expect(await codeOf({ path: '1.ans', before: null, after: 'new\n' })).toBe('CHANGED')
  expect(await codeOf({ path: '2.ans', before: 'old\n', after: 'new\n' })).toBe('CHANGED')
  expect([await text('1.ans'), await list()]).toEqual(['old\n', ['1.ans']])
  const made = await make({ path: '1.ans', before: 'old\n', after: 'new\n' })
  expect(await text('1.ans')).toBe('new\n')
  // It is taken back to its bytes, whatever they were.
  expect(made.ok && made.value).toMatchObject({ edit: { after: 'new\n' }, folder: null })
  expect(made.ok && 'before' in made.value.edit && made.value.edit.before).toEqual(
    Buffer.from('old\n'),
  )
})

test('bytes are compared as they are, texts as they read', async () => {
  const bytes = Uint8Array.of(0xef, 0xbb, 0xbf, 0x61)
  await put('1.in', bytes)
  expect(await codeOf({ path: '1.in', before: Uint8Array.of(0x61), after: 'b' })).toBe('CHANGED')
  expect(await codeOf({ path: '1.in', before: 'a', after: bytes })).toBe('')
  expect(await codeOf({ path: '1.in', before: bytes, after: 'b' })).toBe('')
  await put('2.in', Uint8Array.of(0xff))
  expect(await codeOf({ path: '2.in', before: '\ufffd', after: 'b' })).toBe('CHANGED')
})

test('folders are made for a file and told, so that they can go with it', async () => {
  const made = await make({ path: 'a/b/1.in', before: null, after: 'x' })
  expect(made.ok && made.value.folder).toBe(join(folder, 'a'))
  const beside = await make({ path: 'a/b/2.in', before: null, after: 'x' })
  expect(beside.ok && beside.value.folder).toBeNull()
  await rm(join(folder, 'a/b/1.in'))
  await clearFolders(join(folder, 'a'), join(folder, 'a/b'))
  expect(await list()).toContain('a/b/2.in')
  await rm(join(folder, 'a/b/2.in'))
  await clearFolders(join(folder, 'a'), join(folder, 'a/b'))
  expect(await list()).toEqual([])
})

test('a file is taken away, to the bin where that is wished; without a bin it stays', async () => {
  for (const name of ['1', '2', '3']) await put(name, 'x')
  expect(await codeOf({ path: '1', before: 'x', after: null })).toBe('')
  expect(await codeOf({ path: '2', before: 'x', after: null, isToBin: true })).toBe('')
  canBin = false
  expect(await codeOf({ path: '3', before: 'x', after: null, isToBin: true })).toBe('EBIN')
  expect([await list(), binned]).toEqual([['3'], [join(folder, '2')]])
  expect(await codeOf({ path: 'none', before: null, after: null })).toBe('')
})

test('what others have written meanwhile is merged where that can be done', async () => {
  await put('notes', 'theirs')
  const merge = {
    forth: (found: string | null) => `${found ?? 'nothing'} and ours`,
    back: () => null,
  }
  const edit = { path: 'notes', before: 'old', after: 'ours', merge }
  expect(await codeOf(edit)).toBe('')
  expect(await text('notes')).toBe('theirs and ours')
  await rm(join(folder, 'notes'))
  expect(await codeOf(edit)).toBe('')
  expect(await text('notes')).toBe('nothing and ours')
  expect(await codeOf({ ...edit, before: 'nothing and ours' })).toBe('')
  expect(await text('notes')).toBe('ours')
  await put('notes', Uint8Array.of(0xff))
  expect(await codeOf(edit)).toBe('CHANGED')
})

test('a file moves to a free name, also into a new folder, and over nothing', async () => {
  await put('1.in', 'one')
  await put('2.in', 'two')
  expect(await codeOf({ from: '1.in', to: '2.in' })).toBe('EXISTS')
  expect(await codeOf({ from: '3.in', to: 'new/3.in' })).toBe('CHANGED')
  expect(await list()).toEqual(['1.in', '2.in'])
  const made = await make({ from: '1.in', to: 'a/b/1.in' })
  expect(made.ok && made.value).toEqual({
    edit: { from: '1.in', to: 'a/b/1.in' },
    folder: join(folder, 'a'),
  })
  expect([await text('a/b/1.in'), await list()]).toEqual(['one', ['2.in', 'a', 'a/b', 'a/b/1.in']])
})

test.skipIf(process.platform === 'win32')(
  'links are neither followed nor moved: they may lead out of the set',
  async () => {
    await put('far/1.in', 'x')
    await symlink(join(folder, 'far/1.in'), join(folder, '1.in'))
    await symlink(join(folder, 'far'), join(folder, 'g'))
    for (const edit of [
      { path: '1.in', before: 'x', after: 'y' },
      { path: 'g/2.in', before: null, after: 'y' },
      { from: '1.in', to: '2.in' },
      { from: 'far/1.in', to: 'g/2.in' },
    ])
      expect(await codeOf(edit)).toBe('LINK')
    expect((await foundAt(join(folder, '1.in'))).ok).toBe(false)
    expect((await bytesAt(join(folder, '1.in'))).ok).toBe(false)
    expect(await text('far/1.in')).toBe('x')
  },
)

test('what stands in a file is told; nothing where there is none', async () => {
  await put('1.in', 'x\n')
  expect(await foundAt(join(folder, '1.in'))).toEqual({ ok: true, value: 'x\n' })
  expect(await foundAt(join(folder, '2.in'))).toEqual({ ok: true, value: null })
  expect(await bytesAt(join(folder, '1.in'))).toEqual({ ok: true, value: Buffer.from('x\n') })
  expect(await bytesAt(join(folder, 'none/2.in'))).toEqual({ ok: true, value: null })
  expect((await foundAt(folder)).ok).toBe(false)
})

test('an edit is told by where its file is then, and taken back by its opposite', () => {
  const move = { from: 'a', to: 'b' }
  expect([pathOf(move), backOf(move)]).toEqual(['b', { from: 'b', to: 'a' }])
  const write = { path: 'a', before: 'x', after: null, isToBin: true }
  expect([pathOf(write), backOf(write)]).toEqual(['a', { path: 'a', before: null, after: 'x' }])
  const [forth, back] = [() => 'f', () => 'b']
  const merged = { path: 'a', before: 'x', after: 'y', merge: { forth, back } }
  expect(backOf(merged)).toEqual({
    ...{ path: 'a', before: 'y', after: 'x', merge: { forth: back, back: forth } },
  })
})
