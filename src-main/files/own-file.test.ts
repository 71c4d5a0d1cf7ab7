import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { useFolder } from '../../scripts/unit/use-folder'
import { skipWithout } from '../../scripts/unit/needs'
import { readJsonFile } from './json-file'
import { Journal } from './journal/journal'
import { readOwnFile } from './own-file'

const { at } = useFolder()

test('a file of the app’s own is read, and refused where it is too large or none', () => {
  const path = at('a.json')
  writeFileSync(path, 'ä'.repeat(600_000))
  expect(readOwnFile(path)).toHaveLength(600_000)
  expect(() => readOwnFile(path, 1)).toThrow('1 MB')
  expect(() => readOwnFile(at('none'))).toThrow('ENOENT')
  mkdirSync(at('folder'))
  expect(() => readOwnFile(at('folder'))).toThrow('EISDIR')
})

test('a pipe in the place of a file of the app’s own holds nothing up, also behind a link', async (context) => {
  skipWithout(context, 'unix')
  const pipe = at('pipe.json')
  execFileSync('mkfifo', [pipe])
  symlinkSync(pipe, at('link.json'))
  for (const name of ['link.json', 'pipe.json']) {
    expect(() => readOwnFile(at(name))).toThrow('not a regular file')
    const damaged: unknown[] = []
    const path = at(name)
    expect(readJsonFile(path, z.unknown(), (one) => damaged.push(one.copy))).toBe(null)
    expect(damaged).toEqual([`${path}.damaged`])
  }
  const journals = at('journal')
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
