import { mkdir, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { SetFolder } from './set-folder'
import { putFile } from './testing/put-file'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'set-folder-'))
})
afterEach(() => rm(folder, { recursive: true }))

const put = (path: string, content: string | Uint8Array = '') => putFile(folder, path, content)

async function listed(): Promise<string[]> {
  const { tests } = await new SetFolder(folder).read()
  return tests.map(({ file }) => file.path)
}

test('the files of all folders within are listed; what is hidden, and links to folders, are not', async () => {
  await put('10.in')
  await put('9.in')
  await put('secret/large/1.in')
  await put('.git/1.in')
  await put('secret/.1.in')
  await mkdir(join(folder, '7.in'))
  await symlink('.', join(folder, 'loop'))
  await symlink('secret', join(folder, '8.in'))
  await symlink('nowhere', join(folder, '3.in'))
  await symlink(join(folder, '9.in'), join(folder, '4.in'))
  expect(await listed()).toEqual(['3.in', '4.in', '9.in', '10.in', 'secret/large/1.in'])
})

test('links to files outside of the folder are told', async () => {
  await put('set/1.in')
  await put('set/boardwright.json')
  await put('set2/other.in')
  const link = (to: string, name: string) => symlink(to, join(folder, 'set', name))
  await link('../set2/other.in', '2.in')
  await link(join(folder, 'set2', 'other.in'), '1.ans')
  await link('1.in', '3.in')
  await link('../nowhere', '4.in')
  await link('../set2/other.in', 'read.me')
  await symlink('set', join(folder, 'door'))
  for (const name of ['set', 'door']) {
    const { elsewhere } = await new SetFolder(join(folder, name)).read()
    expect([...elsewhere].sort()).toEqual(['1.ans', '2.in'])
  }
})

test('a test is in another state when it or the answer beside it has changed', async () => {
  await put('1.in', 'a')
  const one = new SetFolder(folder)
  const state = async (): Promise<string> => (await one.read()).tests[0]!.state
  const states = [await state()]
  expect(await state()).toBe(states[0])
  await put('1.ans', '8')
  states.push(await state())
  await put('1.ans', '88')
  states.push(await state())
  await put('1.in', 'ab')
  states.push(await state())
  expect(new Set(states).size).toBe(4)
})

test('a folder that is not there, or is none, is an error of the system', async () => {
  await put('file')
  const read = (path: string): Promise<unknown> => new SetFolder(join(folder, path)).read()
  await expect(read('gone')).rejects.toMatchObject({ code: 'ENOENT' })
  await expect(read('file')).rejects.toMatchObject({ code: 'ENOTDIR' })
})
