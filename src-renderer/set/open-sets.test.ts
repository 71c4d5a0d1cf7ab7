import { expect, test } from 'vitest'
import { PageBridge } from '../testing/page-bridge'
import { openedSet, summaryFor } from '../testing/sets'
import { ok } from '@core/kernel/result'
import type { Json } from '@core/protocol/journal'
import { toldLooks } from '@core/protocol/told-looks'
import type { OpenSet } from './open-set.svelte'
import { OpenSets } from './open-sets.svelte'

const paths = ['01.in', '02.in', '03.in', '10.in']

async function opened() {
  const bridge = new PageBridge({ 'set:recent': () => [] })
  const shown: OpenSet[] = []
  const sets = new OpenSets(bridge, (set) => shown.push(set))
  sets.begin()
  await sets.load()
  bridge.tell('set:opened', openedSet('secret', paths))
  return { bridge, shown, sets, set: sets.list[0]! }
}

test('a folder that is opened again comes to the front and has one tab', async () => {
  const { bridge, shown, sets, set } = await opened()
  bridge.tell('set:opened', openedSet('sample', []))
  bridge.tell('set:opened', openedSet('secret', ['01.in']))
  expect(sets.list.map(({ name }) => name)).toEqual(['secret', 'sample'])
  expect(shown).toEqual([set, sets.list[1], set])
  expect(set.tests.map(({ file }) => file.path)).toEqual(['01.in'])
  sets.close(set)
  expect(sets.list.map(({ name }) => name)).toEqual(['sample'])
  expect(bridge.askedFor('set:close')).toEqual([['set secret']])
})

test('sets that were open before come in their order, and as they were looked at', async () => {
  const { bridge, shown, sets } = await opened()
  const view = {
    view: 'tests',
    words: '0',
    sort: 'size',
    isDown: true,
    cursor: '03.in',
    judgesAgain: true,
  }
  const restore = (name: string, at: number, of: Json): void =>
    bridge.tell('set:opened', {
      ...openedSet(name, paths),
      restored: { at, view: of, isFront: at === 2 },
    })
  restore('third', 2, view)
  restore('first', 0, { ...view, sort: 'picture', words: 7, view: 'none' })
  restore('second', 1, [])
  expect(sets.list.map(({ name }) => name)).toEqual(['secret', 'first', 'second', 'third'])
  const [, first, , third] = sets.list
  expect(third!.kept).toEqual({ ...view, onlyTroubled: false })
  expect([third!.table.cursor, third!.table.isSought]).toEqual([2, true])
  expect(first!.table).toMatchObject({ words: '', sort: 'name', isDown: true })
  expect(shown.length).toBe(4)
})

test('what is told of the first set while its parts are on their way is taken in after it', async () => {
  const bridge = new PageBridge({ 'set:recent': () => [] })
  const sets = new OpenSets(bridge, () => undefined)
  sets.begin()
  bridge.tell('set:opened', openedSet('secret', paths))
  bridge.tell('set:listed', { set: 'set secret', list: openedSet('secret', ['01.in']).list })
  bridge.tell(
    'set:looked',
    toldLooks({ set: 'set secret', tests: [summaryFor('01.in')], done: 1, all: 1 }),
  )
  bridge.tell('set:opened', openedSet('sample', []))
  expect(sets.list).toEqual([])
  await sets.load()
  expect(sets.list.map(({ name }) => name)).toEqual(['secret', 'sample'])
  expect(sets.list[0]!.tests.map(({ look }) => look?.path)).toEqual(['01.in'])
})

test('looks fill in as they come, of this set alone, and go with their tests', async () => {
  const { bridge, set } = await opened()
  const look = (of: string, ...tests: string[]): void =>
    bridge.tell(
      'set:looked',
      toldLooks({
        set: of,
        tests: tests.map((path) => summaryFor(path, { errors: Number(path === '02.in') })),
        done: tests.length,
        all: 4,
      }),
    )
  look('another set', ...paths)
  expect([set.done, set.isDone]).toEqual([0, false])
  look('set secret', '01.in', '02.in')
  expect(set.tests.map(({ look }) => look?.path ?? null)).toEqual(['01.in', '02.in', null, null])
  expect([set.troubles.count, set.isDone]).toEqual([1, false])
  const { list } = openedSet('secret', ['01.in'])
  bridge.tell('set:listed', { set: 'set secret', list })
  expect([set.troubles.count, set.isDone]).toEqual([0, true])
  set.look('none')
  expect(set.isStopped).toBe(true)
  set.look('all')
  expect([set.done, set.isStopped]).toEqual([0, false])
})

test('a look at one test leaves the rows of all others as they are', async () => {
  const { bridge, set } = await opened()
  const look = (path: string, done: number): void =>
    bridge.tell(
      'set:looked',
      toldLooks({ set: 'set secret', tests: [summaryFor(path)], done, all: 4 }),
    )
  look('01.in', 1)
  const before = set.table.rows
  look('03.in', 2)
  const isSame = (): boolean[] => set.table.rows.map((row, at) => row === before[at])
  expect(isSame()).toEqual([true, true, false, true])
  expect(set.table.rows[2]).toMatchObject({ at: 2, look: { path: '03.in' } })
  set.table.sortBy('name')
  expect(isSame()).toEqual([false, false, false, false])
})

