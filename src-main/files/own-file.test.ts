import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { skipWithout } from '../../scripts/unit/needs'
import { readJsonFile } from './json-file'
import { Journal } from './journal/journal'
import { readOwnFile } from './own-file'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'boardwright-own-'))))
afterEach(() => rmSync(folder, { recursive: true }))

test('a file of the app’s own is read, and refused where it is too large or none', () => {
  const path = join(folder, 'a.json')
  writeFileSync(path, 'ä'.repeat(600_000))
  expect(readOwnFile(path)).toHaveLength(600_000)
  expect(() => readOwnFile(path, 1)).toThrow('1 MB')
  expect(() => readOwnFile(join(folder, 'none'))).toThrow('ENOENT')
  mkdirSync(join(folder, 'folder'))
  expect(() => readOwnFile(join(folder, 'folder'))).toThrow('EISDIR')
})

test('a pipe in the place of a file of the app’s own holds nothing up, also behind a link', async (context) => {
  skipWithout(context, 'unix')
  const pipe = join(folder, 'pipe.json')
  execFileSync('mkfifo', [pipe])
  symlinkSync(pipe, join(folder, 'link.json'))
  for (const name of ['link.json', 'pipe.json']) {
    expect(() => readOwnFile(join(folder, name))).toThrow('not a regular file')
    const damaged: unknown[] = []
    const path = join(folder, name)
    expect(readJsonFile(path, z.unknown(), (one) => damaged.push(one.copy))).toBe(null)
    expect(damaged).toEqual([`${path}.damaged`])
  }
  const journals = join(folder, 'journal')
  mkdirSync(journals)
  for (const name of ['a.journal', 'order.json', 'running'])
    execFileSync('mkfifo', [join(journals, name)])
  const failures: string[] = []
  const journal = new Journal(journals, { onFailure: (_, error) => failures.push(String(error)) })
  expect(await journal.restore()).toMatchObject({
    documents: [],
    unread: 1,
    damaged: ['a.journal'],
  })
  journal.note('b', { kind: 'view', view: 1 })
  await journal.close()
})
