import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sameTests } from '@core/suite/same-tests'
import type { TestSummary } from '@core/protocol/set'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { soon } from '../../../scripts/unit/soon'
import { SAMPLE } from '../../cli/testing/level-folder'
import { SameThread } from '../../threads/testing/same-thread'
import { LookCrew } from './look-crew'
import { LookStore } from './look-store'
import { OpenSet } from './open-set'
import { TestReader } from './test-reader'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'looked-set-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function lookedAt(files: Readonly<Record<string, string>>) {
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text)
  const fail = (error: unknown): never => {
    throw error
  }
  const threads = new SameThread()
  const set = new OpenSet(
    folder,
    new LookCrew(() => threads),
    LookStore.open(join(folder, '.looks'), '1', fail),
    { listed: () => undefined, looked: () => undefined, logError: (_, error) => fail(error) },
    // Fewer at once than there are.
    new TestReader(null, (_, error) => fail(error), 2),
  )
  expect(await set.open()).toBeNull()
  set.begin()
  await soon(() => expect(set.looks.done).toBe(set.listed.tests.length))
  const rows: readonly TestSummary[] = set.looks.tests
  await set.close()
  return { rows, listed: set.listed }
}

test('texts that are the same are told, now and from what was kept, and files that are left out', async () => {
  const files = {
    '01.in': SAMPLE,
    '02.in': SAMPLE,
    '03.in': SAMPLE.replaceAll('\n', ' \r\n'),
    '03.desc': '',
    '04.match': '',
  }
  const { rows, listed } = await lookedAt(files)
  expect(listed.leftOut).toEqual(['04.match'])
  expect(listed.elsewhere).toEqual([])
  expect([...sameTests(rows)]).toEqual([
    ['02.in', { path: '01.in', isExact: true }],
    ['03.in', { path: '01.in', isExact: false }],
  ])
  expect((await lookedAt({})).rows).toEqual(rows)
})