test('answers that are written fill in beside their tests, and what was done is told and can be undone', async () => {
  const plan = { plan: 'p', fresh: ['01.ans'], equal: [], over: [], without: [] }
  const step = { done: ['01.ans'], left: [], problem: null, undo: 'write 1 answer', redo: null }
  const bridge: PageBridge = new PageBridge({
    'set:recent': () => [],
    'set:plan-answers': () => plan,
    'set:write-answers': (set) => {
      // Main looks at the folder again before it replies.
      const { list } = openedSet('secret', [...paths, '01.ans'])
      bridge.tell('set:listed', { set, list })
      const tests = [summaryFor('01.in', { expected: 'equal' })]
      bridge.tell('set:looked', toldLooks({ set, tests, done: 4, all: 4 }))
      return step
    },
    'set:undo': (set) => {
      bridge.tell('set:listed', { set, list: openedSet('secret', paths).list })
      return { ...step, undo: null, redo: step.undo }
    },
  })
  const sets = new OpenSets(bridge, () => undefined)
  sets.begin()
  await sets.load()
  bridge.tell('set:opened', openedSet('secret', paths))
  const [set] = sets.list
  expect([set!.answered, set!.equal, set!.undoLabel]).toEqual([0, 0, null])
  await set!.writing.begin(['01.in'])
  await set!.writing.write()
  expect([set!.answered, set!.equal, set!.undoLabel]).toEqual([1, 1, 'write 1 answer'])
  expect(set!.told).toEqual({ text: '1 file written.', tone: 'info', back: 'undo' })
  await set!.writing.undo()
  expect([set!.answered, set!.undoLabel, set!.redoLabel]).toEqual([0, null, 'write 1 answer'])
  expect(set!.told).toEqual({ text: '1 file restored.', tone: 'info', back: 'redo' })
})

test('keys and clicks choose one test, a range, or several; a filter hides what is chosen', async () => {
  const { table } = (await opened()).set
  table.goTo(1)
  table.goTo(3, 'range')
  expect(table.chosen).toEqual(['02.in', '03.in', '10.in'])
  table.goTo(0, 'range')
  expect(table.chosen).toEqual(['01.in', '02.in'])
  table.toggle(3)
  table.toggle(0)
  expect([table.chosen, table.cursor]).toEqual([['02.in', '10.in'], 0])
  table.goTo(2, 'keep')
  expect([table.chosen, table.cursor]).toEqual([['02.in', '10.in'], 2])
  table.words = '0'
  table.chooseAll()
  table.words = '02'
  expect([table.chosen, table.cursor]).toEqual([['02.in'], 0])
  table.show('10.in')
  expect([table.words, table.chosen, table.cursor]).toEqual(['', ['10.in'], 3])
})

test('a column sorts, and once more the other way round', async () => {
  const { table } = (await opened()).set
  table.sortBy('name')
  expect(table.shown.map(({ file }) => file.path)).toEqual(paths.toReversed())
  table.sortBy('caught')
  expect([table.sort, table.isDown]).toEqual(['caught', false])
})

test('a test is known by its file, and what is new goes beside what keys work on', async () => {
  const { bridge, set } = await opened()
  const { list } = openedSet('secret', ['1.in', 'a/2.in', 'b/3.in'])
  bridge.tell('set:listed', { set: 'set secret', list })
  const fileAt = (path: string) => ({ path, real: path })
  expect(set.testOf(fileAt('/tests/secret/a/2.in'))).toBe('a/2.in')
  expect(set.testOf({ path: '/link/2.in', real: '/tests/secret/b/3.in' })).toBe('b/3.in')
  expect(set.testOf(fileAt('/tests/secret/a/9.in'))).toBeNull()
  expect(set.testOf(fileAt('/tests/secrets/a/2.in'))).toBeNull()
  expect([set.groupOf('a/2.in'), set.groupOf('gone.in'), set.groupOf()]).toEqual(['a', 'b', 'b'])
  set.table.goTo(1)
  expect(set.groupOf()).toBe('a')
})

test('a test is replaced by a smaller level as one step, and its answer is to be written anew', async () => {
  const plan = {
    ...{ plan: 'p', moves: [], fresh: [], gone: [], left: [], notes: 0 },
    ...{ over: ['1.in'], tests: ['1.in'] },
  }
  const step = { done: ['1.in'], left: [], problem: null, undo: 'shrink 1.in', redo: null }
  const bridge = new PageBridge({
    'set:recent': () => [],
    'set:plan-files': () => ok(plan),
    'set:carry-out': () => step,
  })
  const sets = new OpenSets(bridge, () => undefined)
  sets.begin()
  await sets.load()
  bridge.tell('set:opened', openedSet('secret', ['1.in', '1.ans', '2.in']))
  const set = sets.list[0]!
  const how = { by: 'shrink', game: 'rockets', from: 'a', wishes: [], official: true } as const
  const text = { path: '1.in', before: 'long', after: 'short', made: { ...how, hash: 'b' } }
  await set.replace(text)
  const texts = [text]
  const job = { kind: 'rewrite', label: 'shrink 1.in', texts }
  expect(bridge.askedFor('set:plan-files')).toEqual([['set secret', job]])
  expect(bridge.askedFor('set:carry-out')).toEqual([['set secret', 'p']])
  expect(set.told!.text).toMatch(/^Replaced 1\.in\. The expected answer may no longer/)
  expect(set.undoLabel).toBe('shrink 1.in')
  await set.replace({ ...text, path: '2.in' })
  expect(set.told!.text).toBe('Replaced 2.in.')
})

test('what was told of a step goes when the user goes on; what went wrong stays', async () => {
  const { set } = await opened()
  const tell = (tone: 'info' | 'error'): void => {
    set.told = { text: 'Renamed 1.in to 2.in.', tone }
    set.table.goTo(1)
    set.goOn()
  }
  tell('info')
  set.goOn()
  expect(set.told).not.toBeNull()
  set.table.goTo(2)
  set.goOn()
  expect(set.told).toBeNull()
  tell('info')
  set.view = 'coverage'
  set.goOn()
  expect(set.told).toBeNull()
  tell('error')
  set.table.goTo(3)
  set.goOn()
  expect(set.told?.tone).toBe('error')
})
