import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ok } from '@core/kernel/result'
import type { SetToPack } from '@core/package/packed-set'
import { SAMPLE } from '../../cli/testing/level-folder'
import { SameThread } from '../../threads/testing/same-thread'
import { putFile } from '../testing/put-file'
import { FileSteps } from './file-steps'
import { LookCrew } from './look-crew'
import { LookStore } from './look-store'
import { OpenSet } from './open-set'
import type { Packer } from './packer'
import { Stating } from './stating'

let root: string
let set: OpenSet
let stating: Stating

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'stating-'))
  const store = LookStore.open(join(root, 'looks.json'), '1', () => undefined)
  const threads = new SameThread()
  const listener = { listed: () => undefined, looked: () => undefined, logError: () => undefined }
  await putFile(root, 'set/1.in', SAMPLE)
  set = new OpenSet(join(root, 'set'), new LookCrew(() => threads), store, listener)
  expect(await set.open()).toBeNull()
  const steps = new FileSteps(join(root, 'set'), {
    guard: (_path, write) => write(() => Promise.resolve()),
    trash: (path) => rm(path),
  })
  const packer: Partial<Packer> = {
    proposal: ({ tests }: SetToPack) =>
      Promise.resolve(
        ok(ok(tests.map(({ file, look }) => `${file.path} ${look.errors}\n`).join(''))),
      ),
  }
  stating = new Stating({
    find: (id) => (id === 's' ? { set, steps } : null),
    packer: packer as Packer,
    openFile: () => undefined,
  })
})

afterEach(async () => {
  await set.close()
  await rm(root, { recursive: true })
})

test('a statement is proposed for all tests, also those that are still to be looked at', async () => {
  set.begin()
  await putFile(root, 'set/2.in', '5 5\n')
  expect(await stating.propose('s', 'en')).toMatchObject({ problem: null })
  expect(await readFile(join(root, 'set/statement/en.md'), 'utf8')).toBe('1.in 0\n2.in 1\n')
})
