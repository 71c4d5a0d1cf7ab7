import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { MAX_LEVEL_BYTES } from '@core/document/limits'
import { testFilesOf } from '@core/suite/set-files'
import { afterEach, expect, test, vi } from 'vitest'
import { soon } from '../../../scripts/unit/soon'
import { useFolder } from '../../../scripts/unit/use-folder'
import { SAMPLE } from '../../cli/testing/level-folder'
import { userDisks } from '../../files/disks'
import { neverStopped } from '../../threads/call'
import { ServedHere } from '../../threads/testing/served-here'
import type { ServiceThread } from '../../threads/thread-calls'
import type { KnownTest } from './known-tests'
import { quickContents, type ReaderService } from '../quick-contents'
import { TestReader } from './test-reader'

const { at, put } = useFolder()

afterEach(() => vi.restoreAllMocks())

/** Writes 120 plain tests; `odd` are the names of further files, which lie there or not. */
function manyTests(odd: readonly string[] = []): KnownTest[] {
  const names = Array.from({ length: 120 }, (_, number) => `${number + 1}.in`)
  for (const [at, name] of names.entries()) {
    put(name, at % 2 === 0 ? SAMPLE : SAMPLE.replaceAll('\n', ' \r\n'))
  }
  return testFilesOf([...names, ...odd]).map((file) => {
    return { file, state: '', look: null, summary: null, isAsked: true, key: '' }
  })
}

/** A reader with threads of this thread, and these. */
function readerWith(read: ReaderService['read']) {
  const threads: ServedHere<ReaderService>[] = []
  const logged: string[] = []
  const createThread = (): ServiceThread => {
    threads.push(new ServedHere<ReaderService>(() => ({ service: { read } })))
    return threads.at(-1)!
  }
  return {
    reader: new TestReader(createThread, (message) => logged.push(message)),
    threads,
    logged,
  }
}

const alone = () => new TestReader(null, expect.fail)

test('a thread reads the same as the app does, and leaves it what is no plain file', async () => {
  put('1.ans', '8\n8\n')
  put('2.ans', '\uFEFF8 8')
  put('2.out', '7')
  put('3.ans', Uint8Array.of(0xff, 0x38))
  put('200.in', '')
  put('201.in', Uint8Array.of(0x38, 0xff))
  put('202.in', new Uint8Array(MAX_LEVEL_BYTES + 1))
  mkdirSync(at('203.in'))
  mkdirSync(at('5.ans'))
  execFileSync('mkfifo', [at('204.in'), at('6.ans')])
  const odd = ['1', '2', '3', '5', '6', '7'].map((name) => `${name}.ans`)
  const tests = manyTests([
    ...odd,
    '2.out',
    ...[200, 201, 202, 203, 204, 205].map((one) => `${one}.in`),
  ])
  let plain = 0
  const { reader, threads, logged } = readerWith((asked, call) => {
    const found = quickContents(asked, call)
    plain = found.filter((one) => one !== null).length
    return found
  })
  const quick = await reader.read(at(), tests)
  expect(quick).toEqual(await alone().read(at(), tests))
  expect(quick.unread.map(({ test }) => test.file.path)).toEqual(
    [201, 202, 203, 204, 205].map((one) => `${one}.in`),
  )
  expect(quick.read[1]!.answers).toEqual([
    { path: '2.ans', text: '\uFEFF8 8' },
    { path: '2.out', text: '7' },
  ])
  // All but those and the three whose answers are odd.
  expect(plain).toBe(118)
  expect(logged).toEqual([])
  expect(threads).toHaveLength(1)
  reader.rest()
  await soon(() => expect(threads[0]!.isOver).toBe(true))
})

test('a few tests need no thread', async () => {
  const { reader, threads } = readerWith(quickContents)
  const tests = manyTests().slice(0, 99)
  expect((await reader.read(at(), tests)).read).toHaveLength(99)
  expect(threads).toEqual([])
})

test('where the thread fails, the app reads by itself', async () => {
  const { reader, logged } = readerWith(() => {
    throw new Error('planted')
  })
  const tests = manyTests()
  expect(await reader.read(at(), tests)).toEqual(await alone().read(at(), tests))
  expect(logged).toEqual(['tests not read in a thread'])
})

test('a slow disk gives signs while the thread reads', () => {
  const tell = vi.fn()
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 200))
  const files = manyTests().map(({ file: { path } }) => ({ path, answers: [] }))
  const call = { tell, stop: neverStopped }
  expect(quickContents({ folder: at(), files }, call)).not.toContain(null)
  expect(tell.mock.calls.length).toBeGreaterThan(20)
  expect(tell).toHaveBeenCalledWith(null)
})

test('a disk that does not answer the thread is given up, and its tests are asked for again', async () => {
  vi.useFakeTimers()
  try {
    const never = (() => new Promise(() => undefined)) as unknown as ReaderService['read']
    const { reader, threads } = readerWith(never)
    const tests = manyTests()
    const reading = reader.read(at(), tests)
    await vi.advanceTimersByTimeAsync(10_000)
    const { read, unread } = await reading
    expect(read).toEqual([])
    expect(new Set(unread.map(({ problem }) => problem))).toEqual(
      new Set(['The file cannot be read: its disk does not answer.']),
    )
    expect(tests.some(({ isAsked }) => isAsked)).toBe(false)
    // The thread still waits, and its disk is known to be late.
    const told = vi.spyOn(threads[0]!, 'postMessage')
    reader.rest()
    expect(told).not.toHaveBeenCalled()
    expect(userDisks.isLate(at('1.in'))).toBe(true)
  } finally {
    vi.useRealTimers()
  }
})
