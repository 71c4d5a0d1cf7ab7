import { err, ok } from '@core/kernel/result'
import type { PlannedImport } from '@core/protocol/importing'
import { expect, test } from 'vitest'
import { PageBridge, type Replies } from '../testing/page-bridge'
import { Importing } from './importing.svelte'

const plan: PlannedImport = {
  ...{ plan: 'p1', name: 'mice', game: 'Rockets', tests: 2, programs: 0 },
  ...{ problems: [], leftOut: [] },
}

function importing(replies: Replies = {}) {
  const bridge = new PageBridge({ 'set:plan-import': () => ok(plan), ...replies })
  return { bridge, one: new Importing(bridge) }
}

test('a package that is chosen gives its name to the folder, and is written as it is called then', async () => {
  const { bridge, one } = importing({ 'set:write-import': () => ({ kind: 'opened' }) })
  expect([one.plan, one.canWrite]).toEqual([null, false])
  await one.choose('archive')
  expect([one.plan, one.name, one.canWrite]).toEqual([plan, 'mice', true])
  one.name = 'a/b'
  expect([one.isNameGood, one.canWrite]).toEqual([false, false])
  one.name = 'rats'
  expect(await one.write()).toBe(true)
  expect(bridge.askedFor('set:write-import').map(([, ...asked]) => asked)).toEqual([['p1', 'rats']])
})

test('why there is no set of it is told, and nothing can be written', async () => {
  const { one } = importing({ 'set:plan-import': () => err('There are no tests in it') })
  await one.choose('folder')
  expect([one.problem, one.plan, one.canWrite]).toEqual(['There are no tests in it', null, false])
  expect(await one.write()).toBe(false)
})

test('what was not written stays planned, and why is told', async () => {
  const failed = { kind: 'failed', message: 'The folder is not empty' } as const
  const { one } = importing({ 'set:write-import': () => failed })
  await one.choose('archive')
  expect([await one.write(), one.problem]).toEqual([false, 'The folder is not empty'])
  expect(one.canWrite).toBe(true)
})

test('a name that no folder can have is replaced', async () => {
  const { one } = importing({ 'set:plan-import': () => ok({ ...plan, name: '.x' }) })
  await one.choose('folder')
  expect(one.name).toBe('tests')
})
