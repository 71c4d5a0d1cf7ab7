import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BOARD } from './layout'
import { homeAmong, mateIn, tabPlace } from './pane-place'

const usual = [{ panes: ['a', 'b', 'c'] }, { panes: ['d'] }]

test('a pane returns to its last mate, wherever that is now', () => {
  expect(homeAmong([['d'], ['b'], ['c']], 'a', 'd', usual)).toBe(0)
  // The mate is closed as well.
  expect(homeAmong([['d'], ['b'], ['c']], 'a', 'x', usual)).toBe(1)
})

test('a pane without a mate goes where the first of its usual mates stands', () => {
  expect(homeAmong([['c', 'd'], ['b']], 'a', null, usual)).toBe(1)
  expect(homeAmong([['d'], ['e']], 'a', null, usual)).toBe(-1)
  expect(homeAmong([['b']], 'unknown', null, usual)).toBe(-1)
  expect(homeAmong([], 'a', 'b', usual)).toBe(-1)
})

test('a mate is any other pane of the stack', () => {
  const stack = (...panes: string[]) => ({ panes, front: panes[0]!, size: 1 })
  const layout = { parts: [stack(BOARD), { parts: [stack('a', 'b'), stack('c')], size: 1 }] }
  expect(['a', 'b', 'c', 'd'].map((id) => mateIn(layout, id))).toEqual(['b', 'a', null, null])
})

test('panes that are opened one by one stand in their order', () => {
  const order = ['a', 'b', 'c', 'd', 'e']
  fc.assert(
    fc.property(fc.shuffledSubarray(order), (opened) => {
      const tabs: string[] = []
      for (const id of opened) tabs.splice(tabPlace(tabs, id, order), 0, id)
      expect(tabs).toEqual([...opened].sort())
    }),
    { seed: 1 },
  )
})
