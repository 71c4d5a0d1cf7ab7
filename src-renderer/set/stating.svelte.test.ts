import { err, ok } from '@core/kernel/result'
import type { SetStep } from '@core/protocol/set'
import type { ShownStatement } from '@core/protocol/statement'
import { expect, test } from 'vitest'
import { PageBridge, type Replies } from '../testing/page-bridge'
import { Stating } from './stating.svelte'

const none: ShownStatement = { file: 'statement/en.md', body: null, problems: [] }
const step: SetStep = {
  done: ['statement/en.md'],
  left: [],
  problem: null,
  undo: 'propose',
  redo: null,
}

function stating(replies: Replies = {}) {
  const steps: SetStep[] = []
  const bridge = new PageBridge({ 'set:statement': () => ok(none), ...replies })
  return { bridge, steps, one: new Stating(bridge, 's', (done) => steps.push(done)) }
}

test('it is asked for in the language that is chosen', async () => {
  const { bridge, one } = stating()
  await one.ask()
  expect([one.shown, one.problem]).toEqual([none, null])
  one.choose('ru')
  expect(one.shown).toBeNull()
  await one.ask()
  expect(bridge.askedFor('set:statement').at(-1)).toEqual(['s', 'ru'])
})

test('one that is proposed is told as a step and shown; else it is said why not', async () => {
  const written = { ...none, body: '<p>Mice</p>' }
  let reply: SetStep = step
  let isWritten = false
  const { one, steps } = stating({
    'set:propose-statement': () => ((isWritten = true), reply),
    'set:statement': () => ok(isWritten ? written : none),
  })
  await one.ask()
  await one.propose()
  expect([one.shown, one.problem, steps]).toEqual([written, null, [step]])
  const message = 'There is one already.'
  reply = { ...step, done: [], problem: { path: '', code: 'REFUSED', message } }
  await one.propose()
  expect([one.problem, steps.length]).toEqual([message, 1])
})

test('why it cannot be shown is said until it can', async () => {
  let reply: ReturnType<NonNullable<Replies['set:statement']>> = err('Tests are looked at.')
  const { one } = stating({ 'set:statement': () => reply })
  await one.ask()
  expect([one.shown, one.problem]).toEqual([null, 'Tests are looked at.'])
  reply = ok(none)
  await one.ask()
  expect([one.shown, one.problem]).toEqual([none, null])
})
