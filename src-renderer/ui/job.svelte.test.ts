import { flushSync } from 'svelte'
import { err, ok, type Result } from '@core/kernel/result'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PieceOfWork } from './call'
import { Job } from './job.svelte'

type Ended = Result<string, string>

/** A job whose pieces end when the test says. */
function begun() {
  const job = new Job<number, string>()
  const pieces: PieceOfWork<number>[] = []
  const ends: ((ended: Ended) => void)[] = []
  const work = (piece: PieceOfWork<number>): Promise<Ended> => {
    pieces.push(piece)
    return new Promise((end) => ends.push(end))
  }
  return { job, pieces, ends, start: () => job.perform(work) }
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

test('the newest piece alone is heard and counts; until it ends the last result stands', async () => {
  const { job, pieces, ends, start } = begun()
  const first = start()
  ends[0]!(ok('first'))
  expect([await first, job.result]).toEqual(['first', 'first'])
  const second = start()
  const third = start()
  pieces[1]!.tell(7)
  expect(job.progress).toBeNull()
  pieces[2]!.tell(3)
  ends[1]!(ok('second'))
  expect([await second, job.isRunning, job.progress, job.result]).toEqual([null, true, 3, 'first'])
  ends[2]!(err('No.'))
  expect([await third, job.isRunning, job.problem, job.result]).toEqual([null, false, 'No.', null])
  pieces[2]!.tell(4)
  expect(job.progress).toBe(3)
})

test('a stop asks for the end and waits for it', async () => {
  const { job, pieces, ends, start } = begun()
  job.stop()
  const work = start()
  job.stop()
  expect([pieces[0]!.stop.aborted, job.isRunning]).toEqual([true, true])
  ends[0]!(ok('as far as it came'))
  expect(await work).toBe('as far as it came')
})

test('forgotten, it is as before the first piece, whatever comes later', async () => {
  const { job, ends, start } = begun()
  const work = start()
  job.forget()
  ends[0]!(ok('late'))
  expect([await work, job.isRunning, job.result, job.problem]).toEqual([null, false, null, null])
})

test('an effect that begins it does not begin it again when it ends', async () => {
  const { job, ends, start } = begun()
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
