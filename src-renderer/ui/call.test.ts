import { ok } from '@core/kernel/result'
import type { FindProgress } from '@core/protocol/set'
import { expect, test } from 'vitest'
import { PageBridge, type Replies } from '../testing/page-bridge'
import { call } from './call'

const how = { by: 'program', command: 'gen' } as const
const level = { game: 'rockets', text: '5 5\n' }
const found = { tried: 1, of: 2, hits: 0, time: 1, best: null, always: [], how: how }
const request = { game: 'rockets', wishes: [], seed: 1, isOfficial: true, tries: 2, set: null }

function begun(replies: Replies) {
  const bridge = new PageBridge(replies)
  const own = new AbortController()
  const told: FindProgress[] = []
  const tell = (news: FindProgress): void => void told.push(news)
  return { bridge, own, told, piece: { stop: own.signal, tell } }
}

test('a call hears its own news alone, until it is answered', async () => {
  const { bridge, told, piece } = begun({ 'set:find': () => ok(found) })
  const reply = call(bridge, piece, 'set:find', request)
  const other = call(bridge, { ...piece, tell: () => expect.fail() }, 'set:worth', level)
  bridge.tellCall('set:find', found)
  expect(told).toEqual([found])
  expect([await reply, await other]).toEqual([ok(found), null])
  bridge.tellCall('set:find', found)
  expect(told).toHaveLength(1)
  const numbers = bridge.asked.map(({ args }) => args[0])
  expect(new Set(numbers).size).toBe(2)
})

test('a stop is passed on once, and what main replies then is the reply', async () => {
  let answer = (_: typeof found): void => undefined
  const { bridge, own, piece } = begun({
    'set:find': () => new Promise((done) => (answer = (one) => done(ok(one)))) as never,
  })
  const reply = call(bridge, piece, 'set:find', request)
  own.abort()
  const [[number]] = bridge.askedFor('set:find') as [[number]]
  expect(bridge.askedFor('call:stop')).toEqual([[number]])
  answer(found)
  expect(await reply).toEqual(ok(found))
  const late = call(bridge, piece, 'set:find', request)
  expect(bridge.askedFor('call:stop')).toHaveLength(2)
  answer(found)
  await late
})

test('a stop that is refused ends it, though main never replies', async () => {
  const { bridge, own, piece } = begun({
    'set:find': () => new Promise(() => undefined) as never,
    'call:stop': () => {
      throw new Error('internal error')
    },
  })
  const reply = call(bridge, piece, 'set:find', request)
  own.abort()
  await expect(reply).rejects.toThrow('internal error')
})
