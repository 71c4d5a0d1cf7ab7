import { mkdir, mkdtemp, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { soon } from '../../scripts/unit/soon'
import { OutsideFiles } from './outside-files'

let folder: string
let outside: OutsideFiles
/** Goes on to the next round of looks, for each folder that waits for it. */
let waiting: (() => void)[]
const onChange = vi.fn()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-outside-'))
  onChange.mockReset()
  waiting = []
  outside = new OutsideFiles({
    onChange,
    onError: (error) => expect.fail(String(error)),
    pause: () => new Promise((resolve) => void waiting.push(resolve)),
  })
})
afterEach(async () => {
  outside.close()
  await rm(folder, { recursive: true })
})

async function opened(name: string, text: string): Promise<string> {
  const path = join(folder, name)
  await writeFile(path, text)
  outside.note(path, found(text))
  return path
}

/** Texts that follow each other have other lengths: a disk's clock may stand still from one write to the next. */
const found = (text: string | null) => ({ text, problem: null })

/** Watches files, and looks at them until nothing of before is left to be told. */
async function watch(paths: readonly string[]): Promise<void> {
  outside.watch(paths)
  const folders = new Set(outside.paths.map((path) => dirname(path)))
  await soon(() => expect(waiting).toHaveLength(folders.size))
  await rounds(1)
}

/** Lets all folders be looked at so many times; what is found by that has been told when it ends. */
async function rounds(count: number): Promise<void> {
  for (let round = 0; round < count; round++) {
    const all = waiting.splice(0)
    for (const goOn of all) goOn()
    await soon(() => expect(waiting).toHaveLength(all.length))
  }
}

/** What has changed is seen by the first look, and told by the second, when it has come to rest. */
async function told(path: string, text: string | null): Promise<void> {
  const before = onChange.mock.calls.length
  await rounds(1)
  expect(onChange).toHaveBeenCalledTimes(before)
  await rounds(1)
  expect(onChange).toHaveBeenCalledTimes(before + 1)
  expect(onChange).toHaveBeenLastCalledWith(path, found(text))
}

test('tells of a file that another program writes, replaces, deletes and brings back', async () => {
  const path = await opened('a.txt', 'one')
  await watch([path])
  await writeFile(path, 'changed')
  await told(path, 'changed')
  await writeFile(join(folder, 'new'), 'three')
  await rename(join(folder, 'new'), path)
  await told(path, 'three')
  await rm(path)
  await told(path, null)
  await writeFile(path, 'four')
  await told(path, 'four')
})

test('among files of several folders one may go and come back again and again', async () => {
  await Promise.all(['one', 'two'].map((name) => mkdir(join(folder, name))))
  const paths = await Promise.all([opened('one/a.txt', 'a'), opened('two/b.txt', 'b')])
  await watch(paths)
  const [path] = paths
  for (const round of [1, 2]) {
    await rm(path)
    await told(path, null)
    await writeFile(path, `back ${round}`)
    await told(path, `back ${round}`)
    await writeFile(path, `changed ${round}`)
    await told(path, `changed ${round}`)
    await writeFile(join(folder, 'new'), `replaced ${round}`)
    await rename(join(folder, 'new'), path)
    await told(path, `replaced ${round}`)
  }
  await writeFile(paths[1], 'as well')
  await told(paths[1], 'as well')
})

test('replacements one upon the other do not put an end to watching', async () => {
  const path = await opened('a.txt', 'one')
  await watch([path])
  for (let round = 0; round < 20; round++) {
    await writeFile(join(folder, 'new'), `round ${round}`)
    await rename(join(folder, 'new'), path)
  }
  await told(path, 'round 19')
  await writeFile(path, 'at last')
  await told(path, 'at last')
  await rm(path)
  await told(path, null)
})

