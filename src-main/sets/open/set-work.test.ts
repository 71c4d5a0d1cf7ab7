import { expect, test } from 'vitest'
import type {
  FindProgress,
  FindRequest,
  LowerProgress,
  LowerRequest,
  ShrinkProgress,
  ShrinkRequest,
} from '@core/protocol/set'
import type { LoweredSet } from '@core/suite/lower-set'
import type { JobOptions, Workers } from '../../threads/suite-pool'
import { SameThread } from '../../threads/testing/same-thread'
import { madeHash } from '../made-hash'
import { SetWork } from './set-work'
import { testCall } from '../../threads/testing/test-call'

const SAMPLE = '5 5\n2\n1\n1\n1 1\n2 2\n3 N\n3 3 N\n'
const find: FindRequest = {
  game: 'rockets',
  wishes: [{ kind: 'catches', reading: 'tenth-overall' }],
  seed: 4,
  isOfficial: false,
  tries: 512,
  set: null,
}

function workWith(
  workers: Workers = new SameThread(),
  texts: readonly string[] = [],
  scored: LoweredSet | null = null,
) {
  const ends: boolean[] = []
  const work: SetWork = new SetWork(
    () => workers,
    () => ends.push(work.isBusy),
    { textsOf: () => Promise.resolve(texts), scoredOf: () => Promise.resolve(scored) },
  )
  return { work, ends }
}

test('a level is found, and how far the search is told', async () => {
  const { work, ends } = workWith()
  const call = testCall<FindProgress>()
  const found = await work.find(find, call)
  expect(found.ok && found.value.best!.caught).toContain('tenth-overall')
  expect(call.told.at(-1)).toMatchObject({ of: 512 })
  expect(ends).toEqual([false])
})

test('a search that is stopped gives the best so far', async () => {
  const threads = new SameThread()
  const call = testCall<FindProgress>()
  let rounds = 0
  threads.crewOf = (game, plan, stop) => {
    const crew = new SameThread().crewOf(game, plan)
    return {
      ...crew,
      search: (blocks) => {
        if (++rounds > 1) call.end()
        stop?.throwIfAborted()
        return crew.search(blocks)
      },
    }
  }
  const { work } = workWith(threads)
  const found = await work.find({ ...find, wishes: [...find.wishes, { kind: 'alone' }] }, call)
  expect(call.told).toHaveLength(1)
  expect(found).toEqual({ ok: true, value: call.told[0] })
})

const lower: LowerRequest = {
  ...{ set: 's', game: 'rockets', most: 50, tests: 2 },
  ...{ seed: 1, isOfficial: true, tries: 512 },
}
const points = { points: 100, count: 'all', requires: [], bounds: {} } as const
const scored: LoweredSet = {
  scoring: { a: points },
  tests: [{ group: 'a', caught: [] }],
  texts: [{ group: 'a', text: SAMPLE }],
}

test('tests are found that cost misreadings points, and each round is told', async () => {
  const { work, ends } = workWith(new SameThread(), [], scored)
  const call = testCall<LowerProgress>()
  const lowered = await work.lower(lower, call)
  if (!lowered.ok) throw new Error(lowered.error)
  expect(lowered.value.found).toMatchObject(
    [0, 1].map(() => ({ group: 'a', before: 100, after: 0 })),
  )
  expect(lowered.value.tried).toBeGreaterThan(0)
  expect(call.told.map(({ found }) => found.length)).toEqual([0, 0, 1, 1, 2])
  expect(ends).toEqual([false])
  expect(await workWith().work.lower(lower, call)).toEqual({
    ok: false,
    error: 'This set is no longer open.',
  })
})

test('such a search that is stopped gives the tests so far', async () => {
  const threads = new SameThread()
  const call = testCall<LowerProgress>()
  threads.crewOf = (game, plan, stop) => {
    if (call.told.at(-1)!.found.length > 0) call.end()
    stop?.throwIfAborted()
    return new SameThread().crewOf(game, plan)
  }
  const lowered = await workWith(threads, [], scored).work.lower({ ...lower, tests: 9 }, call)
  expect(lowered.ok && lowered.value.found).toHaveLength(1)
})

