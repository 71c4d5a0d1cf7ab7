import { expect, test } from 'vitest'
import { PageBridge } from '../testing/page-bridge'
import { openedSet } from '../testing/sets'
import { OpenSet } from './open-set.svelte'
import { dropPlace, neighbour } from './row-places'

const paths = ['a/1.in', 'a/2.in', 'a/3.in', 'b/1.in']
const set = () => new OpenSet(openedSet('pests', paths), new PageBridge())

test('a step up or down passes one test of the group, and ends with it', () => {
  const { table } = set()
  const at = (path: string, by: 1 | -1) => neighbour(table, [path], by)
  expect(at('a/2.in', -1)).toEqual({ group: 'a', before: 'a/1.in' })
  expect(at('a/1.in', 1)).toEqual({ group: 'a', before: 'a/3.in' })
  expect(at('a/2.in', 1)).toEqual({ group: 'a', before: null })
  expect([at('a/1.in', -1), at('a/3.in', 1), at('b/1.in', 1)]).toEqual([null, null, null])
  expect(neighbour(table, ['a/1.in', 'a/2.in'], 1)).toEqual({ group: 'a', before: null })
  expect(neighbour(table, ['a/3.in', 'b/1.in'], -1)).toBeNull()
})

test('tests land above or below a row, and only in its group while rows have another order', () => {
  const { table } = set()
  expect(dropPlace(table, 1, false)).toEqual({ kind: 'row', group: 'a', before: 'a/2.in' })
  expect(dropPlace(table, 1, true)).toEqual({ kind: 'row', group: 'a', before: 'a/3.in' })
  expect(dropPlace(table, 2, true)).toEqual({ kind: 'row', group: 'a', before: null })
  table.sortBy('answer')
  expect(dropPlace(table, 3, false)).toEqual({ kind: 'group', group: 'b' })
  expect(neighbour(table, ['a/2.in'], -1)).toBeNull()
})

test('keys stay at the place of a test that is gone, and go to those that came', () => {
  const one = set()
  const { table } = one
  table.goTo(2)
  one.takeList(
    openedSet(
      'pests',
      paths.filter((path) => path !== 'a/3.in'),
    ).list,
  )
  expect([table.cursor, table.target]).toEqual([2, ['b/1.in']])
  table.words = 'nothing'
  table.choose(['a/2.in', 'b/1.in'])
  expect([table.words, table.cursor, table.target]).toEqual(['', 1, ['a/2.in', 'b/1.in']])
})
