import { flushSync } from 'svelte'
import { err, ok, type Result } from '@core/kernel/result'
import { beforeEach, expect, test, vi } from 'vitest'
import { Job } from './job.svelte'
import { words } from './words'

type Ended = Result<string, string>

/** A job whose pieces end when the test says. */
function begun(halt?: (workId: number) => Promise<unknown>) {
  const job = new Job<number, string>(halt)
  const ids: number[] = []
  const ends: ((ended: Ended) => void)[] = []
  const piece = (workId: number): Promise<Ended> => {
    ids.push(workId)
    return new Promise((end) => ends.push(end))
  }
  return { job, ids, ends, start: () => job.perform(piece) }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('the newest piece alone is heard and counts; until it ends the last result stands', async () => {
  const { job, ids, ends, start } = begun()
  const first = start()
  ends[0]!(ok('first'))
  expect([await first, job.result]).toEqual(['first', 'first'])
  const second = start()
  const third = start()
  job.hear(ids[1]!, 7)
  expect(job.progress).toBeNull()
  job.hear(ids[2]!, 3)
  ends[1]!(ok('second'))
  expect([await second, job.isRunning, job.progress, job.result]).toEqual([null, true, 3, 'first'])
  ends[2]!(err('No.'))
  expect([await third, job.isRunning, job.problem, job.result]).toEqual([null, false, 'No.', null])
  job.hear(ids[2]!, 4)
  expect(job.progress).toBe(3)
})

test('a stop asks for the end and waits for it; where even that is refused it is over', async () => {
  const halted: number[] = []
  const { job, ids, ends, start } = begun((workId) => Promise.resolve(halted.push(workId)))
  job.stop()
  const work = start()
  job.stop()
  expect([halted, job.isRunning]).toEqual([ids, true])
  ends[0]!(ok('as far as it came'))
  expect(await work).toBe('as far as it came')

  const deaf = begun(() => Promise.reject(new Error('internal error')))
  void deaf.start()
  deaf.job.stop()
  for (let round = 0; round < 5; round++) await Promise.resolve()
  expect([deaf.job.isRunning, deaf.job.problem]).toEqual([false, words.common.failed])
  expect(console.error).toHaveBeenCalledWith(new Error('internal error'))
})

test('forgotten, it is as before the first piece, whatever comes later', async () => {
  const { job, ends, start } = begun()
  const work = start()
  job.forget()
  ends[0]!(ok('late'))
  expect([await work, job.isRunning, job.result, job.problem]).toEqual([null, false, null, null])
})

test('an effect that begins it does not begin it again when it ends', async () => {
  const { job, ends, start } = begun(() => Promise.resolve())
  const end = $effect.root(() => {
    $effect(() => void start())
  })
  flushSync()
  ends[0]!(ok('done'))
  for (let round = 0; round < 5; round++) await Promise.resolve()
  flushSync()
  expect([ends.length, job.result]).toEqual([1, 'done'])
  end()
})
