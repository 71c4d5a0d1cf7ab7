import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptName, realPathOf } from './real-path'

let folder: string

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'boardwright-real-')))
  await mkdir(join(folder, 'real'))
  await symlink('real', join(folder, 'link'))
})
afterEach(() => rm(folder, { recursive: true }))

test('a file keeps its real path, and with it what is kept of it, while it is gone', async () => {
  const [direct, linked] = ['real', 'link'].map((name) => join(folder, name, 'a.txt')) as [
    string,
    string,
  ]
  await writeFile(direct, 'a')
  expect([await realPathOf(direct), await realPathOf(linked)]).toEqual([direct, direct])
  await rm(direct)
  expect([await realPathOf(direct), await realPathOf(linked)]).toEqual([direct, direct])
  await rm(join(folder, 'real'), { recursive: true })
  expect(await realPathOf(direct)).toBe(direct)
  expect(keptName(direct)).toMatch(/^[\da-f]{64}$/)
})

test('what leads nowhere is its own real path', async () => {
  expect(await realPathOf('/no/such/place')).toBe('/no/such/place')
  expect(await realPathOf('/')).toBe('/')
})
