import { expect, test } from 'vitest'
import { PageBridge } from '../testing/page-bridge'
import { openedSet, summaryFor } from '../testing/sets'
import type { OpenSet } from './open-set.svelte'
import { OpenSets } from './open-sets.svelte'

const paths = ['01.in', '02.in', '03.in', '10.in']

function opened() {
  const bridge = new PageBridge({ 'set:recent': () => [] })
  const shown: OpenSet[] = []
  const sets = new OpenSets(bridge, (set) => shown.push(set))
  sets.begin()
  bridge.tell('set:opened', openedSet('secret', paths))
  return { bridge, shown, sets, set: sets.list[0]! }
}

test('a folder that is opened again comes to the front and has one tab', () => {
  const { bridge, shown, sets, set } = opened()
  bridge.tell('set:opened', openedSet('sample', []))
  bridge.tell('set:opened', openedSet('secret', ['01.in']))
  expect(sets.list.map(({ name }) => name)).toEqual(['secret', 'sample'])
  expect(shown).toEqual([set, sets.list[1], set])
  expect(set.tests.map(({ file }) => file.path)).toEqual(['01.in'])
  sets.close(set)
  expect(sets.list.map(({ name }) => name)).toEqual(['sample'])
  expect(bridge.askedFor('set:close')).toEqual([['set secret']])
})

test('looks fill in as they come, of this set alone, and go with their tests', () => {
  const { bridge, set } = opened()
  const look = (of: string, ...tests: string[]): void =>
    bridge.tell('set:looked', {
      set: of,
      tests: tests.map((path) => summaryFor(path, { errors: Number(path === '02.in') })),
      done: tests.length,
      all: 4,
    })
  look('another set', ...paths)
  expect([set.done, set.isDone]).toEqual([0, false])
  look('set secret', '01.in', '02.in')
  expect(set.tests.map(({ look }) => look?.path ?? null)).toEqual(['01.in', '02.in', null, null])
  expect([set.troubled, set.isDone]).toEqual([1, false])
  const { list } = openedSet('secret', ['01.in'])
  bridge.tell('set:listed', { set: 'set secret', list })
  expect([set.troubled, set.isDone]).toEqual([0, true])
})

test('keys and clicks choose one test, a range, or several; a filter hides what is chosen', () => {
  const { table } = opened().set
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

test('a column sorts, and once more the other way round', () => {
  const { table } = opened().set
  table.sortBy('name')
  expect(table.shown.map(({ file }) => file.path)).toEqual(paths.toReversed())
  table.sortBy('caught')
  expect([table.sort, table.isDown]).toEqual(['caught', false])
})
