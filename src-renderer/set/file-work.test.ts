import type { FilePlan, SetJob, SetStep } from '@core/protocol/set'
import { findGame } from '@core/games/testing'
import { err, ok } from '@core/kernel/result'
import { expect, test } from 'vitest'
import { PageBridge, type Replies } from '../testing/page-bridge'
import { generatedText } from '../testing/levels'
import { FileWork } from './file-work.svelte'
import { jobButton } from './job-words'

const plan: FilePlan = {
  plan: 'p1',
  moves: [{ from: '2.in', to: '1.in' }],
  fresh: [],
  over: [],
  gone: [],
  left: [],
  notes: 0,
  tests: ['1.in'],
}
const step: SetStep = { done: ['1.in'], left: [], problem: null, undo: 'rename 2.in', redo: null }
const job: SetJob = { kind: 'place', paths: ['2.in'], group: '', before: '1.in' }
const refusal = { path: '', code: 'REFUSED', message: '1.in already exists.' }

function working(replies: Replies = {}) {
  const bridge = new PageBridge({
    'set:plan-files': () => ok(plan),
    'set:carry-out': () => step,
    ...replies,
  })
  const told: string[] = []
  const shown: string[] = []
  const work = new FileWork(
    bridge,
    'set',
    (_, words, tests) => {
      told.push(words)
      shown.push(...tests)
    },
    (why) => told.push(why),
  )
  return { bridge, told, shown, work }
}

test('nothing is done before the plan is shown; then it is told, with where the tests are', async () => {
  const { bridge, told, shown, work } = working()
  await work.begin(job)
  expect([work.job, work.plan, told]).toEqual([job, plan, []])
  expect(jobButton(job, work.plan)).toBe('Rename 1 file')
  await work.carryOut()
  expect(bridge.askedFor('set:carry-out')).toEqual([['set', 'p1']])
  expect([work.job, told, shown]).toEqual([null, ['Moved to 1.in.'], ['1.in']])
})

test('what is made again is written over where it comes out otherwise; the rest is told', async () => {
  const made = { by: 'generate', game: 'rockets', seed: 5, settings: {}, hash: 'h' } as const
  const { bridge, work } = working({
    'set:make-again': () =>
      ok([
        { path: '1.in', before: 'a', after: ok({ text: 'a', made }) },
        { path: '2.in', before: 'a', after: ok({ text: 'b', made }) },
        { path: '3.in', before: 'a', after: err('It is gone.') },
      ]),
  })
  await work.makeAgain(['1.in', '2.in', '3.in'])
  const texts = [{ path: '2.in', before: 'a', after: 'b', made }]
  expect(work.job).toEqual({ kind: 'rewrite', label: 'make 1 test again', texts })
  expect(work.title).toBe('Make 3 tests again')
  expect(work.rewriting.remarks).toEqual([
    { text: 'Come out the same', paths: ['1.in'], isRisky: false },
    { text: 'Stays as it is. It is gone.', paths: ['3.in'], isRisky: true },
  ])
  await work.carryOut()
  expect([work.job, bridge.askedFor('set:carry-out')]).toEqual([null, [['set', 'p1']]])
})

test('making again that fails says why, until it is put away', async () => {
  const { work } = working({ 'set:make-again': () => err('no threads') })
  await work.makeAgain(['1.in'])
  expect([work.job, work.problem]).toEqual([null, 'no threads'])
  work.end()
  expect([work.problem, work.title]).toEqual([null, ''])
})

test('a plan that is no longer the newest is made again', async () => {
  const { bridge, told, work } = working({ 'set:carry-out': () => null })
  await work.begin(job)
  await work.carryOut()
  expect(bridge.askedFor('set:plan-files')).toHaveLength(2)
  expect([told, work.job]).toEqual([[], job])
})

test('while the user types the last name counts, and why it will not do is shown', async () => {
  const { bridge, work } = working({
    'set:plan-files': (_, asked) =>
      asked.kind === 'rename' && asked.name === '1' ? err(refusal) : ok(plan),
  })
  await work.begin({ kind: 'rename', path: '2.in', name: '2' })
  work.change({ kind: 'rename', path: '2.in', name: '12' })
  work.change({ kind: 'rename', path: '2.in', name: '1' })
  await work.carryOut()
  expect([work.plan, work.problem]).toEqual([null, '1.in already exists.'])
  expect(bridge.askedFor('set:carry-out')).toEqual([])
})

test('more than main takes in one go is told, and the next job is planned as ever', async () => {
  let isRefused = true
  const { work } = working({
    'set:plan-files': () => {
      if (isRefused) throw new Error('refused')
      return ok(plan)
    },
  })
  await work.begin(job)
  expect([work.plan, work.problem]).toEqual([null, expect.stringContaining('select fewer')])
  isRefused = false
  await work.begin(job)
  expect([work.plan, work.problem]).toEqual([plan, null])
})

test('who wants no questions about the order is asked none, and hears what stopped it', async () => {
  const problem = { path: '/1.in', code: 'EIO', message: 'The disk reports an error.' }
  const { told, shown, work } = working({
    'set:carry-out': () => ({ ...step, done: [], left: ['1.in'], problem }),
  })
  work.asksForOrder = false
  await work.begin(job)
  expect([work.job, shown]).toEqual([null, []])
  expect(told[0]).toBe('1 file not changed, starting with 1.in. The disk reports an error.')
})

test('tests are read, turned and shown before they are written over; what cannot be is named', async () => {
  const game = findGame('rockets')!
  const texts: Record<string, string> = {
    '1.in': generatedText(game),
    '2.in': 'no level',
    '3.in': '',
  }
  const { bridge, work } = working({
    'set:text': (_, path) => (path === '3.in' ? err(refusal) : ok(texts[path]!)),
  })
  const tests = Object.keys(texts).map((path) => ({ path, game: 'rockets', hasAnswer: true }))
  await work.rewrite(tests, 'rotate')
  const [, asked] = bridge.askedFor('set:plan-files')[0]! as [string, SetJob]
  if (asked.kind !== 'rewrite') throw new Error(asked.kind)
  expect(asked).toMatchObject({ label: 'rotate 3 tests', texts: [{ path: '1.in' }] })
  const { before, after } = asked.texts[0]!
  expect([before, after === before]).toEqual([texts['1.in'], false])
  expect(work.rewriting.remarks.map(({ paths }) => paths)).toEqual([['1.in'], ['2.in'], ['3.in']])
  // Four quarter turns lead back.
  let text = after
  for (let turn = 0; turn < 3; turn++) {
    texts['1.in'] = text
    await work.rewrite(tests.slice(0, 1), 'rotate')
    const again = bridge.askedFor('set:plan-files').at(-1)![1] as typeof asked
    text = again.texts[0]!.after
  }
  expect(text).toBe(before)
})
