import { expect, test } from 'vitest'
import type { SetNotes, SetStep } from '@core/protocol/set'
import { fileProblemFor } from '../testing/sets'
import { PageBridge } from '../testing/page-bridge'
import { Noting } from './noting.svelte'

const written: SetStep = {
  done: ['boardwright.json'],
  left: [],
  problem: null,
  undo: 'note 1.in',
  redo: null,
}

function noting(step: SetStep = written, problem: string | null = null) {
  const bridge = new PageBridge({
    'set:note': () => step,
    'set:group-title': () => step,
    'set:compare': () => step,
    'set:scoring': () => step,
    'set:limits': () => step,
  })
  const notes: SetNotes = {
    tests: { '1.in': 'old' },
    invalid: {},
    made: {},
    groups: { secret: 'Hidden' },
    scoring: {},
    packing: {},
    compare: 'tokens',
    limits: null,
    problem,
  }
  const said: string[] = []
  const all = new Noting(
    bridge,
    'ticket',
    () => notes,
    (why) => said.push(why),
    (_, words) => said.push(words),
  )
  const edit = async (what: Parameters<Noting['begin']>[0], text: string | null) => {
    all.begin(what)
    await all.end(text)
  }
  return { all, bridge, said, edit }
}

test('a note or title is written when it is another, and what became of it is told', async () => {
  const { all, bridge, said, edit } = noting()
  all.begin({ kind: 'note', path: '1.in' })
  expect([all.isEdited('note', '1.in'), all.isEdited('title', '1.in')]).toEqual([true, false])
  await all.end(' old ')
  await edit({ kind: 'note', path: '1.in' }, null)
  await edit({ kind: 'title', group: 'secret' }, 'Hidden')
  // A field that goes away when it has ended already.
  await all.end('late')
  expect([bridge.asked, said]).toEqual([[], []])
  await edit({ kind: 'note', path: '2.in' }, ' new ')
  await edit({ kind: 'note', path: '1.in' }, '')
  await edit({ kind: 'title', group: '' }, 'First ones')
  expect(bridge.asked.map(({ args }) => args)).toEqual([
    ['ticket', '2.in', 'new'],
    ['ticket', '1.in', ''],
    ['ticket', '', 'First ones'],
  ])
  expect(said).toEqual([
    'Noted 2.in.',
    'Removed the note of 1.in.',
    'Named the top folder “First ones”.',
  ])
})

test('how answers are compared is written when it is another, unless nothing can be', async () => {
  const { all, bridge, said } = noting()
  await all.compare('tokens')
  expect([bridge.asked, said]).toEqual([[], []])
  await all.compare('exact')
  expect(bridge.askedFor('set:compare')).toEqual([['ticket', 'exact']])
  expect(said).toEqual(['Answers are compared exactly, with spaces and line endings.'])
  const damaged = noting(written, 'Line 1: this is not JSON.')
  await damaged.all.compare('exact')
  expect(damaged.bridge.asked).toEqual([])
  expect(damaged.said[0]).toContain('this is not JSON')
})

test('why nothing was written is told; where nothing can be, editing does not begin', async () => {
  const failed = noting({ ...written, problem: fileProblemFor('The disk is full.') })
  await failed.edit({ kind: 'note', path: '2.in' }, 'new')
  expect(failed.said).toEqual(['The disk is full.'])
  const damaged = noting(written, 'Line 3: this is not JSON.')
  await damaged.edit({ kind: 'note', path: '2.in' }, 'new')
  expect(damaged.bridge.asked).toEqual([])
  expect(damaged.said[0]).toContain('Line 3: this is not JSON.')
})

test('what programs may use is written, unless nothing can be', async () => {
  const { all, bridge, said } = noting()
  const limits = { time: 1500, memory: 2 ** 28 }
  await all.limit(limits)
  expect(bridge.askedFor('set:limits')).toEqual([['ticket', limits]])
  expect(said).toEqual(['The program limits are now kept with the set.'])
  const damaged = noting(written, 'Line 1: this is not JSON.')
  await damaged.all.limit(limits)
  expect(damaged.bridge.asked).toEqual([])
  expect(damaged.said[0]).toContain('this is not JSON')
})

test('limits that are set hold at once, those of the set after that, the usual ones where it has none', async () => {
  const { all } = noting()
  expect(all.limits).toEqual({ time: 5000, memory: 2 ** 30 })
  const asked = { time: 1500, memory: 2 ** 28 }
  const writing = all.limit(asked)
  expect(all.limits).toEqual(asked)
  await writing
  expect(all.limits).toEqual({ time: 5000, memory: 2 ** 30 })
})

test('what a group is worth is written for the one that is edited, and the editing ends', async () => {
  const { all, bridge, said } = noting()
  const scoring = { points: 30, count: 'all', requires: [], bounds: {} } as const
  await all.score(scoring)
  expect(bridge.asked).toEqual([])
  all.begin({ kind: 'points', group: 'secret' })
  expect([all.isEdited('points', 'secret'), all.isEdited('title', 'secret')]).toEqual([true, false])
  await all.score(scoring)
  expect(bridge.askedFor('set:scoring')).toEqual([['ticket', 'secret', scoring]])
  expect([all.edited, said]).toEqual([null, ['The points of secret are now kept with the set.']])
  all.begin({ kind: 'points', group: '' })
  await all.score(scoring)
  expect(said.at(-1)).toBe('The points of the top folder are now kept with the set.')
})
