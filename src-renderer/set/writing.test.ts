import type { AnswerEnding, AnswerPlan, SetStep } from '@core/protocol/set'
import { expect, test } from 'vitest'
import { PageBridge, type Replies } from '../testing/page-bridge'
import { words } from '../ui/words'
import { stepNotice, type StepVerb, Writing } from './writing.svelte'

const plan: AnswerPlan = { plan: 'p1', fresh: ['1.ans'], equal: [], over: ['2.ans'], without: [] }
const written: SetStep = {
  done: ['1.ans', '2.ans'],
  left: [],
  problem: null,
  undo: 'write 2 answers',
  redo: null,
}

function writing(replies: Replies, usual?: () => AnswerEnding) {
  const bridge = new PageBridge({ 'set:plan-answers': () => plan, ...replies })
  const told: string[] = []
  const tell = (step: SetStep, what: StepVerb): void => void told.push(stepNotice(step, what))
  const one = new Writing(bridge, 'set', tell, (why) => told.push(why), usual)
  return { bridge, told, writing: one }
}

test('nothing is written before the plan is shown; then what it says, and the result is told', async () => {
  const { bridge, told, writing: one } = writing({ 'set:write-answers': () => written })
  await one.write()
  const planned = one.begin(['1.in', '2.in'], 'out')
  await one.write()
  expect(bridge.askedFor('set:write-answers')).toEqual([])
  await planned
  expect(bridge.askedFor('set:plan-answers')).toEqual([['set', ['1.in', '2.in'], 'out']])
  await one.write()
  expect(bridge.askedFor('set:write-answers')).toEqual([['set', 'p1']])
  expect([told, one.tests]).toEqual([['2 files written.'], null])
})

test('a plan that is no longer the newest is made again and not carried out', async () => {
  const { bridge, told, writing: one } = writing({ 'set:write-answers': () => null })
  await one.begin(['1.in'])
  await one.write()
  expect(bridge.askedFor('set:plan-answers')).toHaveLength(2)
  expect([told, one.plan]).toEqual([[], plan])
})

test('a step says what it has done, what it has left alone, and why', () => {
  const problem = { path: '/2.ans', code: 'ENOSPC', message: 'The disk is full.' }
  expect(stepNotice({ ...written, done: ['1.ans'], left: ['2.ans'], problem }, 'written')).toBe(
    '1 file written. 1 file not changed, starting with 2.ans. The disk is full.',
  )
  expect(stepNotice({ ...written, done: [] }, 'undone')).toBe('0 files restored.')
})

test('what was undone is done again', async () => {
  const { bridge, told, writing: one } = writing({ 'set:redo': () => written })
  await one.redo()
  expect([bridge.askedFor('set:redo'), told]).toEqual([[['set']], ['2 files changed again.']])
})

test('where the last step cannot be taken back, that is said', async () => {
  const { told, writing: one } = writing({
    'set:undo': () => {
      throw new Error('internal error')
    },
  })
  await one.undo()
  expect(told).toEqual([words.common.failed])
})

test('the ending in use in the set is proposed, and the one that was chosen stays for a plan made again', async () => {
  const { bridge, writing: one } = writing({ 'set:write-answers': () => null }, () => 'out')
  await one.begin(['1.in'])
  await one.begin(['1.in'], 'ans')
  await one.write()
  expect(bridge.askedFor('set:plan-answers').map(([, , ending]) => ending)).toEqual([
    'out',
    'ans',
    'ans',
  ])
})
