import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { soon } from '../../../scripts/unit/soon'
import { SAMPLE } from '../../cli/testing/level-folder'
import { SameThread } from '../../threads/testing/same-thread'
import { LookCrew } from './look-crew'
import { LookStore } from './look-store'
import { OpenSet } from './open-set'
import { TestReader } from './test-reader'

function fail(error: unknown): never {
  throw error
}

/** Looks at nothing before it is let. */
class HeldThread extends SameThread {
  asked = 0
  let: () => void = () => undefined
  private readonly gate = new Promise<void>((resolve) => (this.let = resolve))

  override start: SameThread['start'] = (tasks, tell) => {
    this.asked += tasks.length
    return { done: this.gate.then(() => super.start(tasks, tell).done), cancel: () => undefined }
  }
}

test('a set is looked at no further once that is stopped, and then goes on with the rest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stop-looking-'))
  await writeFile(join(folder, '1.in'), SAMPLE)
  const thread = new HeldThread()
  const told: string[] = []
  const set = new OpenSet(
    folder,
    new LookCrew(() => thread),
    LookStore.open(join(folder, 'looks'), '1', fail),
    {
      listed: () => undefined,
      looked: ({ tests }) => told.push(...tests.map(({ path }) => path)),
      logError: (_, error) => fail(error),
    },
  )
  expect(await set.open()).toBeNull()
  set.begin()
  await soon(() => expect(thread.asked).toBe(1))
  await set.look('none')
  thread.let()
  await set.refresh()
  expect([set.looks.done, told, thread.asked]).toEqual([0, [], 1])
  await set.look('rest')
  await soon(() => expect(told).toEqual(['1.in']))
  expect([set.looks.done, thread.asked]).toEqual([1, 2])
  await set.look('all')
  await soon(() => expect(set.looks.done).toBe(1))
  expect(thread.asked).toBe(3)
  await set.close()
  await rm(folder, { recursive: true })
})

/** Reads two tests at once, and the second two of them when it is let. */
class HeldReader extends TestReader {
  private reads = 0
  let: () => void = () => undefined
  private readonly gate = new Promise<void>((resolve) => (this.let = resolve))

  constructor() {
    super(null, (_, error) => fail(error), 2)
  }

  override async read(...asked: Parameters<TestReader['read']>): ReturnType<TestReader['read']> {
    if (++this.reads === 2) await this.gate
    return super.read(...asked)
  }
}

test('a set that is stopped while its tests are read is read no further, and then goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'stop-reading-'))
  const names = ['1.in', '2.in', '3.in', '4.in', '5.in']
  for (const [at, name] of names.entries())
    await writeFile(join(folder, name), SAMPLE + '\n'.repeat(at))
  const thread = new HeldThread()
  const reader = new HeldReader()
  const set = new OpenSet(
    folder,
    new LookCrew(() => thread),
    LookStore.open(join(folder, 'looks'), '1', fail),
    { listed: () => undefined, looked: () => undefined, logError: (_, error) => fail(error) },
    reader,
  )
  expect(await set.open()).toBeNull()
  set.begin()
  // The first are looked at while the next are read.
  await soon(() => expect(thread.asked).toBe(2))
  await set.look('none')
  thread.let()
  reader.let()
  await set.refresh()
  expect([set.looks.done, thread.asked]).toEqual([0, 2])
  await set.look('rest')
  await set.seen(names)
  expect([set.looks.done, thread.asked]).toEqual([5, 7])
  await set.close()
  await rm(folder, { recursive: true })
})
