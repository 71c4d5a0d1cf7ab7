import { err, ok } from '@core/kernel/result'
import { orderFor } from '@core/package/judges'
import type { PlannedPackage } from '@core/protocol/packing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PageBridge, type Replies } from '../testing/page-bridge'
import { Packing } from './packing.svelte'

const plan: PlannedPackage = { plan: 'p1', refusals: [], remarks: [], entries: [] }
const written = { kind: 'written', path: '/mice.zip', ticket: 't' } as const

function packing(replies: Replies = {}) {
  const bridge = new PageBridge({ 'set:plan-package': () => ok(plan), ...replies })
  return { bridge, packing: new Packing(bridge, 's', 'Mice: 2') }
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('what it would be is asked when it opens, and once after some changes', async () => {
  const { bridge, packing: one } = packing()
  one.open()
  await vi.runAllTimersAsync()
  expect([one.plan, one.order.name, one.canWrite]).toEqual([plan, 'mice2', true])
  one.change({ name: 'a' })
  one.change({ name: 'ab' })
  expect([one.plan, one.canWrite]).toEqual([null, false])
  await vi.runAllTimersAsync()
  const names = bridge
    .askedFor('set:plan-package')
    .map(([, , order]) => (order as { name: string }).name)
  expect(names).toEqual(['mice2', 'ab'])
})

test('the format is that of the last package, of another set too', () => {
  const { packing: one } = packing()
  one.open()
  expect(one.order.format).toBe('legacy')
  one.change({ format: '2025-09' })
  const { packing: other } = packing()
  other.open()
  expect(other.order.format).toBe('2025-09')
  other.change({ format: 'legacy' })
})

test('the jury is told why in the format where nothing hangs on it, unless it is chosen, and not where there is no place', async () => {
  const { bridge, packing: one } = packing()
  one.open()
  expect(one.order.why).toBe(false)
  one.change(orderFor('bapctools'))
  expect(one.order.why).toBe(true)
  one.change({ why: false })
  one.change({ format: '2025-09', title: 'Mice' })
  expect(one.order.why).toBe(false)
  one.change({ format: 'legacy' })
  one.change({ why: true })
  one.change({ kind: 'zip' })
  await vi.runAllTimersAsync()
  const asked = bridge.askedFor('set:plan-package').at(-1)![2]
  expect(asked).toMatchObject({ kind: 'zip', why: false })
  one.change({ kind: 'kattis' })
  expect(one.order.why).toBe(true)
  one.change({ why: false })
  // CMS shows contestants nothing of it; what Polygon’s checker says is for whoever is shown it.
  one.change({ kind: 'cms' })
  expect(one.order.why).toBe(true)
  one.change({ kind: 'polygon' })
  expect(one.order.why).toBe(false)
})

test('a format is chosen with its usual way to tell the jury, though an opponent is there', async () => {
  const { bridge, packing: one } = packing()
  one.open()
  one.change({ opponent: 'greedy' })
  one.change({ format: '2025-09' })
  await vi.runAllTimersAsync()
  one.change({ opponent: null })
  await vi.runAllTimersAsync()
  const asked = bridge.askedFor('set:plan-package').map(([, , order]) => order as { why: boolean })
  expect(asked.slice(-2).map(({ why }) => why)).toEqual([false, true])
  one.change({ format: 'legacy' })
})

test('title, author and licence are those that the set keeps', () => {
  const kept = { title: 'Pests', author: 'A. Setter', licence: 'cc0' } as const
  const one = new Packing(packing().bridge, 's', 'a', () => kept)
  one.open()
  expect(one.order).toMatchObject(kept)
})

test('a judge chooses kind and format, and is given up with another of these', () => {
  const { packing: one } = packing()
  one.open()
  one.change(orderFor('bapctools'))
  expect(one.order).toMatchObject({ judge: 'bapctools', kind: 'kattis', format: '2025-09' })
  one.change({ format: 'legacy' })
  expect(one.order.judge).toBeNull()
  one.change(orderFor('dmoj'))
  // No other kind has a format.
  one.change({ format: '2025-09', opponent: 'greedy' })
  expect(one.order).toMatchObject({ judge: 'dmoj', kind: 'dmoj' })
  one.change({ kind: 'cms' })
  expect(one.order.judge).toBeNull()
})

test('a name that is none is asked about by no one', async () => {
  const { bridge, packing: one } = packing()
  one.open()
  one.change({ name: 'a/b' })
  await vi.runAllTimersAsync()
  expect(bridge.askedFor('set:plan-package')).toHaveLength(1)
  expect([one.isNameGood, one.canWrite]).toEqual([false, false])
})

test('a form that a kind does not have gives way to its usual one', () => {
  const { packing: one } = packing()
  one.form = 'folder'
  one.change({ kind: 'handout' })
  expect(one.form).toBe('html')
})

test('an opponent is only asked for where one can be chosen, and is kept', async () => {
  const { bridge, packing: one } = packing()
  one.open()
  one.change({ opponent: 'greedy' })
  await vi.runAllTimersAsync()
  for (const kind of ['polygon', 'cms', 'dmoj', 'zip', 'kattis'] as const) {
    one.change({ kind })
    await vi.runAllTimersAsync()
  }
  const asked = bridge
    .askedFor('set:plan-package')
    .map(([, , order]) => order as { kind: string; opponent: string | null })
  expect(asked.map(({ kind, opponent }) => [kind, opponent])).toEqual([
    ['kattis', null],
    ['kattis', 'greedy'],
    ['polygon', 'greedy'],
    ['cms', null],
    ['dmoj', 'greedy'],
    ['zip', null],
    ['kattis', 'greedy'],
  ])
})

test('what came out is told; a set that has changed is looked at anew', async () => {
  let end: object = written
  const { bridge, packing: one } = packing({ 'set:write-package': () => end as typeof written })
  one.open()
  await vi.runAllTimersAsync()
  await one.write()
  expect([one.written, one.isRunning, one.problem]).toEqual([written, false, null])
  one.showInFolder()
  expect(bridge.askedFor('set:show-package')).toEqual([['t']])
  end = { kind: 'failed', message: 'The disk is full.' }
  await one.write()
  expect([one.written, one.problem]).toEqual([null, 'The disk is full.'])
  end = { kind: 'changed' }
  await one.write()
  await vi.runAllTimersAsync()
  expect(bridge.askedFor('set:plan-package')).toHaveLength(2)
})

test('stopped, it is over at once, and what is told later is not heard', async () => {
  const { bridge, packing: one } = packing({
    'set:write-package': () => new Promise(() => undefined) as never,
  })
  one.open()
  await vi.runAllTimersAsync()
  void one.write()
  bridge.tellCall('set:write-package', { done: 1, of: 2 })
  expect(one.progress).toEqual({ done: 1, of: 2 })
  one.stop()
  expect([one.isRunning, bridge.askedFor('call:stop').length]).toEqual([false, 1])
  bridge.tellCall('set:write-package', { done: 2, of: 2 })
  expect(one.isRunning).toBe(false)
})

test('where nothing can be said of the set, it says why', async () => {
  const { packing: one } = packing({ 'set:plan-package': () => err('The set is gone.') })
  one.open()
  await vi.runAllTimersAsync()
  expect([one.problem, one.canWrite]).toEqual(['The set is gone.', false])
})
