import { mkdtemp, readFile, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DamagedFile } from './json-file'
import { Workspaces } from './workspaces'

let root = ''
const problems: unknown[] = []
const folder = (): string => join(root, 'workspaces')
const open = (most?: number): Workspaces =>
  new Workspaces(folder(), (error) => problems.push(error), most)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'boardwright-workspaces-'))
})
afterEach(async () => {
  await rm(root, { recursive: true, force: true })
  expect(problems.splice(0)).toEqual([])
})

test('a workspace comes back for its file, also through a link, and for no other', async () => {
  const file = join(root, 'level.in')
  const link = join(root, 'link.in')
  await writeFile(file, 'text')
  await symlink(file, link)
  const value = { breakpoints: [{ isEnabled: true }], later: { zoom: 2 } }
  await open().save(link, value)
  expect(await open().load(file)).toEqual(value)
  expect(await open().load(link)).toEqual(value)
  expect(await open().load(join(root, 'other.in'))).toBe(null)
})

test('what is kept goes along with files that change places', async () => {
  const kept = open()
  const at = (name: string): string => join(root, name)
  for (const name of ['a', 'b', 'c']) await kept.save(at(name), { name })
  kept.follow([
    { from: at('a'), to: at('aside') },
    { from: at('b'), to: at('a') },
    { from: at('aside'), to: at('b') },
    { from: at('nothing'), to: at('d') },
  ])
  const found = ['a', 'b', 'c', 'd', 'aside'].map((name) => kept.load(at(name)))
  expect(await Promise.all(found)).toEqual([
    { name: 'b' },
    { name: 'a' },
    { name: 'c' },
    null,
    null,
  ])
  expect(await readdir(folder())).toHaveLength(3)
})

test('the last of several saves stands, and an empty one leaves nothing behind', async () => {
  const kept = open()
  const file = join(root, 'level.in')
  const saves = [1, 2, 3].map((at) => kept.save(file, { at }))
  expect(await kept.load(file)).toEqual({ at: 3 })
  await Promise.all(saves)
  await kept.save(file, {})
  expect(await readdir(folder())).toEqual([])
})

test('a broken file counts as none, is reported and put aside, and nothing is written over it', async () => {
  const file = join(root, 'level.in')
  await open().save(file, { at: 1 })
  const [name] = await readdir(folder())
  const texts = ['', '{', '[]', '{"version":2,"path":"","value":{}}']
  for (const text of texts) {
    await writeFile(join(folder(), name!), text)
    expect(await open().load(file)).toBe(null)
    const told = problems.splice(0)
    expect(told).toHaveLength(1)
    const { copy, level } = told[0] as DamagedFile
    expect(level).toBe(file)
    await open().save(file, { at: 2 })
    expect(await readFile(copy!, 'utf8')).toBe(text)
    expect(await open().load(file)).toEqual({ at: 2 })
  }
  expect(await readdir(folder())).toHaveLength(1 + texts.length)
})

test('the workspaces longest untouched go when there are too many', async () => {
  const kept = open(2)
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    await kept.save(join(root, name), { name })
    const held = await readdir(folder())
    // File times may be coarser than the test is fast.
    if (index === 0) await utimes(join(folder(), held[0]!), 1, 1)
  }
  const found = await Promise.all(['a', 'b', 'c'].map((name) => kept.load(join(root, name))))
  expect(found).toEqual([null, { name: 'b' }, { name: 'c' }])
})
