import { execFileSync } from 'node:child_process'
import { appendFileSync, rmSync, writeFileSync } from 'node:fs'
import type * as promises from 'node:fs/promises'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { skipWithout } from '../../scripts/unit/needs'
import { readWhole } from './read-whole'

// What another program does between the opening of a file and the first byte that is read.
let meanwhile: (attempt: number) => void = () => {}
let attempts = 0
let reads = 0

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof promises>()
  const open: typeof real.open = async (...args) => {
    const handle = await real.open(...args)
    const { read } = handle
    let isFirst = true
    Object.assign(handle, {
      read: (...given: Parameters<typeof read>) => {
        reads++
        if (isFirst) meanwhile(++attempts)
        isFirst = false
        return read.apply(handle, given)
      },
    })
    return handle
  }
  return { ...real, open }
})

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boardwright-whole-'))
  file = join(folder, 'level.txt')
  await writeFile(file, 'old text\n')
  attempts = reads = 0
  meanwhile = () => {}
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const text = async (most = 1000): Promise<string> => String(await readWhole(file, most))

test('a file that no one touches is read once, by one call', async () => {
  expect(await text()).toBe('old text\n')
  expect([attempts, reads]).toEqual([1, 1])
})

test('a file that changes while it is read is read again, whole', async () => {
  meanwhile = (attempt) => {
    if (attempt === 1) writeFileSync(file, 'new text, and longer\n')
  }
  expect(await text()).toBe('new text, and longer\n')
  expect(attempts).toBe(2)
})

test('a file that has become shorter is read again', async () => {
  meanwhile = (attempt) => {
    if (attempt === 1) writeFileSync(file, '1\n')
  }
  expect(await text()).toBe('1\n')
})

test('a file replaced by another is read as it was when it was opened', async () => {
  meanwhile = () => {
    rmSync(file)
    writeFileSync(file, 'another file\n')
  }
  expect(await text()).toBe('old text\n')
})

test('a file that keeps changing is given up', async () => {
  meanwhile = () => appendFileSync(file, 'more\n')
  expect(await text()).toBe('changing')
  expect(attempts).toBe(3)
})

test('a file over the limit is not read', async () => {
  expect(await text(8)).toBe('too-large')
  expect(attempts).toBe(0)
})

test('a pipe does not hold it up', async (context) => {
  skipWithout(context, 'unix')
  rmSync(file)
  execFileSync('mkfifo', [file])
  expect(await text()).toBe('no-file')
})
