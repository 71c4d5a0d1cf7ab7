import { findGame } from '@core/games/testing'
import { ok } from '@core/kernel/result'
import type { StressEnd, StressProgress, StressRequest } from '@core/protocol/stress'
import { expect, test } from 'vitest'
import { PageBridge } from '../testing/page-bridge'
import type { OpenSet } from './open-set.svelte'
import { program } from './programs/testing/judged'
import { Stressing } from './stressing.svelte'

const game = findGame('rockets')!
const end: StressEnd = {
  ...{ isStopped: false, tried: 12, time: 30, failure: null, isSmallest: false },
  command: 'boardwright stress rockets',
}

/** A search whose requests stay open until they are answered. */
function begun() {
  const bridge = new PageBridge({
    'stress:choose': () => ({ ticket: 't', name: 'sol.py', folder: '/home/me' }),
    'programs:list': () => ({
      programs: [program('p', ['OK']), program('q', ['WA'])],
      problem: null,
      isolation: { isOn: false, isHere: true },
    }),
  })
  const ends: ((end: StressEnd) => void)[] = []
  const { request } = bridge
  bridge.request = ((name: never, ...args: never[]) => {
    const asked = request.call(bridge, name, ...(args as never))
    if (name !== 'stress:run') return asked
    return new Promise((resolve) => ends.push((value) => resolve(ok(value))))
  }) as typeof bridge.request
  const requests = () => bridge.askedFor('stress:run').map(([, asked]) => asked as StressRequest)
  return { bridge, stressing: new Stressing(bridge), ends, requests }
}

const list = { tests: [{}], notes: { compare: 'exact' } }
const set = { ticket: 'set 1', list } as unknown as OpenSet

function progressOf(tried: number): StressProgress {
  return { tried, of: 100, failing: null, shrinkTries: 0, shrinkKept: 0, time: 5 }
}

test('a set that has limits of its own brings them', async () => {
  const { stressing, requests } = begun()
  const limits = { time: 1000, memory: 2 ** 28 }
  const limited = {
    ...set,
    list: { ...list, notes: { ...list.notes, limits } },
  } as unknown as OpenSet
  await stressing.open(game, limited)
  void stressing.start()
  expect(requests()).toMatchObject([{ limits }])
  stressing.time = 3000
  await stressing.open(game, set)
  expect([stressing.time, stressing.memory]).toEqual([3000, 256])
})

test('of a set its own programs can be tried, and copies of its tests are', async () => {
  const { stressing, ends, requests } = begun()
  await stressing.open(game, set)
  expect(stressing.choices.map(({ title }) => title)).toEqual(['p.py', 'q.py'])
  const done = stressing.start()
  expect(requests()).toMatchObject([
    {
      program: { kind: 'kept', set: 'set 1', program: 'p' },
      ...{ other: null, source: 'both', set: 'set 1', limits: { memory: 2 ** 30 } },
      compare: 'exact',
    },
  ])
  ends[0]!(end)
  await done
  expect([stressing.isRunning, stressing.result]).toEqual([false, end])
})

test('it begins with the program that the keys are on in the set, and keeps the last choice where there are none', async () => {
  const { stressing } = begun()
  const onSecond = { ...set, programs: { view: { program: 'q' } } } as unknown as OpenSet
  await stressing.open(game, onSecond)
  expect(stressing.program).toBe('kept q')
  await stressing.open(game, set)
  expect(stressing.program).toBe('kept q')
})

test('for a level alone a program is chosen first, which then stays, and two have to differ', async () => {
  const { stressing, requests } = begun()
  await stressing.open(game, null)
  expect([stressing.whyNot, stressing.source]).toEqual(['Choose a program first.', 'new'])
  await stressing.start()
  expect(requests()).toEqual([])
  await stressing.choose('program')
  expect(stressing.whyNot).toBeNull()
  await stressing.choose('other')
  expect(stressing.whyNot).toBe('The two programs are the same.')
  await stressing.open(game, null)
  expect(stressing.choices.map(({ title }) => title)).toEqual(['sol.py in /home/me'])
})

test('it hears of its own search alone, and closing stops it', async () => {
  const { bridge, stressing, ends } = begun()
  await stressing.open(game, set)
  const done = stressing.start()
  bridge.tell('call:told', { call: -1, progress: progressOf(3) })
  expect(stressing.progress).toBeNull()
  bridge.tellCall('stress:run', progressOf(4))
  expect(stressing.progress).toMatchObject({ tried: 4 })
  stressing.close()
  expect(bridge.askedFor('call:stop')).toHaveLength(1)
  ends[0]!(end)
  await done
  expect([stressing.game, stressing.result]).toEqual([null, null])
})