test('a folder may go and come back, and a link to a folder be turned', async () => {
  await Promise.all(['one', 'two'].map((name) => mkdir(join(folder, name))))
  const direct = await opened('one/a.txt', 'first')
  await writeFile(join(folder, 'two/a.txt'), 'second')
  await symlink('one', join(folder, 'link'))
  const linked = join(folder, 'link/a.txt')
  outside.note(linked, found('first'))
  await watch([direct, linked])
  await symlink('two', join(folder, 'other'))
  await rename(join(folder, 'other'), join(folder, 'link'))
  await told(linked, 'second')
  await rename(join(folder, 'one'), join(folder, 'three'))
  await told(direct, null)
  // Where the folder was is a file now, and there is nothing in it.
  await writeFile(join(folder, 'one'), '')
  expect(await outside.hasChanged(direct)).toBe(false)
  await rm(join(folder, 'one'))
  await mkdir(join(folder, 'one'))
  await writeFile(direct, 'anew')
  await told(direct, 'anew')
  await writeFile(direct, 'and again')
  await told(direct, 'and again')
})

test('a long text with faults is not taken for a level', async () => {
  const path = await opened('a.txt', 'one')
  await writeFile(path, '1 x\n'.repeat(300_000))
  expect(await outside.hasChanged(path)).toBe(true)
  expect(onChange).toHaveBeenLastCalledWith(path, {
    text: null,
    problem: expect.stringContaining('This file doesn’t match any game') as string,
  })
})

test('says nothing of what the app itself has written, nor of files that are closed', async () => {
  const path = await opened('a.txt', 'one')
  const other = await opened('b.txt', 'one')
  await watch([path, other])
  outside.watch([other])
  await writeFile(path, 'theirs')
  outside.note(other, found('mine'))
  await writeFile(other, 'mine')
  await rounds(4)
  expect(onChange).not.toHaveBeenCalled()
  await writeFile(other, 'theirs')
  await told(other, 'theirs')
})

test('waits until a file that is written again and again has come to rest', async () => {
  const path = await opened('a.txt', '')
  await watch([path])
  for (let length = 1; length < 6; length++) {
    await writeFile(path, 'x'.repeat(length))
    await rounds(1)
  }
  expect(onChange).not.toHaveBeenCalled()
  await rounds(1)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(path, found('xxxxx'))
})

test('finds a change before it is overwritten', async () => {
  const path = await opened('a.txt', 'one')
  expect(await outside.hasChanged(path)).toBe(false)
  await writeFile(path, 'two')
  expect(await outside.hasChanged(path)).toBe(true)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(path, found('two'))
  expect(await outside.hasChanged(path)).toBe(false)
  await rm(path)
  // A deleted file can be written again without harm.
  expect(await outside.hasChanged(path)).toBe(false)
  expect(onChange).toHaveBeenLastCalledWith(path, found(null))
})

test('tells a file that is gone from one that cannot be read', async () => {
  const path = await opened('a.txt', 'one')
  await rm(path)
  expect(await outside.hasChanged(path)).toBe(false)
  await writeFile(path, Buffer.from('\xff\xfet\0w\0o\0', 'latin1'))
  expect(await outside.hasChanged(path)).toBe(true)
  expect(onChange).toHaveBeenLastCalledWith(path, {
    text: null,
    problem: expect.stringContaining('UTF-16') as string,
  })
  expect(await outside.hasChanged(path)).toBe(false)
  await rm(path)
  expect(await outside.hasChanged(path)).toBe(false)
  expect(onChange).toHaveBeenLastCalledWith(path, found(null))
})

test('tells of a file that is no text any more, once, before it is overwritten', async () => {
  const path = await opened('a.txt', 'one')
  await writeFile(path, Buffer.from('\xff\xfet\0w\0o\0', 'latin1'))
  expect(await outside.hasChanged(path)).toBe(true)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(path, {
    text: null,
    problem: expect.stringMatching(/^Line 1, column 1: .*UTF-16/),
  })
  expect(await outside.hasChanged(path)).toBe(false)
})

test('a file that was gone at the start is reported when it is back', async () => {
  const path = join(folder, 'a.txt')
  outside.note(path, found(null))
  await writeFile(path, 'one')
  expect(await outside.hasChanged(path)).toBe(true)
  expect(onChange).toHaveBeenCalledExactlyOnceWith(path, found('one'))
})

test('finds what has changed between the reading of a file and the first look at it', async () => {
  const path = await opened('a.txt', 'one')
  await rm(path)
  await watch([path])
  expect(onChange).toHaveBeenCalledExactlyOnceWith(path, found(null))
})
