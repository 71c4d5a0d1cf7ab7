import { ok } from '@core/kernel/result'
import type { LowerProgress, LowerRequest } from '@core/protocol/set'
import { expect, test } from 'vitest'
import { PageBridge } from '../testing/page-bridge'
import { Lowering } from './lowering.svelte'

const how = { by: 'find', game: 'rockets', seed: 1, wishes: [], tries: 64, official: true } as const
const level = { caught: ['no-floor'], text: 'a', how }
const found = [{ group: 'small', reading: 'no-floor', ...level, before: 100, after: 60 }]
const scoring = {
  small: { points: 40, count: 'all', requires: [], bounds: { width: [1, 5] } },
} as const

test('it asks for what is allowed, and makes tests of what was found for the groups it is for', async () => {
  const end: LowerProgress = { found, left: [], of: 100, tried: 256 }
  const bridge = new PageBridge({ 'set:lower': () => ok(end) })
  const lowering = new Lowering(bridge, 'set 1', () => scoring)
  await lowering.start()
  expect([bridge.askedFor('set:lower'), lowering.newTests()]).toEqual([[], []])
  lowering.ask('rockets')
  lowering.most = 60
  await lowering.start()
  const [[, request]] = bridge.askedFor('set:lower') as [[number, LowerRequest]]
  expect(request).toMatchObject({ set: 'set 1', game: 'rockets', most: 60, tests: 30, seed: 1 })
  lowering.most = 50
  expect([lowering.asked.most, lowering.news]).toEqual([60, end])
  const [test] = lowering.newTests()
  expect(test).toMatchObject({ group: 'small', name: 'no-floor', text: 'a' })
  expect(test!.note).toMatch(/^Catches no-floor: .* Keeps width between 1 and 5\.$/)
  lowering.close()
  expect([lowering.news, lowering.newTests()]).toEqual([null, []])
})
