import { expect, test } from 'vitest'
import type { FindProgress, FindRequest, ShrinkRequest } from '@core/protocol/set'
import type { Workers } from '../../pool/suite-pool'
import { SameThread } from '../../pool/testing/same-thread'
import { SetWork } from './set-work'

const SAMPLE = '5 5\n2\n1\n1\n1 1\n2 2\n3 N\n3 3 N\n'
const find: FindRequest = {
  workId: 1,
  game: 'rockets',
  wishes: [{ kind: 'catches', reading: 'tenth-overall' }],
  seed: 4,
  isOfficial: false,
  tries: 512,
}

function workWith(workers: Workers = new SameThread()) {
  const told: FindProgress[] = []
  const ends: boolean[] = []
  const work: SetWork = new SetWork(
    () => workers,
    (progress) => told.push(progress),
    () => ends.push(work.isBusy),
  )
  return { work, told, ends }
}

test('a level is found, and how far the search is told', async () => {
  const { work, told, ends } = workWith()
  const found = await work.find(find)
  expect(found.ok && found.value.best!.caught).toContain('tenth-overall')
  expect(told.length).toBeGreaterThan(0)
  expect(told.at(-1)).toMatchObject({ workId: 1, of: 512 })
  expect(ends).toEqual([false])
})

test('a search that is stopped gives the best so far', async () => {
  const threads = new SameThread()
  let rounds = 0
  threads.crewOf = (game, plan, stop) => {
    const crew = new SameThread().crewOf(game, plan)
    return (tasks) => {
      if (++rounds > 2) work.stop(1)
      stop?.throwIfAborted()
      return crew(tasks)
    }
  }
  const { work, told } = workWith(threads)
  const found = await work.find({ ...find, wishes: [...find.wishes, { kind: 'alone' }] })
  expect(told).toHaveLength(1)
  expect(found).toEqual({ ok: true, value: told[0] })
})

test('a level is shrunk, or why not is told', async () => {
  const { work } = workWith()
  const shrink: ShrinkRequest = {
    workId: 2,
    game: 'rockets',
    text: SAMPLE,
    wishes: [{ kind: 'answer', has: '0' }],
    isOfficial: false,
  }
  const never = await work.shrink({ ...shrink, wishes: [{ kind: 'answer', has: 'x' }] })
  expect(never).toEqual({ ok: false, error: 'The level does not do what is asked of it.' })
  expect((await work.shrink({ ...shrink, text: '5 5\n9' })).ok).toBe(false)
  const small = await work.shrink(shrink)
  expect(small.ok && small.value!.text.length).toBeLessThan(SAMPLE.length)
})

test('what a game does not have is refused', async () => {
  const { work } = workWith()
  const strange = { kind: 'catches', reading: 'no-such' } as const
  expect(await work.find({ ...find, wishes: [strange] })).toMatchObject({ ok: false })
  expect(await work.find({ ...find, game: 'chess' })).toEqual({
    ok: false,
    error: 'There is no game chess.',
  })
})

test('work that fails is told', async () => {
  const broken = new SameThread()
  broken.crewOf = () => () => Promise.reject(new Error('out of memory'))
  expect(await workWith(broken).work.find(find)).toEqual({
    ok: false,
    error: 'The work has failed: out of memory.',
  })
})
