import { ok } from '@core/kernel/result'
import type { FindProgress, FindRequest, FoundLevel } from '@core/protocol/set'
import { findGame } from '@core/games/testing'
import type { Wish } from '@core/suite/wish'
import { expect, test } from 'vitest'
import { PageBridge } from '../testing/page-bridge'
import { Finding } from './finding.svelte'

const wish = { kind: 'catches', reading: 'no-floor' } as const
const level: FoundLevel = { text: '5 5\n', caught: ['no-floor'], cost: 0, size: 3 }

function progressOf(best: FoundLevel | null = null): FindProgress {
  const how = { by: 'program', command: 'gen' } as const
  return { tried: 64, of: 128, hits: Number(best !== null), time: 10, best, always: [], how }
}

/** A search whose requests stay open until they are answered. */
function begun() {
  const bridge = new PageBridge()
  const ends: ((progress: FindProgress) => void)[] = []
  const { request } = bridge
  bridge.request = ((name: never, ...args: never[]) => {
    const asked = request.call(bridge, name, ...(args as never))
    if (name !== 'set:find') return asked
    return new Promise((resolve) => ends.push((progress) => resolve(ok(progress))))
  }) as typeof bridge.request
  const finding = new Finding(bridge, 'set 1', () => ['no-floor'])
  const requests = (): FindRequest[] =>
    bridge.askedFor('set:find').map(([, asked]) => asked as FindRequest)
  return { bridge, finding, ends, requests }
}

test('it asks for the misreading alone, and tells how far it is and what it found', async () => {
  const { bridge, finding, ends, requests } = begun()
  const done = finding.begin('rockets', [wish])
  const [{ wishes, isOfficial }] = requests() as [FindRequest]
  expect(wishes).toEqual([{ kind: 'catches', reading: 'no-floor' }, { kind: 'alone' }])
  expect([isOfficial, finding.isRunning]).toEqual([true, true])
  bridge.tell('call:told', { call: -1, progress: progressOf(level) })
  expect(finding.news).toBeNull()
  bridge.tellCall('set:find', progressOf())
  expect(finding.news).toMatchObject({ tried: 64, best: null })
  ends[0]!(progressOf(level))
  await done
  expect([finding.isRunning, finding.news!.best]).toEqual([false, level])
})

test('begun again it stops what is under way, takes another seed, and hears nothing of the first', async () => {
  const { bridge, finding, ends, requests } = begun()
  const first = finding.begin('rockets', [wish])
  const second = finding.again()
  const [one, two] = requests() as [FindRequest, FindRequest]
  expect(bridge.askedFor('call:stop')).toEqual([[bridge.askedFor('set:find')[0]![0]]])
  expect(two.seed).not.toBe(one.seed)
  ends[0]!(progressOf(level))
  await first
  expect([finding.isRunning, finding.news]).toEqual([true, null])
  ends[1]!(progressOf())
  await second
  expect([finding.isRunning, finding.news!.best]).toEqual([false, null])
})

test('put away, it stops and what comes later is not shown', async () => {
  const { bridge, finding, ends } = begun()
  const done = finding.begin('rockets', [wish])
  finding.close()
  expect(bridge.askedFor('call:stop')).toHaveLength(1)
  ends[0]!(progressOf(level))
  await done
  expect([finding.game, finding.news, finding.isRunning]).toEqual([null, null, false])
})

test('wishes of all kinds are joined, and what is not filled in asks for nothing', async () => {
  const { finding, requests } = begun()
  finding.ask('rockets')
  expect(finding.canStart).toBe(true)
  finding.rows = [{ kind: 'answer', value: '' }]
  expect(finding.canStart).toBe(false)
  await finding.start()
  expect(requests()).toEqual([])
  const wishes: Wish[] = [
    { kind: 'misses', reading: 'no-floor' },
    { kind: 'fresh', caught: ['no-floor'] },
    { kind: 'rule', rule: 'T3' },
    { kind: 'event', event: 'mouse-eaten' },
    { kind: 'touches', limit: 'number of turns', bound: 100 },
    { kind: 'answer', has: '11' },
  ]
  Object.assign(finding, { isAlone: false, isNear: false })
  void finding.begin('rockets', wishes)
  expect(requests()).toMatchObject([{ wishes, set: null }])
})

test('it says why nothing can be found within the official limits, and does not look', async () => {
  const { finding, requests } = begun()
  await finding.begin('labyrinth', [{ kind: 'rule', rule: 'L7' }])
  expect(finding.hopeless).toContain('rule L7')
  expect(requests()).toEqual([])
  finding.isOfficial = false
  expect([finding.hopeless, finding.canStart]).toEqual([null, true])
})

test('another game begins with names of its own', () => {
  const { finding } = begun()
  finding.ask('rockets')
  finding.rows = [{ kind: 'catches', value: 'no-floor' }]
  finding.chooseGame('labyrinth')
  const [first] = findGame('labyrinth')!.engine.readings
  expect([finding.game, finding.rows]).toEqual([
    'labyrinth',
    [{ kind: 'catches', value: first!.id }],
  ])
})