test('a level is shrunk, or why not is told', async () => {
  const { work } = workWith()
  const call = testCall<ShrinkProgress>()
  const shrink: ShrinkRequest = {
    game: 'rockets',
    text: SAMPLE,
    wishes: [{ kind: 'answer', has: '0' }],
    isOfficial: false,
  }
  const never = await work.shrink({ ...shrink, wishes: [{ kind: 'answer', has: 'x' }] }, call)
  expect(never).toEqual({ ok: false, error: 'The level does not meet the conditions.' })
  expect((await work.shrink({ ...shrink, text: '5 5\n9' }, call)).ok).toBe(false)
  const small = await work.shrink(shrink, call)
  if (!small.ok) throw new Error(small.error)
  const { steps, isMinimal, made } = small.value
  expect(isMinimal).toBe(true)
  const about = { by: 'shrink', game: 'rockets', from: madeHash(SAMPLE), official: false }
  const hash = madeHash(steps.at(-1)!.text)
  expect(made).toEqual({ ...about, wishes: shrink.wishes, hash })
  expect(steps.at(-1)!.text.length).toBeLessThan(SAMPLE.length)
  expect(steps.every(({ label }) => label !== '')).toBe(true)
  expect(call.told.at(-1)).toMatchObject({ kept: steps.length })
})

type Hearing = Required<Pick<JobOptions, 'hear'>>

test('shrinking that is stopped gives what was reached', async () => {
  const threads = new SameThread()
  let cancel = (): void => {}
  threads.start = ((_tasks: never, _tell: never, { hear }: Hearing) => {
    hear({ tried: 1, step: { label: 'turns: 1 less', text: '5 5' } })
    const done = new Promise((_, reject) => (cancel = () => reject(new Error('cancelled'))))
    return { done, cancel: () => cancel() }
  }) as unknown as typeof threads.start
  const { work } = workWith(threads)
  const wishes = [{ kind: 'answer', has: '0' }] as const
  const call = testCall<ShrinkProgress>()
  const stopped = work.shrink({ game: 'rockets', text: SAMPLE, wishes, isOfficial: false }, call)
  call.end()
  const step = { label: 'turns: 1 less', text: '5 5' }
  const value = { steps: [step], isMinimal: false, made: expect.objectContaining({ tries: 1 }) }
  expect(await stopped).toEqual({ ok: true, value })
})

test('of steps that would fill the memory the last is handed on, and no other', async () => {
  const stepsOf = async (...texts: string[]) => {
    const threads = new SameThread()
    const steps = texts.map((text, at) => ({ label: `step ${at + 1}`, text }))
    threads.start = ((_tasks: never, _tell: never, { hear }: Hearing) => {
      for (const [at, step] of steps.entries()) hear({ tried: at + 1, step })
      return { done: Promise.resolve([{ tried: steps.length, step: null }]), cancel: () => {} }
    }) as unknown as typeof threads.start
    const asked = { game: 'rockets', text: SAMPLE, wishes: [], isOfficial: false }
    const shrunk = await workWith(threads).work.shrink(asked, testCall())
    return shrunk.ok ? shrunk.value.steps.map(({ label }) => label) : shrunk.error
  }
  const huge = 'x'.repeat(1_500_000)
  expect(await stepsOf(huge, huge, huge)).toEqual(['step 3'])
  expect(await stepsOf(huge, huge, 'small')).toEqual(['step 1', 'step 2', 'step 3'])
  const half = 'x'.repeat(2_000_000)
  expect(await stepsOf(half, half)).toEqual(['step 1', 'step 2'])
})

test('a search goes on from levels of the set', async () => {
  const level = SAMPLE.replace('5 5', '24 24')
  const asked = {
    ...find,
    wishes: [{ kind: 'touches', limit: 'width', bound: 25 }],
    tries: 2048,
    set: 'one',
  } as const
  const found = await workWith(new SameThread(), [level]).work.find(asked, testCall())
  expect(found.ok && found.value.best!.text).toMatch(/^25 /)
})

test('what a game does not have is refused', async () => {
  const { work } = workWith()
  const strange = { kind: 'catches', reading: 'no-such' } as const
  expect(await work.find({ ...find, wishes: [strange] }, testCall())).toEqual({
    ok: false,
    error: 'rockets has no misreading no-such.',
  })
  expect(await work.find({ ...find, game: 'chess' }, testCall())).toEqual({
    ok: false,
    error: 'There is no game chess.',
  })
})

test('work that fails is told', async () => {
  const broken = new SameThread()
  const fails = () => Promise.reject(new Error('out of memory'))
  broken.crewOf = () => ({ search: fails, shrink: fails })
  expect(await workWith(broken).work.find(find, testCall())).toEqual({
    ok: false,
    error: 'The work has failed: out of memory.',
  })
})
